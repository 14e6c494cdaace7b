/// Keeps a square, as long as the shorter side of the offer.
struct DiscLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let side = min(
      proposal.width ?? ReaderLayout.idealLength,
      proposal.height ?? ReaderLayout.idealLength
    )
    return Size(width: side, height: side)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
}
