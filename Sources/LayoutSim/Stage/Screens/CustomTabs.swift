/// The screen of a tab coordinator that draws its own bar: where its factory or the screen table
/// builds one for the coordinator's root route, it stands in place of the stage's tab bar.
///
/// ```swift
/// override func buildElement(for route: AppRoute) -> (any Element)? {
///   CustomTabs {
///     Layers(alignment: .bottom) {
///       SelectedTab()
///       ShopTabBar(coordinator: coordinator)
///     }
///   }
/// }
/// ```
///
/// It must be the outermost element. It fills what the coordinator's surface has safe, and the bar in
/// it is like any other content: it reads the coordinator's `children` with their `tabItem` and
/// calls `switchToTab(_:)`. What the coordinator presents covers the bar as it covers the rest.
public struct CustomTabs<Content: Element>: Element {
  private let content: Content

  /// A screen of `content`, in which a ``SelectedTab`` stands once.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some Element { content }
}

/// Marks what stands in place of a tab bar.
protocol TabBarReplacement {}

extension CustomTabs: TabBarReplacement {}

/// What the selected tab of a tab coordinator shows, in a ``CustomTabs``; nothing elsewhere.
///
/// It takes all the room that it is offered. Where it touches the edge of what is safe it reaches
/// beyond, and its screens keep just that free: a bar that lies over it takes nothing from them, one
/// in a `safeAreaBar` is part of what they keep free, and one beside it ends where they begin.
public struct SelectedTab: Element {
  @Inherited(\.selectedTab) private var slot
  @Local private var insets: Insets?

  /// The place of the selected tab.
  public init() {}

  /// The selected tab's content.
  public var body: some Element {
    if let slot {
      slot.content(insets ?? slot.insets)
        .ignoresSafeArea()
        .onGeometryChange(of: { $0.safeAreaInsets }) { insets = $0 }
    }
  }
}

/// What a stage hands to the ``SelectedTab`` in a custom tab container.
struct SelectedTabSlot: Sendable {
  /// What screens keep free before it was measured.
  let insets: Insets

  // An app may keep what its elements inherit for longer than the stage lays out.
  private let source: WeakReference<SelectedTabContent>

  @MainActor
  init(insets: Insets, source: SelectedTabContent) {
    self.insets = insets
    self.source = WeakReference(source)
  }

  /// The content, whose screens keep some insets free; nothing once the stage has laid out.
  @MainActor
  func content(_ insets: Insets) -> AnyElement {
    source.object?.build(insets) ?? AnyElement(EmptyElement())
  }
}

/// What the selected tab shows; the stage keeps it while it lays out.
@MainActor
final class SelectedTabContent {
  let build: @MainActor (Insets) -> AnyElement

  init(_ build: @escaping @MainActor (Insets) -> AnyElement) {
    self.build = build
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
