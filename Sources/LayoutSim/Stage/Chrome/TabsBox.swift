/// A tab container: the selected tab's content above the bar.
struct TabsBox: Element {
  let tabs: [Tab]
  let selected: Int

  /// The height of the bar, without what the home indicator takes.
  let barHeight: Double

  /// What the home indicator takes below the bar.
  let bottomInset: Double

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

  var body: some Element {
    Container(TabsLayout(barHeight: barHeight + bottomInset)) {
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
      if !isHidden {
        TabBar(tabs: tabs, selected: selected, bottomInset: bottomInset)
      }
    }
  }
}

/// The content above, the bar below, both as wide as the container.
private struct TabsLayout: ContainerLayout {
  let barHeight: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let offer = Proposal(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - barHeight) }
    )
    let content = children.dropLast().first?.size(offer) ?? .zero
    return Size(
      width: proposal.width ?? content.width,
      height: proposal.height ?? content.height + barHeight
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let top = max(0, size.height - barHeight)
    // Without a selected tab the bar is the only child.
    if let content = children.dropLast().first {
      content.place(at: .zero, proposal: Proposal(width: size.width, height: top))
    }
    children.last?.place(
      at: Point(x: 0, y: top),
      proposal: Proposal(width: size.width, height: barHeight)
    )
  }
}
