/// Elements in rows of cells, in columns whose widths do not depend on what is in them.
///
/// Fixed columns come first; the others share what is left, in order. A row is as high as its
/// highest cell. The grid is as wide as its columns; when it is placed they share that width once
/// more, so columns that did not fit grow and stick out, as they do in SwiftUI's lazy grid (shown
/// by objc.io and Juejin authors with numbers from running apps).
public struct VerticalLazyGrid<Content: Element>: PrimitiveElement {
  private let columns: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let content: Content

  /// A grid with the given columns; without any, it has a flexible one.
  ///
  /// Content stands at `alignment` of its cell, unless its column says otherwise. Rows keep
  /// `spacing` points between them, 8 unless given or where it is not finite.
  public init(
    columns: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.columns = columns.isEmpty ? [.flexible()] : columns
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    self.content = content()
  }

  /// Adds a box with the elements in it.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .vertical,
      tracks: columns,
      alignment: alignment,
      spacing: spacing
    )
    resolver.container(layout, label: .lazyGrid, axis: .none) { content.resolve(into: &$0) }
  }
}
