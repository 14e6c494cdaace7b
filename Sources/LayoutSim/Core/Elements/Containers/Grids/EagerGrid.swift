/// Cells in rows and columns, with every column as wide as its widest cell.
///
/// ```swift
/// EagerGrid(alignment: .leading) {
///   CellRow {
///     TextBlock("Name")
///     TextBlock("Ada")
///   }
///   Separator().gridCellUnsizedAxes(.horizontal)
///   CellRow { TextBlock("A note below both columns").gridCellColumns(2) }
/// }
/// ```
///
/// A row is as high as its highest cell; missing cells at its end stay empty. An element outside a
/// ``CellRow`` spans the whole grid. The sharing of width among flexible columns is undocumented: here they
/// share it as the elements of a row do, and rows share the height as those of a column. If a spanning cell
/// needs more than its columns, the difference is distributed equally among them.
public struct EagerGrid<Content: Element>: PrimitiveElement {
  private let layout: EagerGridLayout
  private let content: Content

  /// Creates a grid whose cells are aligned by `alignment`, unless they, their row or their column override
  /// it.
  ///
  /// The gaps are in points; one that is `nil`, or not finite, is the largest preferred by any neighbours
  /// across it.
  public init(
    alignment: Anchoring = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    layout = EagerGridLayout(
      alignment: alignment,
      columnGap: horizontalSpacing.flatMap { $0.isFinite ? $0.asLength : nil },
      rowGap: verticalSpacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    self.content = content()
  }

  /// Adds a box that contains the cells.
  public func resolve(into resolver: inout Resolver) {
    resolver.container(layout, label: .grid, axis: .none) { content.resolve(into: &$0) }
  }
}
