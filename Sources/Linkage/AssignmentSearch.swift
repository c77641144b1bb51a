/// Solves a group exactly: one row after another enters, along the path that costs the assignment so far least.
///
/// Rows are the smaller side. Each thing has a price, never negative; the prices of two things are together never below the worth of an
/// edge between them, and equal to it where the edge is chosen; things left alone have the price zero. That proves the total greatest.
/// Memory is kept from group to group.
struct AssignmentSearch {
  private var firstEdge: [Int32] = []
  private var columns: [Int32] = []
  private var worths: [AssignmentWorth] = []
  private var places: [Int32] = []

  private var rowPrice: [AssignmentWorth] = []
  private var columnPrice: [AssignmentWorth] = []
  /// The edge that each row is matched by and the row that each column is matched with; -1 for none.
  private var edgeOfRow: [Int32] = []
  private var rowOfColumn: [Int32] = []

  // Of the path that is being searched.
  private var distance: [AssignmentWorth] = []
  /// The edge by which a column was reached, and the row that it came from.
  private var edgeInto: [Int32] = []
  private var rowInto: [Int32] = []
  private var isSettled: [Bool] = []
  private var reached: [Int32] = []
  private var settled: [Int32] = []
  private var heap = AssignmentHeap()

  /// Appends the places of the chosen edges to `chosen`.
  mutating func solve(_ group: AssignmentGroup, into chosen: inout [Int]) {
    prepare(group)
    for row in 0..<edgeOfRow.count { enter(row) }
    for edge in edgeOfRow where edge >= 0 { chosen.append(Int(places[Int(edge)])) }
  }

  private mutating func prepare(_ group: AssignmentGroup) {
    let isTurned = group.rightCount < group.leftCount
    let rowCount = min(group.leftCount, group.rightCount)
    let columnCount = max(group.leftCount, group.rightCount)
    let edgeCount = group.edges.count
    Self.fill(&firstEdge, 0, count: rowCount + 1)
    Self.fill(&columns, 0, count: edgeCount)
    Self.fill(&worths, 0, count: edgeCount)
    Self.fill(&places, 0, count: edgeCount)
    Self.fill(&rowPrice, 0, count: rowCount)
    Self.fill(&columnPrice, 0, count: columnCount)
    Self.fill(&edgeOfRow, -1, count: rowCount)
    Self.fill(&rowOfColumn, -1, count: columnCount)
    Self.fill(&distance, .max, count: columnCount)
    Self.fill(&edgeInto, -1, count: columnCount)
    Self.fill(&rowInto, -1, count: columnCount)
    Self.fill(&isSettled, false, count: columnCount)

    // Counting sort by row.
    for edge in group.edges { firstEdge[Int(isTurned ? edge.right : edge.left)] += 1 }
    var sum: Int32 = 0
    for row in 0...rowCount {
      sum += firstEdge[row]
      firstEdge[row] = sum
    }
    for edge in group.edges.reversed() {
      let row = Int(isTurned ? edge.right : edge.left)
      firstEdge[row] -= 1
      let slot = Int(firstEdge[row])
      columns[slot] = isTurned ? edge.left : edge.right
      worths[slot] = edge.worth
      places[slot] = edge.place
      rowPrice[row] = max(rowPrice[row], edge.worth)
    }
  }

  private static func fill<Value>(_ array: inout [Value], _ value: Value, count: Int) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(value, count: count))
  }

  /// Finds the cheapest way to let one more row in: to a free column, or by leaving a row on the way alone.
  private mutating func enter(_ newRow: Int) {
    heap.removeAll()
    reached.removeAll(keepingCapacity: true)
    settled.removeAll(keepingCapacity: true)
    // Leaving the new row itself alone costs its price.
    var least = rowPrice[newRow]
    var lastColumn = -1
    var rowLeftAlone = newRow
    reach(from: newRow, at: 0, below: least)
    while let (cost, column) = heap.popLeast() {
      if cost >= least { break }
      if isSettled[column] || cost > distance[column] { continue }
      isSettled[column] = true
      settled.append(Int32(column))
      let row = Int(rowOfColumn[column])
      if row < 0 {
        least = cost
        lastColumn = column
        break
      }
      let costAlone = cost &+ rowPrice[row]
      if costAlone < least {
        least = costAlone
        lastColumn = column
        rowLeftAlone = row
      }
      reach(from: row, at: cost, below: least)
    }
    adjustPrices(newRow, least: least)
    if lastColumn >= 0 {
      if rowOfColumn[lastColumn] >= 0 { edgeOfRow[rowLeftAlone] = -1 }
      shift(from: newRow, to: lastColumn)
    }
    for column in reached {
      distance[Int(column)] = .max
      isSettled[Int(column)] = false
    }
  }

  @inline(__always)
  private mutating func reach(from row: Int, at cost: AssignmentWorth, below least: AssignmentWorth) {
    for edge in Int(firstEdge[row])..<Int(firstEdge[row + 1]) {
      let column = Int(columns[edge])
      if isSettled[column] { continue }
      let next = cost &+ rowPrice[row] &+ columnPrice[column] &- worths[edge]
      if next < distance[column] && next < least {
        if distance[column] == .max { reached.append(Int32(column)) }
        distance[column] = next
        edgeInto[column] = Int32(edge)
        rowInto[column] = Int32(row)
        heap.push(next, column)
      }
    }
  }

  private mutating func adjustPrices(_ newRow: Int, least: AssignmentWorth) {
    // Rows first: their columns still say how far they are.
    rowPrice[newRow] &-= least
    for column in settled {
      let column = Int(column)
      let slack = least &- distance[column]
      if slack <= 0 { continue }
      columnPrice[column] &+= slack
      let row = Int(rowOfColumn[column])
      if row >= 0 { rowPrice[row] &-= slack }
    }
  }

  /// Gives each row on the way the column that it was reached through.
  private mutating func shift(from newRow: Int, to lastColumn: Int) {
    var column = lastColumn
    while true {
      let edge = edgeInto[column]
      let row = Int(rowInto[column])
      let before = edgeOfRow[row]
      edgeOfRow[row] = edge
      rowOfColumn[column] = Int32(row)
      if row == newRow { break }
      column = Int(columns[Int(before)])
    }
  }
}
