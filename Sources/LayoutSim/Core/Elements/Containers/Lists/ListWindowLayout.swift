/// The viewport of a list, which takes what it is offered regardless of its rows.
struct ListWindowLayout: ContainerLayout {
  /// The offer of the previous pass, and that of the current one.
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
