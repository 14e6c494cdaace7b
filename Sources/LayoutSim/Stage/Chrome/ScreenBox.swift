/// One screen: a bar, if it has one, and the content in what the bar and the safe area leave.
struct ScreenBox: Element {
  let bar: NavigationBar?
  let insets: Insets
  let content: AnyElement

  var body: some Element {
    Container(ScreenLayout(insets: safeArea, barHeight: bar?.height, margins: insets)) {
      if let bar { bar }
      content.safeAreaWindow(safeArea)
    }
  }

  /// What the content keeps free: the bar is not safe either.
  private var safeArea: Insets {
    var safeArea = insets
    safeArea.top += bar?.height ?? 0
    return safeArea
  }
}

/// A bar across the top, and everything else as the content of a window of its own.
///
/// A hosting window offers its size less the safe area and centres what comes back; so several
/// authors have observed.
struct ScreenLayout: ContainerLayout {
  /// What the content keeps free by itself.
  let insets: Insets

  /// The height of the bar, which is then the first child; `nil` without one.
  let barHeight: Double?

  /// What the bar keeps free.
  let margins: Insets

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    // A screen takes what it is offered; only what is not offered is asked of the content.
    let asked: [Size] =
      proposal.width == nil || proposal.height == nil
      ? content(of: children).map { $0.size(proposal) } : []
    return Size(
      width: proposal.width ?? asked.map(\.width).max() ?? insets.horizontal,
      height: proposal.height ?? asked.map(\.height).max() ?? insets.vertical
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
        at: Point(x: margins.leading, y: margins.top),
        proposal: Proposal(width: size.width - margins.horizontal, height: barHeight)
      )
    }
    for child in content(of: children) { child.place(at: .zero, proposal: Proposal(size)) }
  }

  private func content(of children: LayoutChildren) -> Slice<LayoutChildren> {
    children.dropFirst(barHeight == nil ? 0 : 1)
  }
}
