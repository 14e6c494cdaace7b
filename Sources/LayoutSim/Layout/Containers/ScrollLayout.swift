/// A window onto content of any length along some axes.
struct ScrollLayout: ContainerLayout {
  let axes: LayoutAxes

  /// What the window was offered the last time, and is.
  let room: Assumption<Proposal>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let content = children.first?.size(inner(proposal)) ?? .zero
    return Size(
      width: length(.horizontal, proposal, content),
      height: length(.vertical, proposal, content)
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    room.found = proposal
    children.first?.place(at: .zero, proposal: inner(proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  private func length(_ axis: LayoutAxis, _ proposal: Proposal, _ content: Size) -> Double {
    axes.contains(axis) ? proposal[axis] ?? content[axis] : content[axis]
  }
}
