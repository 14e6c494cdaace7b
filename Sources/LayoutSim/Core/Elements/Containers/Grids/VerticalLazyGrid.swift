/// Elements in rows of cells, with columns whose widths do not depend on their content.
///
/// Fixed columns come first; the others share the remaining width, in order. A row is as high as its highest
/// cell. The grid is as wide as its columns; when it is placed, they share that width again, so columns that
/// did not fit grow and stick out, as in SwiftUI's lazy grid (shown by objc.io and Juejin authors with
/// numbers from running apps).
public struct VerticalLazyGrid<Content: Element>: PrimitiveElement {
  private let columns: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let pinned: PinnedParts
  private let content: Content

  /// Creates a grid with the given columns, or with a single flexible one.
  ///
  /// Content is aligned by `alignment` in its cell, unless its column overrides it. Rows are `spacing` points
  /// apart, 8 if it is `nil` or not finite.
  /// Sections begin a row; their headers and footers are across the grid, and `pinnedViews` of them stay in sight while they
  /// are scrolled.
  public init(
    columns: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.columns = columns.isEmpty ? [.flexible()] : columns
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .vertical,
      tracks: columns,
      alignment: alignment,
      spacing: spacing
    )
    resolver.builder.tables.createsRows = true
    resolver.container(layout, label: .lazyGrid, axis: .none) { resolver in
      let start = resolver.builder.nodes.count
      content.resolve(into: &resolver)
      resolver.builder.pin(pinned, from: start, along: .vertical)
    }
  }
}
