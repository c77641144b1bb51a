// Measures the kernels on pairs of texts: `kernel-bench PAIRS.tsv [--values KERNEL]`.
//
// Each line of the file is two texts with a tab between. Prints for each kernel the best of several passes, in million pairs a second;
// with `--values`, the results of one kernel, a line a pair, to compare with another tool (see ../compare-kernels).

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first, let pairs = PairFile(path: path) else {
  print("kernel-bench PAIRS.tsv [--values KERNEL]")
  exit(64)
}

if arguments.count == 3, arguments[1] == "--values" {
  guard let kernel = Kernel(rawValue: arguments[2]) else { exit(64) }
  for value in kernel.values(of: pairs) { print(value) }
} else {
  for kernel in Kernel.allCases {
    var best = Double.infinity
    var check = 0.0
    for _ in 0..<7 {
      let start = ContinuousClock.now
      check = kernel.sum(over: pairs)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      best = min(best, seconds)
    }
    let rate = (Double(pairs.count) / best / 1e4).rounded() / 100
    print("\(kernel.rawValue)\t\(rate)\t\(check)")
  }
}
