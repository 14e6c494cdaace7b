/// The columns of a split coordinator with their contents.
///
/// All columns are there. Which of them are seen, and whether they are side by side, depends on the device.
public struct SplitComposition: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// Which one it is.
    public let column: SplitColumn

    /// Its coordinator; `nil` if it is empty.
    public let owner: OwnerPath?

    /// Its content; an empty stack if it is empty, or too deep inside others.
    public let content: SurfaceContent
  }

  /// The split coordinator.
  public let owner: OwnerPath

  /// The number of columns.
  public let style: SplitStyle

  /// The columns that were requested beside the detail.
  public let visibility: ColumnVisibility

  /// The column in front where there is room for one only; `nil` if all are empty.
  public let front: SplitColumn?

  /// The columns, from the leading edge.
  public let columns: [Column]
}
