/// Elements in columns of cells, with rows whose heights do not depend on their content.
///
/// It is the mirror image of a vertical lazy grid: elements fill a column from top to bottom, a column is as
/// wide as its widest cell, and the rows share the height.
public struct HorizontalLazyGrid<Content: Element>: PrimitiveElement {
  private let rows: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let pinned: PinnedParts
  private let content: Content

  /// Creates a grid with the given rows, or with a single flexible one.
  ///
  /// Content is aligned by `alignment` in its cell, unless its row overrides it. Columns are `spacing` points
  /// apart, 8 if it is `nil` or not finite.
  /// Sections begin a column; their headers and footers are across the grid, and `pinnedViews` of them stay in sight while they
  /// are scrolled.
  public init(
    rows: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.rows = rows.isEmpty ? [.flexible()] : rows
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .horizontal,
      tracks: rows,
      alignment: alignment,
      spacing: spacing
    )
    resolver.builder.tables.createsRows = true
    resolver.container(layout, label: .lazyGrid, axis: .none) { resolver in
      let start = resolver.builder.nodes.count
      content.resolve(into: &resolver)
      resolver.builder.pin(pinned, from: start, along: .horizontal)
    }
  }
}
