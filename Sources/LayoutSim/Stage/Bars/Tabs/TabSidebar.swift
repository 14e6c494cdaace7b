/// Tabs as a sidebar: a bar with the button that hides it, and a list of all tabs.
struct TabSidebar: Element {
  let bar: NavigationBar
  let insets: Insets
  let content: AnyElement

  /// The flags of its width.
  let flags: NodeFlags

  /// Turns it back into a bar.
  let hide: @MainActor @Sendable () -> Void

  var body: some Element {
    ScreenBox(ScreenBars(bar: bar, insets: insets), content: content)
      .layer(
        Semantics(
          role: .tabBar,
          detail: .semantic,
          flags: flags,
          facts: [.sidebar]
        )
      )
  }
}

/// The rows of a sidebar of tabs, with the content that an app adds around them.
struct TabSidebarList: Element {
  let groups: [Group]
  let settings: TabSidebarSettings.Values

  /// Tabs under a title, or without one.
  struct Group {
    let title: String?
    let rows: [(tab: TabsBox.Tab, isSelected: Bool)]
  }

  var body: some Element {
    if let bottomBar = settings.bottomBar {
      list.safeAreaInset(edge: .bottom, spacing: 0) { bottomBar }
    } else {
      list
    }
  }

  private var list: some Element {
    ScrollArea {
      Column(alignment: .leading, spacing: 0) {
        if let header = settings.header { added(header) }
        Each(platform: groups.indices, id: \.self) { group in
          if let title = groups[group].title { heading(title) }
          Each(platform: groups[group].rows.indices, id: \.self) { row in
            TabSidebarRow(
              tab: groups[group].rows[row].tab,
              isSelected: groups[group].rows[row].isSelected
            )
          }
        }
        if let footer = settings.footer { added(footer) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func heading(_ title: String) -> some Element {
    TextBlock(title).font(.headline).role(.heading)
      .padding(.horizontal, TabSidebarMetrics.margin)
      .frame(minHeight: TabSidebarMetrics.rowHeight)
  }

  private func added(_ content: AnyElement) -> some Element {
    content.padding(.horizontal, TabSidebarMetrics.margin)
  }
}

private struct TabSidebarRow: Element {
  let tab: TabsBox.Tab
  let isSelected: Bool

  var body: some Element {
    PushButton(look: .plain, action: tab.select) {
      Row(spacing: TabSidebarMetrics.gap) {
        Icon(tab.image).frame(width: TabSidebarMetrics.iconWidth)
        TextBlock(tab.title).frame(maxWidth: .infinity, alignment: .leading)
        if let badge = tab.badge { TextBlock(badge).foregroundStyle(.secondary) }
      }
      .padding(.horizontal, TabSidebarMetrics.margin)
      .frame(maxWidth: .infinity, minHeight: TabSidebarMetrics.rowHeight)
    }
    .annotated(label: tab.title) {
      $0.role = .tabItem
      $0.combines = .drawing
      $0.facts.append(Fact("icon", tab.image))
      $0.facts += tab.facts
      $0.flags.insert(.approximate)
      if isSelected { $0.flags.insert(.selected) }
    }
  }
}

/// The button of a bar at the upper edge that turns it into a sidebar, at its leading end.
struct ShowSidebarItem: Element {
  let press: @MainActor @Sendable () -> Void

  var body: some Element {
    PushButton(action: press) {
      Icon(SidebarButton.icon)
        .frame(minWidth: NavigationBarMetrics.minimumTarget, maxHeight: .infinity)
    }
    .annotated(label: SidebarButton.label(hides: false)) {
      $0.combines = .drawing
      $0.facts.append(Fact("icon", SidebarButton.icon))
      $0.flags.insert(.approximate)
    }
  }
}

/// The lengths inside a sidebar of tabs, for which there is no source.
private enum TabSidebarMetrics {
  static let rowHeight = 44.0
  static let margin = 16.0
  static let gap = 12.0
  static let iconWidth = 28.0
}

extension TabBarMetrics {
  /// The width of a sidebar, for which there is no source: that of a split's sidebar.
  var sidebarWidth: PlatformMetric { PlatformMetric(320, .proposed, "tabBar.sidebar_width") }
}
