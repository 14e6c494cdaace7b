/// The bar of tabs: buttons that share its width, or are grouped in its middle on a platter.
struct TabBar: Element {
  let buttons: [Button]
  let metrics: TabBarMetrics
  let place: TabsBox.BarPlace

  /// One button: that of a tab, or “More”.
  struct Button {
    let title: String
    let image: String
    let badge: String?
    let facts: [Fact]
    let isSelected: Bool
    let press: @MainActor @Sendable () -> Void
  }

  var body: some Element {
    if metrics.hasPlatter {
      Container(PlatterLayout(metrics: metrics)) {
        Container(
          PlatterRowLayout(metrics: metrics)
        ) {
          items
        }
        .layer(Semantics(role: .platter, detail: .semantic))
      }
      .tabBarLayer(metrics)
    } else {
      Container(TabRowLayout(below: safeBottom)) { items }
        .tabBarLayer(metrics)
    }
  }

  private var items: some Element {
    Each(buttons.indices, id: \.self) { TabBarItem(button: buttons[$0], metrics: metrics) }
  }

  private var safeBottom: Double {
    if case .bottom(_, let safeBottom) = place { return safeBottom }
    return 0
  }
}

extension Element {
  fileprivate func tabBarLayer(_ metrics: TabBarMetrics) -> some Element {
    inherited(\.textFont, metrics.font)
      .inherited(\.lineLimit, 1)
      .layer(Semantics(role: .tabBar, detail: .semantic, flags: metrics.flags))
  }
}

/// Buttons that share the width of the bar, 4 apart and 1 below its upper edge, on whole points, as on every
/// recording up to iOS 18.
private struct TabRowLayout: ContainerLayout {
  /// The bottom inset.
  var below = 0.0

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let widths = children.map { $0.size(.unspecified).width }
    return Size(width: proposal.width ?? widths.reduce(0, +), height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let share = size.width / Double(max(1, children.count))
    let height = max(0, size.height - below - TabRowLayout.top)
    for (index, child) in children.enumerated() {
      let left = (Double(index) * share + TabRowLayout.side).rounded()
      let right = (Double(index + 1) * share - TabRowLayout.side).rounded()
      child.place(
        at: Point(x: left, y: TabRowLayout.top),
        proposal: Proposal(width: max(0, right - left), height: height)
      )
    }
  }

  private static var top: Double { 1 }
  private static var side: Double { 2 }
}

/// Buttons on a platter: as wide as their labels at the upper edge, otherwise equally wide and partly
/// overlapping.
private struct PlatterRowLayout: ContainerLayout {
  let metrics: TabBarMetrics

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? ideal(children), height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    guard !children.isEmpty else { return }
    let (inset, rim) = (metrics.platterInset.points, metrics.platterRim.points)
    let height = max(0, size.height - 2 * rim)
    let room = max(0, size.width - 2 * inset)
    var widths = children.map { $0.size(.unspecified).width }
    var gap = 0.0
    let count = Double(widths.count)
    if metrics.isOnTop {
      if widths.reduce(0, +) > room + 0.001 { widths = widths.map { _ in room / count } }
    } else {
      let isTight = ideal(children) > size.width + 0.001
      let width = min(room, metrics.buttonWidth(around: widths.max() ?? 0, isTight: isTight))
      widths = widths.map { _ in width }
      if count > 1 { gap = (room - count * width) / (count - 1) }
    }
    var x = inset
    for (child, width) in zip(children, widths) {
      child.place(at: Point(x: x, y: rim), proposal: Proposal(width: width, height: height))
      x += width + gap
    }
  }

  /// The ideal width of a platter.
  private func ideal(_ children: LayoutChildren) -> Double {
    let widths = children.map { $0.size(.unspecified).width }
    let inset = 2 * metrics.platterInset.points
    guard !metrics.isOnTop else { return widths.reduce(inset, +) }
    let width = metrics.buttonWidth(around: widths.max() ?? 0, isTight: false)
    let count = Double(widths.count)
    return count * width - max(0, count - 1) * metrics.buttonOverlap.points + inset
  }
}

/// A platter in the middle of the bar's upper edge.
private struct PlatterLayout: ContainerLayout {
  let metrics: TabBarMetrics

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    guard let platter = children.first else { return }
    let ideal = platter.size(.unspecified).width
    platter.place(
      at: Point(x: size.width / 2, y: 0),
      anchor: .top,
      proposal: Proposal(
        width: max(0, min(ideal, size.width - 2 * metrics.platterMargin)),
        height: min(metrics.rowHeight.points, size.height)
      )
    )
  }
}
