/// Cells in rows and columns; every column is as wide as its widest cell.
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
/// A row is as high as its highest cell; cells that are missing at its end stay empty. An element
/// that stands in no ``CellRow`` spans the whole grid. How flexible columns share the width is
/// documented nowhere: they do it as the elements of a row do, and rows share the height as those
/// of a column. What a cell that spans columns needs beyond them is spread equally over them.
public struct EagerGrid<Content: Element>: PrimitiveElement {
  private let layout: EagerGridLayout
  private let content: Content

  /// A grid whose cells stand at `alignment`, unless they, their row or their column say otherwise.
  ///
  /// The gaps are in points; one that is not given, or not finite, is the largest that any
  /// neighbours across it want.
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

  /// Adds a box with the cells in it.
  public func resolve(into resolver: inout Resolver) {
    resolver.container(layout, label: .grid, axis: .none) { content.resolve(into: &$0) }
  }
}
