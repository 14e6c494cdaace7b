/// Takes what it is offered, and puts the middle of its child at a point.
struct PositionLayout: ContainerLayout {
  let center: Point

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let child = children.first?.size(proposal) ?? .zero
    return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    let offer = Proposal(size)
    guard let child = children.first else { return }
    // The middle of the frame, whatever guides the content has.
    let answer = child.size(offer)
    child.place(
      at: Point(
        x: (center.x - answer.width / 2).orZero,
        y: (center.y - answer.height / 2).orZero
      ),
      proposal: offer
    )
  }
}
