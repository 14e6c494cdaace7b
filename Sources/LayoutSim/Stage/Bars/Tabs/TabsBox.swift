/// A tab container: the selected tab's content, and the bar below or over it.
struct TabsBox: Element {
  let tabs: [Tab]
  let selected: Int
  let metrics: TabBarMetrics
  let place: BarPlace

  /// Whether a cover hides the tabs, including the bar.
  let isHidden: Bool

  /// The facts about the bar that trees of all boxes print.
  var looks: [Fact] = []

  /// The app's settings for the bar.
  var additions = TabBarAdditions()

  /// The sidebar in place of the bar; `nil` if there is none.
  var sidebar: TabSidebar?

  let more: MoreTabsPlace
  let content: AnyElement

  @Inherited(\.strings) private var strings

  /// The tab that was selected when the list of more tabs was shown; `nil` while it is not.
  ///
  /// The list is hidden as soon as another tab is selected, by a gesture or a call.
  @Local var listedAt: Int?

  @Local var presses = TabPresses()

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

  enum BarPlace: Hashable {
    /// Not shown: the screen in front hides it.
    case hidden

    /// At the lower edge, where the content's frame ends; its height includes the inset `safeBottom`.
    case bottom(height: Double, safeBottom: Double)

    /// Over the content, `y` below the upper edge.
    case top(y: Double)

    /// A sidebar of `width` at the leading edge, beside the content or over it.
    case leading(width: Double, isOverContent: Bool)

    var isOverContent: Bool {
      if case .leading(_, isOverContent: true) = self { true } else { false }
    }

    /// The width that it takes from the content.
    var takenWidth: Double {
      if case .leading(let width, isOverContent: false) = self { width } else { 0 }
    }
  }

  var body: some Element {
    let hasBar = !isHidden && place != .hidden
    Container(TabsLayout(place: place, rowHeight: metrics.rowHeight.points, hasBar: hasBar)) {
      Each(platform: tabs.indices, id: \.self) { index in
        let tab = tabs[index]
        if index != selected {
          OutlineOnly(Semantics(role: .tab, route: tab.route, label: tab.title, facts: tab.facts))
        } else if isListed {
          OutlineOnly(
            Semantics(
              role: .tab,
              route: tab.route,
              label: tab.title,
              flags: .selected,
              facts: tab.facts
            )
          )
        } else {
          // Not for other tabs: another closure in each pass would let nothing in them be used again.
          content.environment(\.showMoreTabs, shares.behind.contains(index) ? showList : nil).layer(
            Semantics(
              role: .tab,
              route: tab.route,
              label: tab.title,
              flags: place.isOverContent ? [.selected, .inert] : .selected,
              facts: tab.facts
            )
          )
        }
      }
      if isListed { more.screen(listed) }
      if let sidebar {
        if place.isOverContent { Scrim(press: sidebar.hide) }
        sidebar
      } else if hasBar {
        TabBar(
          buttons: buttons,
          metrics: metrics,
          place: place,
          looks: looks,
          additions: additions
        )
      }
    }
    .onChange(of: selected) { _, _ in listedAt = nil }
  }
}

// MARK: - Buttons

extension TabsBox {
  private var shares: TabShares {
    TabShares(count: tabs.count, largest: metrics.largestCount)
  }

  private var isListed: Bool {
    !isHidden && listedAt == selected && !shares.behind.isEmpty
  }

  /// The tabs behind the last button; selecting the one already selected only hides the list.
  private var listed: [Tab] {
    shares.behind.map { index in
      let tab = tabs[index]
      var select = tab.select
      if index == selected { select = {} }
      return Tab(
        route: tab.route,
        title: tab.title,
        image: tab.image,
        badge: tab.badge,
        select: leavingList(select)
      )
    }
  }

  private var buttons: [TabBar.Button] {
    let (selected, isListed, presses) = (selected, isListed, presses)
    var buttons = additions.ordered(Array(shares.shown)).map { index in
      TabBar.Button(
        title: tabs[index].title,
        image: tabs[index].image,
        badge: tabs[index].badge,
        facts: tabs[index].facts,
        isSelected: index == selected && !isListed,
        isForSearch: index == additions.search,
        press: presses.press(at: index, performing: leavingList(tabs[index].select))
      )
    }
    guard !shares.behind.isEmpty else { return buttons }
    buttons.append(
      TabBar.Button(
        title: MoreTabsPlace.title,
        image: "ellipsis",
        badge: nil,
        facts: shares.behind.map { index in
          let title = tabs[index].title
          return Fact("behind", strings?.translation(of: title) ?? title)
        },
        isSelected: isListed || shares.behind.contains(selected),
        press: presses.press(at: tabs.count, performing: showList)
      )
    )
    return buttons
  }

  /// Shows the list of the tabs without a button of their own.
  private var showList: @MainActor @Sendable () -> Void {
    let link = $listedAt
    let selected = selected
    return { link.wrappedValue = selected }
  }

  private func leavingList(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> @MainActor @Sendable () -> Void {
    let link = $listedAt
    return {
      link.wrappedValue = nil
      action()
    }
  }
}

/// The actions of the buttons of a bar, which perform the latest ones.
///
/// The action of a button is the same closure in all passes, so that a button that has not changed counts as the same.
@MainActor
final class TabPresses {
  private var presses: [Press] = []

  private final class Press {
    var action: @MainActor () -> Void = {}
  }

  /// The action of the button at `index`, which performs `action` from now on.
  func press(
    at index: Int,
    performing action: @escaping @MainActor () -> Void
  ) -> @MainActor @Sendable () -> Void {
    while presses.count <= index { presses.append(Press()) }
    let press = presses[index]
    press.action = action
    return { press.action() }
  }
}

/// The content and the bar, both as wide as the container.
private struct TabsLayout: ContainerLayout {
  let place: TabsBox.BarPlace
  let rowHeight: Double

  /// Whether the last child is the bar.
  let hasBar: Bool

  /// The height that the bar takes from the content's frame.
  private var taken: Double {
    if case .bottom(let height, _) = place { return height }
    return 0
  }

  /// The width that a sidebar takes from it.
  private var takenWidth: Double { place.takenWidth }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let offer = Proposal(
      width: proposal.width.map { max(0, $0 - takenWidth) },
      height: proposal.height.map { max(0, $0 - taken) }
    )
    let content = content(of: children)?.size(offer) ?? .zero
    return Size(
      width: proposal.width ?? content.width + takenWidth,
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
      at: Point(x: takenWidth, y: 0),
      proposal: Proposal(width: max(0, size.width - takenWidth), height: bottom)
    )
    guard hasBar, let bar = children.last else { return }
    switch place {
    case .hidden: break
    case .bottom(let height, _):
      bar.place(
        at: Point(x: 0, y: bottom),
        proposal: Proposal(width: size.width, height: height)
      )
    case .top(let y):
      bar.place(at: Point(x: 0, y: y), proposal: Proposal(width: size.width, height: rowHeight))
    case .leading(let width, let isOverContent):
      if isOverContent { children.dropLast().last?.place(at: .zero, proposal: Proposal(size)) }
      bar.place(at: .zero, proposal: Proposal(width: width, height: size.height))
    }
  }

  /// The content; `nil` without a selected tab.
  private func content(of children: LayoutChildren) -> LayoutChild? {
    children.dropLast(hasBar ? place.isOverContent ? 2 : 1 : 0).first
  }
}
