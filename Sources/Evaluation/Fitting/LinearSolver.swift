/// Solves symmetric positive definite systems by Cholesky's decomposition.
struct LinearSolver {
  /// - Parameters:
  ///   - matrix: n × n by rows; only the lower triangle is read.
  /// - Returns: `nil` when the matrix is not positive definite.
  /// - Complexity: O(n³).
  static func solve(_ matrix: [Double], _ right: [Double]) -> [Double]? {
    let n = right.count
    var lower = matrix
    for column in 0..<n {
      var pivot = lower[column * n + column]
      for k in 0..<column { pivot -= lower[column * n + k] * lower[column * n + k] }
      guard pivot > 0 else { return nil }
      let root = pivot.squareRoot()
      lower[column * n + column] = root
      for row in (column + 1)..<max(n, column + 1) {
        var sum = lower[row * n + column]
        for k in 0..<column { sum -= lower[row * n + k] * lower[column * n + k] }
        lower[row * n + column] = sum / root
      }
    }
    var solution = right
    for row in 0..<n {
      for k in 0..<row { solution[row] -= lower[row * n + k] * solution[k] }
      solution[row] /= lower[row * n + row]
    }
    for row in stride(from: n - 1, through: 0, by: -1) {
      for k in (row + 1)..<max(n, row + 1) { solution[row] -= lower[k * n + row] * solution[k] }
      solution[row] /= lower[row * n + row]
    }
    return solution
  }
}
