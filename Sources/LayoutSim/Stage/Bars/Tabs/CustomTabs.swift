/// The screen of a tab coordinator that draws its own bar: if its factory or the screen table builds one for
/// the coordinator's root route, it replaces the stage's tab bar.
///
/// ```swift
/// override func buildElement(for route: TransitRoute) -> (any Element)? {
///   CustomTabs {
///     Layers(alignment: .bottom) {
///       SelectedTab()
///       TransitTabBar(coordinator: coordinator)
///     }
///   }
/// }
/// ```
///
/// It must be the outermost element. It fills the safe area of the coordinator's surface, and its bar is
/// content like any other: it reads the coordinator's `children` with their `shownTabItem` and `shownTabBadge`,
/// and calls `switchToTab(_:)`. The coordinator's presentations cover the bar as they cover the rest.
public struct CustomTabs<Content: Element>: Element {
  private let content: Content

  /// Creates a screen from `content`, which contains one ``SelectedTab``.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some Element { content }
}

/// Marks elements that replace a tab bar.
protocol TabBarReplacement {}

extension CustomTabs: TabBarReplacement {}

/// The content of a tab coordinator's selected tab, inside a ``CustomTabs``; empty elsewhere.
///
/// It fills its offer. Where it touches the edge of the safe area it extends beyond, and its screens have
/// exactly that as insets: a bar in front of it takes nothing from them, one in a `safeAreaInset` is part of
/// their insets, and one beside it ends where they begin.
public struct SelectedTab: Element {
  @Inherited(\.selectedTab) private var slot
  @Local private var insets: Insets?

  /// Creates the place of the selected tab.
  public init() {}

  /// The selected tab's content.
  public var body: some Element {
    if let slot {
      Evaluation.inEveryPass { slot.content(insets ?? slot.insets) }
        .ignoresSafeArea()
        .onGeometryChange(of: { $0.safeAreaInsets }) { insets = $0 }
    }
  }
}

/// The content of the selected tab, which a stage provides to the ``SelectedTab`` in a custom tab container.
struct SelectedTabSlot: Sendable {
  /// The insets of screens before the slot was measured.
  let insets: Insets

  // An app may retain inherited values for longer than the stage lays out.
  private let memory: WeakReference<ScreenMemory>

  /// Creates the slot of the selected tab of the tabs with `memory`.
  @MainActor
  init(insets: Insets, _ memory: ScreenMemory) {
    self.insets = insets
    self.memory = WeakReference(memory)
  }

  /// The content, whose screens have some insets; empty once the stage has laid out.
  @MainActor
  func content(_ insets: Insets) -> AnyElement {
    memory.object?.selectedTab?(insets) ?? AnyElement(EmptyElement())
  }
}

private struct SelectedTabKey: InheritedKey { static let defaultValue: SelectedTabSlot? = nil }

extension InheritedValues {
  /// The selected tab of the innermost custom tab container; `nil` outside one.
  var selectedTab: SelectedTabSlot? {
    get { self[SelectedTabKey.self] }
    set { self[SelectedTabKey.self] = newValue }
  }
}

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
      // In tab order; the selected tab is inside the app's screen.
      Each(platform: tabs.indices.prefix(selected), id: \.self) { mention(tabs[$0]) }
      screen.environment(\.selectedTab, slot).safeAreaWindow(insets)
      Each(platform: tabs.indices.dropFirst(selected + 1), id: \.self) { mention(tabs[$0]) }
    }
  }

  private func mention(_ tab: TabsBox.Tab) -> OutlineOnly {
    OutlineOnly(Semantics(role: .tab, route: tab.route, label: tab.title, facts: tab.facts))
  }
}
