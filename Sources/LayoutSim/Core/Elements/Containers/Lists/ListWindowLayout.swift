/// The window of a list: takes what it is offered, whatever its rows need.
struct ListWindowLayout: ContainerLayout {
  /// What the window was offered the last time, and is.
  let room: Assumption<Proposal>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    room.found = proposal
    children.first?.place(at: .zero, proposal: Proposal(width: size.width, height: nil))
  }
}
