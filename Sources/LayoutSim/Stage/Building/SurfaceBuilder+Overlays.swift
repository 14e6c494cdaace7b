extension SurfaceBuilder {
  /// `content` under the overlays at `anchor`, which take its place; inside `bars`.
  func overlaid(_ content: AnyElement, at anchor: Int?, within bars: EnclosingBars) -> AnyElement {
    let overlays = overlays.filter { $0.anchor == anchor }
    guard !overlays.isEmpty else { return content }
    var bars = bars
    // An overlay is no tab: its way back does not lead to the other ones.
    bars.isBehindMore = false
    let above = overlays.map { $0.element(bars) }
    return AnyElement(
      Container(OverlaysLayout()) {
        content
        Each(above, id: \.surface.number) { $0 }
      }
    )
  }
}

/// Several layers, all in the place of the first one.
private struct OverlaysLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(proposal) ?? .zero
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
