import LayoutSim

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
