/// The preferred spacings of a container's children, in their order.
public struct ChildSpacings: RandomAccessCollection {
  /// The largest of them on each side; ordinary spacing without children.
  public let union: Spacing

  private let numbers: [Int32]
  private let table: SpacingTable

  /// Creates the spacings with `numbers` in `table`.
  init(_ numbers: [Int32], in table: SpacingTable, union: Spacing) {
    self.numbers = numbers
    self.table = table
    self.union = union
  }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position after the last child.
  public var endIndex: Int { numbers.count }

  /// The preferred spacing of the child at a position.
  public subscript(index: Int) -> Spacing { table[numbers[index]] }
}
