/// Shows the first child whose ideal size fits the offer, or else the last.
struct FirstFitLayout: ContainerLayout {
  let axes: LayoutAxes

  /// The child that was chosen last time, and the one that is chosen now.
  let pick: Assumption<Int>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.isEmpty ? .zero : children[fitting(proposal, children)].size(proposal)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    guard !children.isEmpty else { return }
    let shown = fitting(proposal, children)
    for (index, child) in children.enumerated() {
      if index == shown {
        child.place(at: .zero, proposal: proposal)
      } else {
        child.leaveOut()
      }
    }
    pick.found = shown
  }

  private func fitting(_ proposal: Proposal, _ children: LayoutChildren) -> Int {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return children.dropLast().firstIndex { child in
      let size = child.size(ideal)
      let fitsAcross = size.width <= proposal.width ?? .infinity
      let fitsDown = size.height <= proposal.height ?? .infinity
      return (fitsAcross || !axes.contains(.horizontal))
        && (fitsDown || !axes.contains(.vertical))
    } ?? children.count - 1
  }
}
