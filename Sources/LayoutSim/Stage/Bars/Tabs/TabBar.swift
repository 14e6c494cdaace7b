/// The bar of tabs: buttons that share its width, or are grouped in its middle on a platter.
struct TabBar: Element {
  let buttons: [Button]
  let metrics: TabBarMetrics
  let place: TabsBox.BarPlace

  /// The facts about it that trees of all boxes print.
  var looks: [Fact] = []

  /// The app's settings for it.
  var additions = TabBarAdditions()

  /// One button: that of a tab, or “More”.
  struct Button {
    let title: String
    let image: String
    let badge: String?
    let facts: [Fact]
    let isSelected: Bool

    /// Whether it has a separate circle.
    var isForSearch = false
    var press: @MainActor @Sendable () -> Void
  }

  var body: some Element {
    if metrics.hasPlatter {
      Container(TabBarPartsLayout(metrics: metrics, isMinimized: additions.isMinimized)) {
        if let accessory = additions.accessory {
          accessory
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.textFont, nil)
            .environment(\.lineLimit, nil)
            .layer(
              Semantics(
                role: .toolbar,
                detail: .semantic,
                flags: .approximate,
                facts: [Fact("place", "accessory")]
              )
            )
            .containerValue(TabBarPartKey.self, .accessory)
        }
        Container(
          PlatterRowLayout(metrics: metrics)
        ) {
          if let show = additions.showSidebar { ShowSidebarItem(press: show) }
          items
        }
        .layer(Semantics(role: .platter, detail: .semantic))
        if let search = buttons.first(where: { $0.isForSearch && hasSearchCircle }) {
          TabBarItem(button: search, metrics: metrics, isCircle: true)
            .containerValue(TabBarPartKey.self, .search)
        }
      }
      .tabBarLayer(metrics, looks, additions.isMinimized ? [.minimizedBar] : [])
    } else {
      Container(TabRowLayout(below: safeBottom)) { items }
        .tabBarLayer(metrics, looks)
    }
  }

  /// Whether the button for searches has a separate circle.
  private var hasSearchCircle: Bool { metrics.hasPlatter && !metrics.isOnTop }

  private var items: some Element {
    let shown = buttons.filter {
      (!$0.isForSearch || !hasSearchCircle) && (!additions.isMinimized || $0.isSelected)
    }
    let isMinimized = additions.isMinimized
    return Each(platform: shown.indices, id: \.self) { index in
      var button = shown[index]
      if isMinimized { button.press = additions.restore }
      return TabBarItem(button: button, metrics: metrics, isCircle: isMinimized)
    }
  }

  private var safeBottom: Double {
    if case .bottom(_, let safeBottom) = place { return safeBottom }
    return 0
  }
}

extension Fact {
  /// The fact of a tab bar that is small because content was scrolled.
  static let minimizedBar = Fact("shows", "selected")
}

extension Element {
  fileprivate func tabBarLayer(
    _ metrics: TabBarMetrics,
    _ looks: [Fact],
    _ facts: [Fact] = []
  ) -> some Element {
    environment(\.textFont, metrics.font)
      .environment(\.lineLimit, 1)
      .layer(
        Semantics(
          role: .tabBar,
          detail: .semantic,
          flags: facts.isEmpty ? metrics.flags : metrics.flags.union(.approximate),
          facts: facts,
          looks: looks
        )
      )
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

/// Buttons on a platter: as wide as their labels at the upper edge, otherwise partly overlapping.
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
    var overlap = 0.0
    if metrics.isOnTop {
      let share = room / Double(widths.count)
      if widths.reduce(0, +) > room + 0.001 { widths = widths.map { _ in share } }
    } else {
      (widths, overlap) = metrics.buttons(around: widths, in: room)
    }
    var x = inset
    for (child, width) in zip(children, widths) {
      child.place(at: Point(x: x, y: rim), proposal: Proposal(width: width, height: height))
      x += width - overlap
    }
  }

  /// The ideal width of a platter.
  private func ideal(_ children: LayoutChildren) -> Double {
    let widths = children.map { $0.size(.unspecified).width }
    let inset = 2 * metrics.platterInset.points
    guard !metrics.isOnTop else { return widths.reduce(inset, +) }
    let (buttons, overlap) = metrics.buttons(around: widths, in: .infinity)
    return buttons.reduce(inset, +) - overlap * Double(max(0, buttons.count - 1))
  }
}
