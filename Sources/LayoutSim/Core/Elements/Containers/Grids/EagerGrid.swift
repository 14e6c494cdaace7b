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
/// ``CellRow`` spans the whole grid. How flexible columns share the width is undocumented: here they
/// share it as the elements of a row do, and rows share the height as the elements of a column do. If a spanning cell
/// needs more than its columns, the difference is distributed equally among them.
public struct EagerGrid<Content: Element>: PrimitiveElement {
  private let layout: EagerGridLayout
  private let content: Content

  /// Creates a grid whose cells are aligned by `alignment`, unless they, their row or their column override
  /// it.
  ///
  /// The gaps are in points; one that is `nil` or not finite is the largest that any neighbours across it
  /// prefer.
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

/// The cells of one row of an eager grid.
///
/// It adds no box itself. Outside an ``EagerGrid`` the cells are ordinary elements.
public struct CellRow<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide?
  @usableFromInline let content: Content

  /// Creates a row whose cells are aligned by `alignment`; `nil` follows the grid.
  @inlinable
  public init(alignment: VerticalGuide? = nil, @ElementBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the cells.
  public func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    let alignment = alignment
    resolver.closeMark { builder, start in
      for (number, box) in builder.boxes(from: start).enumerated() {
        let mark = GridRowMark(startsRow: number == 0, alignment: alignment)
        builder.setContainerValue(GridRowKey.self, mark, of: box)
      }
    }
  }
}

extension Element {
  /// Makes a cell of an eager grid span `count` columns, with the gaps between them.
  ///
  /// The count is clamped to 1...1,000. Columns beyond the last one in which any cell starts do not exist.
  public func gridCellColumns(_ count: Int) -> some Element {
    containerValue(GridSpanKey.self, count)
  }

  /// Ignores a cell of an eager grid when columns (`horizontal`) or rows (`vertical`) are sized; the cell
  /// then gets the available space.
  public func gridCellUnsizedAxes(_ axes: LayoutAxes) -> some Element {
    containerValue(GridUnsizedAxesKey.self, axes)
  }

  /// Places a cell of an eager grid at `anchor` of its space, overriding its row and column.
  public func gridCellAnchor(_ anchor: Anchoring) -> some Element {
    containerValue(GridCellAnchorKey.self, anchor)
  }

  /// Aligns all cells in this cell's column of an eager grid to `guide` of the column.
  ///
  /// If several cells of a column set it, the first one is used.
  public func gridColumnAlignment(_ guide: HorizontalGuide) -> some Element {
    containerValue(GridColumnAlignmentKey.self, guide)
  }
}
