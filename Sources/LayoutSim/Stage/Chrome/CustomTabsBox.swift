/// A tab container whose bar the app draws itself.
struct CustomTabsBox: Element {
  let tabs: [TabsBox.Tab]
  let selected: Int

  /// What the app's own screen keeps free.
  let insets: Insets

  /// The app's own screen, with the bar in it.
  let screen: AnyElement

  /// What the selected tab shows, for the place that the app gives it.
  let slot: SelectedTabSlot

  var body: some Element {
    Layers {
      // In the order of the tabs: the selected one is somewhere in the app's screen.
      Each(tabs.indices.prefix(selected), id: \.self) { mention(tabs[$0]) }
      screen.inherited(\.selectedTab, slot).safeAreaWindow(insets)
      Each(tabs.indices.dropFirst(selected + 1), id: \.self) { mention(tabs[$0]) }
    }
  }

  private func mention(_ tab: TabsBox.Tab) -> OutlineOnly {
    OutlineOnly(Semantics(role: .tab, route: tab.route, label: tab.title, facts: tab.facts))
  }
}
