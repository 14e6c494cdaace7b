/// Elements in columns of cells, in rows whose heights do not depend on what is in them.
///
/// It is the mirror image of a vertical lazy grid: elements fill a column from top to bottom, a
/// column is as wide as its widest cell, and the rows share the height.
public struct HorizontalLazyGrid<Content: Element>: PrimitiveElement {
  private let rows: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let content: Content

  /// A grid with the given rows; without any, it has a flexible one.
  ///
  /// Content stands at `alignment` of its cell, unless its row says otherwise. Columns keep
  /// `spacing` points between them, 8 unless given or where it is not finite.
  public init(
    rows: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.rows = rows.isEmpty ? [.flexible()] : rows
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    self.content = content()
  }

  /// Adds a box with the elements in it.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .horizontal,
      tracks: rows,
      alignment: alignment,
      spacing: spacing
    )
    resolver.container(layout, label: .lazyGrid, axis: .none) { content.resolve(into: &$0) }
  }
}
