/// The division of tabs into those with a button of their own and those behind “More”.
struct TabShares: Hashable {
  /// The tabs with a button of their own.
  let shown: Range<Int>

  /// The tabs behind the button at the end; empty without one.
  let behind: Range<Int>

  /// Divides `count` tabs for a bar with room for `largest` buttons.
  init(count: Int, largest: Int) {
    let end = count > largest ? max(0, largest - 1) : count
    shown = 0..<end
    behind = end..<count
  }
}

/// The list of the tabs without a button of their own, behind the button “More”.
struct MoreTabsList: Element {
  let tabs: [TabsBox.Tab]

  var body: some Element {
    RowList(.plain) {
      Each(platform: tabs.indices, id: \.self) { row(tabs[$0]) }
    }
  }

  private func row(_ tab: TabsBox.Tab) -> some Element {
    PushButton(action: tab.select) {
      Row {
        TextBlock(tab.title).frame(maxWidth: .infinity, alignment: .leading)
        if let badge = tab.badge { TextBlock(badge) }
        ChevronMark(name: "chevron.forward")
      }
    }
    .annotated(label: tab.title) {
      $0.role = .tabItem
      $0.combines = .drawing
      $0.facts += tab.facts
    }
  }
}

/// The place of the list of more tabs, with the metrics of its navigation bar.
struct MoreTabsPlace {
  /// The label of the button, and the title of the list.
  static let title = "More"

  let insets: Insets
  let underlap: Double
  let metrics: NavigationBarMetrics
  let width: Double

  /// The list of `tabs` as a screen.
  @MainActor
  func screen(_ tabs: [TabsBox.Tab]) -> some Element {
    ScreenBox(
      ScreenBars(
        bar: NavigationBar(title: MoreTabsPlace.title, metrics: metrics, width: width),
        insets: insets,
        underlap: underlap
      ),
      content: AnyElement(MoreTabsList(tabs: tabs))
    )
    .layer(Semantics(role: .screen, label: MoreTabsPlace.title, flags: .top))
  }
}

extension SettledStage {
  /// The label of the button that hides a tab titled `title`, and the number of such tabs; `nil` if there is
  /// none.
  func buttonLeading(toTab title: String) -> (label: String, count: Int)? {
    let fact = Fact("behind", title)
    let button = renderTree.nodes.last { $0.role == .tabItem && $0.facts.contains(fact) }
    guard let button, let label = button.label else { return nil }
    return (label, button.facts.count { $0 == fact })
  }
}

private struct ShowMoreTabsKey: InheritedKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension InheritedValues {
  /// Shows the list of the tabs without a button of their own; `nil` outside tabs.
  var showMoreTabs: (@MainActor @Sendable () -> Void)? {
    get { self[ShowMoreTabsKey.self] }
    set { self[ShowMoreTabsKey.self] = newValue }
  }
}
