/// A tab container: the selected tab's content, and the bar below, above or over it.
struct TabsBox: Element {
  let tabs: [Tab]
  let selected: Int
  let metrics: TabBarMetrics
  let place: BarPlace

  /// Whether a cover hides the tabs, bar and all.
  let isHidden: Bool

  let content: AnyElement

  /// One tab and its button.
  struct Tab {
    let route: String
    let title: String
    let image: String
    let badge: String?
    let select: @MainActor @Sendable () -> Void

    var facts: [Fact] {
      badge.map { [Fact("badge", $0)] } ?? []
    }
  }

  /// Where the bar stands.
  enum BarPlace: Hashable {
    /// Nowhere: the screen in front wishes for none.
    case hidden

    /// At the lower edge; the content's frame ends where it begins. `safeBottom` of its height are
    /// not safe.
    case bottom(height: Double, safeBottom: Double)

    /// Over the content, `y` below the upper edge; of screens without a navigation bar it takes
    /// `taken`.
    case top(y: Double, taken: Double)
  }

  var body: some Element {
    let hasBar = !isHidden && place != .hidden
    Container(TabsLayout(place: place, rowHeight: metrics.rowHeight.points, hasBar: hasBar)) {
      Each(tabs.indices, id: \.self) { index in
        let tab = tabs[index]
        if index == selected {
          content.layer(
            .tab,
            route: tab.route,
            label: tab.title,
            flags: .selected,
            facts: tab.facts
          )
        } else {
          Mention(.tab, route: tab.route, label: tab.title, facts: tab.facts)
        }
      }
      if hasBar {
        TabBar(tabs: tabs, selected: selected, metrics: metrics, place: place)
      }
    }
  }
}

/// The content and the bar, both as wide as the container.
private struct TabsLayout: ContainerLayout {
  let place: TabsBox.BarPlace
  let rowHeight: Double

  /// Whether the last child is the bar.
  let hasBar: Bool

  /// What the bar takes from the content's frame.
  private var taken: Double {
    if case .bottom(let height, _) = place { return height }
    return 0
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let offer = Proposal(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - taken) }
    )
    let content = content(of: children)?.size(offer) ?? .zero
    return Size(
      width: proposal.width ?? content.width,
      height: proposal.height ?? content.height + taken
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let bottom = max(0, size.height - taken)
    content(of: children)?.place(
      at: .zero,
      proposal: Proposal(width: size.width, height: bottom)
    )
    guard hasBar, let bar = children.last else { return }
    switch place {
    case .hidden: break
    case .bottom(let height, _):
      bar.place(
        at: Point(x: 0, y: bottom),
        proposal: Proposal(width: size.width, height: height)
      )
    case .top(let y, _):
      bar.place(at: Point(x: 0, y: y), proposal: Proposal(width: size.width, height: rowHeight))
    }
  }

  /// The content; without a selected tab there is none.
  private func content(of children: LayoutChildren) -> LayoutChild? {
    children.dropLast(hasBar ? 1 : 0).first
  }
}
