/// Takes what it is offered, and puts its children at the top leading corner.
struct ReaderLayout: ContainerLayout {
  /// A reader's length where nothing is offered, in points.
  static let idealLength = 10.0

  /// The size that the children were made for, and the size that there is.
  let size: Assumption<Size>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    // No content can be built for a size without end.
    if size.width.isFinite && size.height.isFinite { self.size.found = size }
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}
