import Glibc

struct CannotWrite: Error { let path: String }

func write(_ text: String, to path: String) throws(CannotWrite) {
  guard let file = fopen(path, "w") else { throw CannotWrite(path: path) }
  defer { fclose(file) }
  let bytes = Array(text.utf8)
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw CannotWrite(path: path) }
  print(path, bytes.count, "bytes")
}

/// The scalars, in lines of `width`.
func lines(_ scalars: [Unicode.Scalar], width: Int, indent: String) -> String {
  stride(from: 0, to: scalars.count, by: width).map { start in
    var line = indent
    line.unicodeScalars.append(contentsOf: scalars[start..<min(start + width, scalars.count)])
    return line
  }.joined(separator: "\n")
}
