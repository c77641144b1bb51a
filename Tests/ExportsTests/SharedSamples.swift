#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of real exports beside the package, where there is one.
///
/// - Returns: The path of `name` in it, or `nil` after saying that it is absent.
func sharedSample(_ name: String, file: StaticString = #filePath) -> String? {
  var parts = "\(file)".split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  parts.removeLast(4)
  let path = (parts + ["shared", "samples", name]).joined(separator: "/")
  if access(path, R_OK) == 0 { return path }
  print("skipped: there is no \(path)")
  return nil
}
