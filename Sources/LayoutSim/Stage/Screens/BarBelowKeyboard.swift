/// A bar at the lower edge that the keyboard covers, instead of moving above it.
struct BarBelowKeyboard<Bar: Element>: Element {
  let bar: Bar

  @Inherited(\.keyboardRise) private var rise

  var body: some Element {
    Container(SunkenLayout(depth: rise)) { bar }
  }
}

/// Places its child below the safe area's lower edge, and takes only the remaining height from that.
private struct SunkenLayout: ContainerLayout {
  /// The distance below the edge.
  let depth: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let size = children.first?.size(proposal) ?? .zero
    return Size(width: size.width, height: max(0, size.height - depth))
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    guard let child = children.first else { return }
    child.place(
      at: Point(x: 0, y: size.height + depth),
      anchor: .bottomLeading,
      proposal: Proposal(width: size.width, height: nil)
    )
  }
}
