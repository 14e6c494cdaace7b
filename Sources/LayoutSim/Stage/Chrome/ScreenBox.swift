/// One screen: a bar, if it has one, and the content in what the bar and the safe area leave.
struct ScreenBox: Element {
  let bar: NavigationBar?
  let insets: Insets
  let content: AnyElement

  var body: some Element {
    Container(ScreenLayout(insets: insets, barHeight: bar?.height)) {
      if let bar { bar }
      content
    }
  }
}

/// A bar across the top, and everything else centred in the safe area below it.
///
/// A hosting window offers its size less the safe area and centres what comes back; so several
/// authors have observed.
struct ScreenLayout: ContainerLayout {
  let insets: Insets

  /// The height of the bar, which is then the first child; `nil` without one.
  let barHeight: Double?

  private var top: Double { insets.top + (barHeight ?? 0) }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let offer = Proposal(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - top - insets.bottom) }
    )
    // A screen takes what it is offered; only what is not offered is asked of the content.
    let asked: [Size] =
      proposal.width == nil || proposal.height == nil
      ? content(of: children).map { $0.size(offer) } : []
    let width = asked.map(\.width).max() ?? 0
    let height = asked.map(\.height).max() ?? 0
    return Size(
      width: proposal.width ?? width + insets.horizontal,
      height: proposal.height ?? top + height + insets.bottom
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    if let barHeight, let bar = children.first {
      bar.place(
        at: Point(x: insets.leading, y: insets.top),
        proposal: Proposal(width: size.width - insets.horizontal, height: barHeight)
      )
    }
    let area = Size(
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - top - insets.bottom)
    )
    let middle = Point(x: insets.leading + area.width / 2, y: top + area.height / 2)
    for child in content(of: children) {
      child.place(at: middle, anchor: .center, proposal: Proposal(area))
    }
  }

  private func content(of children: LayoutChildren) -> Slice<LayoutChildren> {
    children.dropFirst(barHeight == nil ? 0 : 1)
  }
}
