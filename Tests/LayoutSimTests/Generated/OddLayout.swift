import LayoutSim

/// A custom layout, sensible or not.
struct OddLayout: ContainerLayout {
  enum Habit: CaseIterable {
    /// Puts its children behind each other with their guides at a point.
    case diagonal
    /// Offers its children a share of what it is offered.
    case sharing
    /// Answers with what is not a length.
    case nonsense
    /// Puts its children outside, or nowhere.
    case outside
    /// Leaves every second child out.
    case leavingOut
    /// Asks its children for sizes that make no sense.
    case hostile
    /// Places none of its children.
    case idle
  }

  let habit: Habit
  let length: Double
  let share: Double

  private func offer(_ proposal: Proposal) -> Proposal {
    switch habit {
    case .sharing:
      Proposal(width: proposal.width.map { $0 * share }, height: proposal.height.map { $0 * share })
    case .hostile: Proposal(width: length, height: -share)
    default: proposal
    }
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    if habit == .nonsense { return Size(width: length, height: .nan) }
    var size = Size.zero
    for child in children {
      let answer = child.size(offer(proposal))
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    return size
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    if habit == .idle { return }
    for (position, child) in children.enumerated() {
      if habit == .leavingOut, !position.isMultiple(of: 2) {
        child.leaveOut()
        continue
      }
      let isOutside = habit == .outside || habit == .hostile
      let point =
        isOutside
        ? Point(x: length * 3, y: -length)
        : Point(x: 5 * Double(position), y: 5 * Double(position))
      child.place(
        at: point,
        anchor: Anchoring(horizontal: .center, vertical: .lastTextBaseline),
        proposal: offer(proposal)
      )
    }
  }
}

/// The same, with a guide of its own on each axis.
struct OddGuideLayout: GuidePlacingLayout {
  let layout: OddLayout

  func spacing(of children: ChildSpacings) -> Spacing {
    children.first.map { children.union.replacing(.leading, with: $0) } ?? .zero
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    layout.size(in: proposal, children: children, cache: &cache)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    layout.place(in: size, proposal: proposal, children: children, cache: &cache)
  }

  func position(
    of guide: HorizontalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) -> Double? {
    guide == .leading ? layout.length : nil
  }

  func position(
    of guide: VerticalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: children.first?.position(of: .firstTextBaseline, in: proposal)
    case .center: size.height * layout.share
    default: nil
    }
  }
}
