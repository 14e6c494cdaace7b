import FlowEngine

/// A sidebar of tabs that a user can show.
struct OfferedSidebar {
  let settings: TabSidebarSettings.Values

  /// Its place; `nil` while the tabs are in a bar.
  let place: TabsBox.BarPlace?

  let width: PlatformMetric
  let show: @MainActor @Sendable () -> Void
  let hide: @MainActor @Sendable () -> Void
}

extension SurfaceBuilder {
  /// The sidebar for tabs; `nil` if they can only be a bar.
  ///
  /// Tabs in a column, or in other tabs whose bar is at the upper edge, have none.
  func sidebar(
    _ memory: ScreenMemory,
    _ settings: TabSidebarSettings,
    _ metrics: TabBarMetrics,
    within bars: EnclosingBars
  ) -> OfferedSidebar? {
    guard settings.values.isAdaptable, metrics.isOnTop, column == nil, bars.tabsAbove == 0 else {
      return nil
    }
    let window = stage.traits.window
    let width = min(metrics.sidebarWidth.points, window.width)
    // As with columns, the content stays no narrower than the sidebar.
    let hasRoom = window.width > window.height && window.width >= 2 * width
    let isShown =
      memory.tabSidebar.isRequested ?? (settings.values.placement == .sidebar && hasRoom)
    func request(_ isRequested: Bool) -> @MainActor @Sendable () -> Void {
      return { [weak stage, weak memory] in
        memory?.tabSidebar.isRequested = isRequested
        stage?.isStale = true
      }
    }
    return OfferedSidebar(
      settings: settings.values,
      place: isShown ? .leading(width: width, isOverContent: !hasRoom) : nil,
      width: metrics.sidebarWidth,
      show: request(true),
      hide: request(false)
    )
  }

  /// The element of a sidebar that lists `items`; `nil` while the tabs are in a bar.
  func element(
    for sidebar: OfferedSidebar,
    of tabs: LiveTabs,
    _ memory: ScreenMemory,
    _ items: [TabsBox.Tab],
    within bars: EnclosingBars
  ) -> TabSidebar? {
    guard sidebar.place != nil else { return nil }
    var builder = self
    builder.column = ColumnPlace(
      width: min(sidebar.width.points, width),
      // Like the columns before the detail.
      sizeClass: .compact,
      toggle: nil
    )
    var inside = bars
    inside.hasTrailingNeighbour = true
    let list = TabSidebarList(
      groups: sidebar.settings.groups(of: tabs.owner.children).map { group in
        TabSidebarList.Group(
          title: group.title,
          rows: group.tabs.map { (tab: items[$0], isSelected: $0 == tabs.selected) }
        )
      },
      settings: sidebar.settings
    )
    let insets = builder.insets(within: inside)
    return TabSidebar(
      bar: NavigationBar(
        title: nil,
        toggle: BarButton(
          label: SidebarButton.label(hides: true),
          icon: SidebarButton.icon,
          action: sidebar.hide
        ),
        metrics: navigationBar,
        width: builder.width
      ),
      insets: insets,
      content: builder.around(tabs, memory, AnyElement(list))
        .inBounds(of: builder, within: insets),
      flags: NodeFlags(of: [sidebar.width]),
      hide: sidebar.hide
    )
  }

  /// The content that `make` builds beside a sidebar of `taken` points, within `bars`.
  func beside(
    _ taken: Double,
    within bars: EnclosingBars,
    _ make: (SurfaceBuilder) -> AnyElement
  ) -> AnyElement {
    guard taken > 0 else { return make(self) }
    var builder = self
    builder.column = ColumnPlace(
      width: max(0, width - taken),
      sizeClass: horizontalSizeClass,
      toggle: nil
    )
    return make(builder).inBounds(of: builder, within: builder.insets(within: bars))
  }
}

extension AnyElement {
  /// The element with the bounds of the column of `builder`, less `insets`.
  @MainActor
  fileprivate func inBounds(of builder: SurfaceBuilder, within insets: Insets) -> AnyElement {
    AnyElement(
      environment(
        \.containerBounds,
        ContainerBounds(
          window: Proposal(
            width: max(0, builder.width - insets.horizontal),
            height: max(0, builder.stage.traits.window.height - insets.vertical)
          )
        )
      )
    )
  }
}
