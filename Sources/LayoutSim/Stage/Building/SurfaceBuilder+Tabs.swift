import FlowEngine

extension SurfaceBuilder {
  /// The tabs of a tab coordinator, of which the selected one is expanded.
  func tabsBox(_ tabs: LiveTabs, within bars: OuterBars) -> some Element {
    let metrics = TabBarMetrics(traits: stage.traits, isInSheet: surface.style == .sheet)
    let insets = insets(within: bars, isAboveKeyboard: false)
    let place = tabBarPlace(tabs, metrics, insets, within: bars)
    var inside = bars
    switch place {
    case .hidden: break
    case .top(_, let taken): inside.tabsAbove += taken
    case .bottom(let height, _): inside.tabsBelow = height + (bars.tabsBelow ?? 0)
    }
    return TabsBox(
      tabs: items(of: tabs),
      selected: tabs.selected,
      metrics: metrics,
      place: place,
      isHidden: isHidden,
      content: tabs.content.map { layer(for: $0, within: inside) } ?? AnyElement(EmptyElement())
    )
  }

  private func items(of tabs: LiveTabs) -> [TabsBox.Tab] {
    tabs.owner.children.enumerated().map { index, tab in
      if tab.tabItem == nil { stage.reportMissingTabItem(of: tab, at: index, in: tabs.owner) }
      return TabsBox.Tab(
        route: tab.rootRoute.identifier,
        title: tab.tabItem?.text ?? "no tabItem",
        image: tab.tabItem?.image ?? "questionmark",
        badge: tab.tabBadge,
        select: selectAction(for: index, of: tabs)
      )
    }
  }

  /// Where the bar of `tabs` stands on what has `insets` of its own.
  private func tabBarPlace(
    _ tabs: LiveTabs,
    _ metrics: TabBarMetrics,
    _ insets: Insets,
    within bars: OuterBars
  ) -> TabsBox.BarPlace {
    if hidesTabBar(tabs) { return .hidden }
    if metrics.isOnTop {
      return .top(y: insets.top + bars.tabsAbove, taken: metrics.heightAboveContent.points)
    }
    // Inside tabs the outer bar is what stands on the home indicator.
    let safeBottom = bars.tabsBelow == nil ? insets.bottom : 0
    return .bottom(
      height: metrics.regionHeight(above: safeBottom).points,
      safeBottom: safeBottom
    )
  }

  /// Whether the screen in front in the selected tab wishes for no tab bar.
  private func hidesTabBar(_ tabs: LiveTabs) -> Bool {
    guard case .stack(let stack) = tabs.content, let screen = stack.screens.last,
      screen.tabs == nil
    else { return false }
    return stage.memory(of: screen).wishes?.hidesTabBar ?? false
  }

  /// What a press on the button of a tab does.
  ///
  /// On the selected tab it leads back to the tab's root, as on the platform.
  private func selectAction(
    for index: Int,
    of tabs: LiveTabs
  ) -> @MainActor @Sendable () -> Void {
    guard index == tabs.selected else {
      return { [weak owner = tabs.owner] in owner?.switchTab(to: index) }
    }
    guard case .stack(let stack) = tabs.content else { return {} }
    return { [weak host = stack.host] in host?.popToRoot() }
  }
}
