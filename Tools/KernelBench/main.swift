// Measures the kernels on pairs of texts: `kernel-bench PAIRS.tsv [--values KERNEL]`, and assignment and clusters on generated pairs:
// `kernel-bench --linkage`.
//
// Each line of the file is two texts with a tab between. Prints for each kernel the best of several passes, in million pairs a second;
// with `--values`, the results of one kernel, a line a pair, to compare with another tool (see ../compare-kernels).

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

if CommandLine.arguments.dropFirst() == ["--linkage"] {
  LinkageBench.run()
  exit(0)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first, let pairs = PairFile(path: path) else {
  print("kernel-bench PAIRS.tsv [--values KERNEL | --profile KERNEL] | --linkage")
  exit(64)
}

if arguments.count == 3, arguments[1] == "--values" {
  guard let kernel = Kernel(rawValue: arguments[2]) else { exit(64) }
  for value in kernel.values(of: pairs) { print(value) }
} else if arguments.count == 3, arguments[1] == "--profile" {
  // Many passes of one kernel, for a profiler to watch.
  guard let kernel = Kernel(rawValue: arguments[2]) else { exit(64) }
  var best = Double.infinity
  for _ in 0..<300 {
    let start = ContinuousClock.now
    let sum = kernel.sum(over: pairs)
    if sum.isNaN { exit(70) }
    best = min(best, (ContinuousClock.now - start) / .nanoseconds(1))
  }
  print("\(kernel.rawValue)\t\(best / Double(pairs.count)) ns")
} else {
  var best = [Double](repeating: .infinity, count: Kernel.allCases.count)
  var sums = best
  for _ in 0..<12 {
    for (place, kernel) in Kernel.allCases.enumerated() {
      let start = ContinuousClock.now
      sums[place] = kernel.sum(over: pairs)
      best[place] = min(best[place], (ContinuousClock.now - start) / .seconds(1))
    }
  }
  for (place, kernel) in Kernel.allCases.enumerated() {
    let rate = (Double(pairs.count) / best[place] / 1e4).rounded() / 100
    print("\(kernel.rawValue)\t\(rate)\t\(sums[place])")
  }
}
