import LayoutSim

/// Takes what it is offered and puts its children at the corner.
struct ReaderLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}

/// Stays square.
struct DiscLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return Size(width: side, height: side)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {}
}

/// Puts the centre of its child at a point.
struct PositionLayout: ContainerLayout {
  let center: Point

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let child = children.first?.size(proposal) ?? .zero
    return Size(
      width: proposal.width ?? child.width,
      height: proposal.height ?? child.height
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    children.first?.place(at: center, anchor: .center, proposal: Proposal(size))
  }
}

/// Hands on a share of its offer.
struct RelativeLayout: ContainerLayout {
  let width: Double?
  let height: Double?

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(share(of: proposal)) ?? .zero
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    children.first?.place(at: .zero, proposal: share(of: proposal))
  }

  private func share(of proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 * (width ?? 1) },
      height: proposal.height.map { $0 * (height ?? 1) }
    )
  }
}
