/// The cells of one row of an eager grid.
///
/// It adds no box of its own. Outside an ``EagerGrid`` the cells are ordinary elements.
public struct CellRow<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide?
  @usableFromInline let content: Content

  /// A row whose cells meet at `alignment`; `nil` follows the grid.
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
        builder.setContainerValue(ObjectIdentifier(GridRowKey.self), mark, of: box)
      }
    }
  }
}

extension Element {
  /// Lets a cell of an eager grid lie in `count` columns, with the gaps between them.
  ///
  /// A count below 1 counts as 1, one above 1,000 as 1,000. Columns beyond the last one that any
  /// cell starts in do not exist.
  public func gridCellColumns(_ count: Int) -> some Element {
    containerValue(GridSpanKey.self, count)
  }

  /// Leaves a cell of an eager grid out when columns (`horizontal`) or rows (`vertical`) are sized;
  /// it then gets the room that there is.
  public func gridCellUnsizedAxes(_ axes: LayoutAxes) -> some Element {
    containerValue(GridUnsizedAxesKey.self, axes)
  }

  /// Puts a cell of an eager grid at `anchor` of its room, whatever its row and column say.
  public func gridCellAnchor(_ anchor: Anchoring) -> some Element {
    containerValue(GridCellAnchorKey.self, anchor)
  }

  /// Puts all cells of this cell's column of an eager grid at `guide` of the column.
  ///
  /// Where several cells of a column ask for it, the first one counts.
  public func gridColumnAlignment(_ guide: HorizontalGuide) -> some Element {
    containerValue(GridColumnAlignmentKey.self, guide)
  }
}
