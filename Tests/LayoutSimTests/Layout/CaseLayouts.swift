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
      width: proposal.width.map { product(width ?? 1, $0) },
      height: proposal.height.map { product(height ?? 1, $0) }
    )
  }
}

/// The share of `length` that `factor` says: none of an endless one is none.
func product(_ factor: Double, _ length: Double) -> Double {
  factor == 0 || length == 0 ? 0 : factor * length
}
