/// The bar of tabs: buttons that share its width, or stand together in its middle on a platter.
struct TabBar: Element {
  let buttons: [Button]
  let metrics: TabBarMetrics
  let place: TabsBox.BarPlace

  /// One button: that of a tab, or the one that lists more tabs.
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
      Container(PlatterLayout(metrics: metrics, count: buttons.count)) {
        Container(
          TabRowLayout(
            isEven: metrics.buttonWidth != nil,
            inset: metrics.platterInset.points,
            rim: metrics.platterRim.points
          )
        ) {
          items
        }
        .layer(.platter, detail: .semantic)
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
      .layer(.tabBar, flags: metrics.flags, detail: .semantic)
  }
}

/// Buttons side by side.
private struct TabRowLayout: ContainerLayout {
  /// Whether all buttons are equally wide; else they are as wide as their words, if there is room.
  var isEven = true

  /// What the first and the last button keep from the ends.
  var inset = 0.0

  /// What buttons keep from the upper and the lower edge.
  var rim = 0.0

  /// What is not safe at the lower edge.
  var below = 0.0

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let widths = children.map { $0.size(.unspecified).width }
    return Size(
      width: proposal.width ?? widths.reduce(2 * inset, +),
      height: proposal.height ?? 0
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    guard !children.isEmpty else { return }
    let height = max(0, size.height - below - 2 * rim)
    let ideal = children.map { $0.size(.unspecified).width }
    let room = max(0, size.width - 2 * inset)
    let fits = !isEven && ideal.reduce(0, +) <= room + 0.001
    var x = inset
    for (child, own) in zip(children, ideal) {
      let width = fits ? own : room / Double(children.count)
      child.place(at: Point(x: x, y: rim), proposal: Proposal(width: width, height: height))
      x += width
    }
  }
}

/// A platter in the middle of the bar's upper edge.
private struct PlatterLayout: ContainerLayout {
  let metrics: TabBarMetrics
  let count: Int

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
    let ideal =
      metrics.buttonWidth.map { $0.points * Double(count) + 2 * metrics.platterInset.points }
      ?? platter.size(.unspecified).width
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
