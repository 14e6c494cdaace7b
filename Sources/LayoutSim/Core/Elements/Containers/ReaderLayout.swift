/// Fills its offer, and places its children at the top leading corner.
struct ReaderLayout: ContainerLayout {
  /// A reader's length without an offer, in points.
  static let idealLength = 10.0

  /// The size for which the children were built, and the current size.
  let size: Assumption<Size>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    // Content cannot be built for an infinite size.
    if size.width.isFinite && size.height.isFinite { self.size.found = size }
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}
