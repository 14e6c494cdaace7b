/// A tab container whose bar the app draws itself.
struct CustomTabsBox: Element {
  let tabs: [TabsBox.Tab]
  let selected: Int

  /// The insets of the app's own screen.
  let insets: Insets

  /// The app's own screen, which contains the bar.
  let screen: AnyElement

  /// The content of the selected tab, for the place that the app gives it.
  let slot: SelectedTabSlot

  var body: some Element {
    Layers {
      // In tab order: the selected one is inside the app's screen.
      Each(tabs.indices.prefix(selected), id: \.self) { mention(tabs[$0]) }
      screen.environment(\.selectedTab, slot).safeAreaWindow(insets)
      Each(tabs.indices.dropFirst(selected + 1), id: \.self) { mention(tabs[$0]) }
    }
  }

  private func mention(_ tab: TabsBox.Tab) -> OutlineOnly {
    OutlineOnly(Semantics(role: .tab, route: tab.route, label: tab.title, facts: tab.facts))
  }
}
