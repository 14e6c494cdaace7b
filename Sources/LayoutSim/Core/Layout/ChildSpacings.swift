/// The gaps that the children of a container want, in their order.
public struct ChildSpacings: RandomAccessCollection {
  /// The largest of what they want, on each side; ordinary gaps where there is no child.
  public let union: Spacing

  private let numbers: [Int32]
  private let table: SpacingTable

  /// The spacings with `numbers` in `table`.
  init(_ numbers: [Int32], in table: SpacingTable, union: Spacing) {
    self.numbers = numbers
    self.table = table
    self.union = union
  }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position behind the last child.
  public var endIndex: Int { numbers.count }

  /// What the child at a position wants.
  public subscript(index: Int) -> Spacing { table[numbers[index]] }
}
