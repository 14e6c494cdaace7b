/// The distinct spacings of a tree, so that a box needs only a number.
///
/// Neighbours are mostly alike, so the latest result is cached.
struct SpacingTable {
  static let plain: Int32 = 0
  static let zero: Int32 = 1

  private static let zeroAlongRows: Int32 = 2
  private static let zeroAlongColumns: Int32 = 3

  private var all: [Spacing] = [
    .plain, .zero, .zero(along: .horizontal), .zero(along: .vertical),
  ]
  private var memory: [Memory] = []
  private var gaps: [GapMemory] = []
  private var fonts: [(font: TextFont, pixel: Double, number: Int32)] = []

  private static let capacity = 48

  private enum Operation: Equatable { case union, row, column, reset(LayoutEdges) }

  private struct Memory {
    let operation: Operation
    let first: Int32
    let second: Int32
    let third: Int32
    let result: Int32
  }

  private struct GapMemory {
    let first: Int32
    let second: Int32
    let axis: LayoutAxis
    let gap: Double
  }

  /// Whether there are more spacings than a screen has.
  var isLarge: Bool { all.count > 2 * SpacingTable.capacity }

  subscript(number: Int32) -> Spacing { all[Int(number)] }

  /// The number of `spacing`.
  mutating func number(of spacing: Spacing) -> Int32 {
    if let known = all.firstIndex(of: spacing) { return Int32(known) }
    all.append(spacing)
    return Int32(all.count - 1)
  }

  /// The number of the spacing of a box without a distance along `axis`.
  func zero(along axis: LayoutAxis) -> Int32 {
    axis == .horizontal ? SpacingTable.zeroAlongRows : SpacingTable.zeroAlongColumns
  }

  /// The number of the spacing of text in `font`.
  mutating func number(of font: TextFont, pixel: Double) -> Int32 {
    if let known = fonts.last(where: { $0.font == font && $0.pixel == pixel }) {
      return known.number
    }
    let number = number(of: .text(LineMetrics(font.repaired, pixel: pixel)))
    fonts.append((font, pixel, number))
    return number
  }

  /// The distance between boxes with the spacings `first` and `second` along `axis`.
  mutating func gap(_ first: Int32, _ second: Int32, along axis: LayoutAxis) -> Double {
    if first == SpacingTable.plain, second == SpacingTable.plain { return Spacing.standard }
    if let known = gaps.last(where: { $0.first == first && $0.second == second && $0.axis == axis })
    {
      return known.gap
    }
    let gap = Spacing.gap(between: self[first], and: self[second], along: axis)
    if gaps.count == SpacingTable.capacity { gaps.removeFirst() }
    gaps.append(GapMemory(first: first, second: second, axis: axis, gap: gap))
    return gap
  }

  /// The preferences of both, the larger one of each kind.
  mutating func union(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second { return first }
    return remembered(.union, first, second, 0) { table in
      table[first].union(table[second])
    }
  }

  /// The preferences of a stack: those of its `first` and `last` child at its ends, and those of all children across.
  mutating func stack(
    along axis: LayoutAxis,
    first: Int32,
    last: Int32,
    across all: Int32
  ) -> Int32 {
    if first == all, last == all { return all }
    return remembered(axis == .horizontal ? .row : .column, first, last, all) { table in
      var spacing = table[all]
      if axis == .horizontal {
        spacing.leading = table[first].leading
        spacing.trailing = table[last].trailing
      } else {
        spacing.top = table[first].top
        spacing.bottom = table[last].bottom
      }
      return spacing
    }
  }

  /// The preferences with those of ordinary content on `sides`.
  mutating func reset(_ number: Int32, _ sides: LayoutEdges) -> Int32 {
    if number == SpacingTable.plain || sides.isEmpty { return number }
    return remembered(.reset(sides), number, 0, 0) { table in
      table[number].replacing(sides, with: .plain)
    }
  }

  private mutating func remembered(
    _ operation: Operation,
    _ first: Int32,
    _ second: Int32,
    _ third: Int32,
    _ work: (SpacingTable) -> Spacing
  ) -> Int32 {
    // A plain loop, because a search costs many times as much in builds without optimization.
    var index = memory.count
    while index > 0 {
      index -= 1
      let known = memory[index]
      if known.first == first, known.second == second, known.third == third,
        known.operation == operation
      {
        return known.result
      }
    }
    let result = number(of: work(self))
    if memory.count == SpacingTable.capacity { memory.removeFirst() }
    memory.append(
      Memory(operation: operation, first: first, second: second, third: third, result: result)
    )
    return result
  }
}
