import FlowEngine

extension SurfaceBuilder {
  /// The tabs of a tab coordinator, with the selected one expanded.
  func tabsBox(_ tabs: LiveTabs, within bars: EnclosingBars) -> AnyElement {
    let memory = stage.memories.memory(of: tabs)
    let number = memory.number
    // A cover hides any bar.
    guard !isHidden else {
      return AnyElement(stockTabsBox(tabs, memory, StockTabsSettings(), within: bars).id(number))
    }
    switch stage.screens.tabBar(of: tabs.owner) {
    case .custom(let screen):
      return AnyElement(customTabsBox(tabs, memory, screen, within: bars).id(number))
    case .stock(let settings):
      return AnyElement(stockTabsBox(tabs, memory, settings, within: bars).id(number))
    }
  }

  private func stockTabsBox(
    _ tabs: LiveTabs,
    _ memory: ScreenMemory,
    _ settings: StockTabsSettings,
    within bars: EnclosingBars
  ) -> TabsBox {
    let metrics = TabBarMetrics(traits: stage.traits, isInSheet: isInSheet || isInPopover)
    var additions = additions(of: tabs, memory, settings, metrics)
    let offered = settings.sidebar.flatMap { sidebar(memory, $0, metrics, within: bars) }
    additions.showSidebar = offered?.show
    let place = offered?.place ?? tabBarPlace(tabs, metrics, additions, within: bars)
    stage.memories.note(place.takenWidth, takenBySidebarOf: tabs, memory)
    var inside = bars
    inside.isBehindMore = TabShares(
      count: tabs.owner.children.count,
      largest: metrics.largestCount
    ).behind.contains(tabs.selected)
    switch place {
    case .hidden: break
    case .top: inside.tabsAbove += metrics.heightAboveContent.points
    case .bottom(let height, _):
      inside.tabsBelow = height + (bars.tabsBelow ?? 0)
      // Reported for iOS 26 (manaflow-ai/cmux#9136, Aidoku/Aidoku#679): the items are under the tabs.
      inside.tabsTakeBottomBar = metrics.hasPlatter && additions.search != nil
    case .leading(_, let isOverContent): if !isOverContent { inside.hasLeadingNeighbour = true }
    }
    let items = items(of: tabs)
    return TabsBox(
      tabs: items,
      selected: tabs.selected,
      metrics: metrics,
      place: place,
      isHidden: isHidden,
      looks: barConfiguration(of: tabs)?.looks(of: .tabBar) ?? [],
      additions: additions,
      sidebar: offered.flatMap { element(for: $0, of: tabs, memory, items, within: bars) },
      more: MoreTabsPlace(
        insets: insets(within: inside),
        underlap: inside.tabsBelow ?? 0,
        metrics: navigationBar,
        width: width
      ),
      content: beside(place.takenWidth, within: inside) {
        $0.selectedContent(of: tabs, within: inside)
      }
    )
  }

  /// The settings of the bar, as far as they are drawn.
  private func additions(
    of tabs: LiveTabs,
    _ memory: ScreenMemory,
    _ settings: StockTabsSettings,
    _ metrics: TabBarMetrics
  ) -> TabBarAdditions {
    var additions = TabBarAdditions(
      search: settings.search.flatMap { route in
        tabs.owner.children.firstIndex { AnyHashable($0.rootRoute) == route }
      }
    )
    guard metrics.hasPlatter, !metrics.isOnTop else { return additions }
    if let scrolled = memory.scrolled, scrolled.tab == tabs.selected,
      scrolled.tab != additions.search
    {
      additions.isMinimized = settings.minimizes(after: scrolled.direction)
    }
    additions.restore = { [weak stage, weak memory] in
      memory?.scrolled = nil
      stage?.isStale = true
    }
    additions.accessory = settings.accessory.map { around(tabs, memory, $0) }
    return additions
  }

  /// `content` that an app draws around its tabs, with the state in `memory`.
  func around(
    _ tabs: LiveTabs,
    _ memory: ScreenMemory,
    _ content: AnyElement
  ) -> AnyElement {
    AnyElement(
      StateScope(memory.state) { content }
        .environment(\.horizontalSizeClass, horizontalSizeClass)
        .environment(\.coordinator, tabs.owner.screenHost)
        .environment(
          \.screenPlace,
          ScreenPlace(
            route: tabs.owner.rootRoute.identifier,
            surface: surface.owner.serial,
            subject: surface.key
          )
        )
    )
  }

  private func selectedContent(of tabs: LiveTabs, within bars: EnclosingBars) -> AnyElement {
    tabs.content.map { layer(for: $0, within: bars) } ?? AnyElement(EmptyElement())
  }

  private func items(of tabs: LiveTabs) -> [TabsBox.Tab] {
    let names = tabs.names
    return tabs.owner.children.enumerated().map { index, tab in
      let item = tab.shownTabItem
      if item == nil { stage.screens.reportMissingTabItem(of: tab, at: index, in: tabs) }
      return TabsBox.Tab(
        route: names[index],
        title: item?.text ?? "no tabItem",
        image: item?.image ?? "questionmark",
        badge: tab.badgeOnTab,
        select: selectAction(for: index, of: tabs)
      )
    }
  }

  /// The action of a tab's button.
  ///
  /// On the selected tab it returns to the tab's root, or to the start of the root's content, as on the platform; the selection
  /// of an element is written once more.
  private func selectAction(
    for index: Int,
    of tabs: LiveTabs
  ) -> @MainActor @Sendable () -> Void {
    let select: @MainActor @Sendable () -> Void = { [weak owner = tabs.owner] in
      owner?.switchToTab(index)
    }
    guard index == tabs.selected else { return select }
    let leave = returnAction(of: tabs)
    guard tabs.owner is ElementTabHost else { return leave }
    return {
      select()
      leave()
    }
  }

  /// Returns to the root of the selected tab, or to the start of the root's content.
  private func returnAction(of tabs: LiveTabs) -> @MainActor @Sendable () -> Void {
    switch tabs.content {
    case .stack(let stack):
      let inner = stack.screens.last?.inner.flatMap(\.stacksInSight) ?? []
      guard let long = ([stack] + inner.reversed()).first(where: { $0.screens.count > 1 }) else {
        return { [weak stage] in
          guard let stage else { return }
          stage.scrolling.scrollToStart(in: stage.current)
        }
      }
      return { [weak host = long.host, weak memories = stage.memories] in
        let elements = long.screens.compactMap { $0.layer as? ElementScreen }
        if elements.isEmpty {
          host?.popToRoot()
        } else {
          for screen in elements { screen.leaveAbove(0) }
        }
        // Columns that form one stack go back to the first.
        guard host?.frontColumn != nil || host is ElementSplitHost else { return }
        for screen in long.screensBelowColumns.reversed() { memories?.deselectRows(of: screen) }
        host?.select(.sidebar, for: .back)
      }
    case .split(let split): return { [weak owner = split.owner] in owner?.popToRoot() }
    case .tabs, nil: return {}
    }
  }

  // MARK: - The bar's place

  private func tabBarPlace(
    _ tabs: LiveTabs,
    _ metrics: TabBarMetrics,
    _ additions: TabBarAdditions,
    within bars: EnclosingBars
  ) -> TabsBox.BarPlace {
    if barConfiguration(of: tabs)?.hidesTabBar == true { return .hidden }
    let insets = insets(within: bars, isAboveKeyboard: false)
    if metrics.isOnTop { return .top(y: insets.top + bars.tabsAbove) }
    // For nested tabs, the outer bar sits on the home indicator.
    let safeBottom = bars.tabsBelow == nil ? insets.bottom : 0
    return .bottom(
      height: metrics.regionHeight(above: safeBottom).points
        + (additions.hasAccessoryAbove ? metrics.accessoryZone : 0),
      safeBottom: safeBottom
    )
  }

  /// The configuration of the bars by the front screen of the selected tab.
  private func barConfiguration(of tabs: LiveTabs) -> BarConfiguration? {
    guard case .stack(let stack) = tabs.content, let screen = stack.screens.last,
      screen.tabs == nil
    else { return nil }
    return stage.memories.memory(of: screen).barConfiguration
  }

  // MARK: - Bars that apps draw

  private func customTabsBox(
    _ tabs: LiveTabs,
    _ memory: ScreenMemory,
    _ screen: AnyElement,
    within bars: EnclosingBars
  ) -> CustomTabsBox {
    stage.memories.note(0, takenBySidebarOf: tabs, memory)
    var own = insets(within: bars)
    if bars.tabsBelow != nil { own.bottom = 0 }
    own.top += bars.tabsAbove
    let names = tabs.names
    let tab =
      tabs.owner.children.indices.contains(tabs.selected)
      ? tabs.owner.children[tabs.selected] : nil
    memory.selectedTab = { insets in
      AnyElement(
        selectedContent(of: tabs, within: EnclosingBars(own: insets))
          .layer(
            Semantics(
              role: .tab,
              route: tab == nil ? nil : names[tabs.selected],
              label: tab?.shownTabItem?.text,
              flags: .selected,
              facts: tab?.badgeOnTab.map { [Fact("badge", $0)] } ?? []
            )
          )
      )
    }
    return CustomTabsBox(
      tabs: zip(names, tabs.owner.children).map { name, tab in
        TabsBox.Tab(
          route: name,
          title: tab.shownTabItem?.text ?? tab.rootRoute.identifier,
          image: "",
          badge: tab.badgeOnTab,
          select: {}
        )
      },
      selected: tabs.selected,
      insets: own,
      screen: around(tabs, memory, screen),
      slot: SelectedTabSlot(insets: own, memory)
    )
  }
}
