/// Tabs that the content of a screen keeps by itself, with a bar.
///
/// ```swift
/// ScreenTabs(selection: $tab) {
///   ScreenTab("Cities", icon: "building.2", value: "cities") {
///     StackOfCities()
///   }
///   ScreenTab("About", icon: "info.circle", value: "about") { AboutScreen() }
/// }
/// ```
///
/// The bar and its rules are those of a tab coordinator: a tab is made when it is selected for the first time and
/// keeps its state, and a tap on the selected one returns to its root. The tabs fill the offer and extend under the bars
/// around them. The coordinators are unaware of them. In a tree without a stage, only the selected tab is shown. It
/// imitates SwiftUI's `TabView`; for pages, use a ``Pager``.
///
/// On a stack, titles and the buttons of bars are those of the stack, and links push there, over the tabs, which is reported
/// (``FindingCode/nestedStack``).
public struct ScreenTabs<Content: Element>: PrimitiveElement {
  private let selection: TabSelection?
  private let content: Content

  /// Creates tabs that store their own selection, which is initially the first tab.
  public init(@ElementBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Creates tabs whose selection is bound: the tab with the value `selection` is selected.
  ///
  /// A tap writes the value of the tab, even if it is already selected, so that apps can detect that tap
  /// (Dimillian/IceCubesApp's `updateTab`). If a binding refuses it, the current tab stays. A tab without a value of
  /// this type can only be selected by a tap; while no tab has the value, the last selected tab stays, or else the
  /// first one. The behaviour of devices is not published. The former is the finding
  /// ``FindingCode/tabWithoutOwnValue``, the latter ``FindingCode/pageOutOfRange``.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs: each a ``ScreenTab``, or an element with ``Element/tabItem(_:)`` and ``Element/tag(_:)``, or in an
  ///     ``Each`` the id of its item.
  public init<Value: Hashable>(
    selection: Bound<Value>,
    @ElementBuilder content: () -> Content
  ) {
    self.selection = TabSelection(selection)
    self.content = content()
  }

  /// Adds the tabs, of which the selected one is laid out.
  public func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    if let site = resolver.inherited.stackSite?.present {
      // Its screens may differ in each pass.
      Evaluation.noteEffect()
      let tabs = slot.kept {
        ElementTabs(at: slot, under: resolver.inherited, on: site)
      }
      tabs.follow(selection, parts(&resolver), isNew: resolver.isContentNew, resolver.inherited)
      tabs.resolve(into: &resolver, at: slot, on: site)
    } else {
      let parts = parts(&resolver)
      let value = selection?.read()
      let shown = parts.first { $0.tab.value == value } ?? parts.first
      shown?.tab.content.resolve(into: &resolver)
    }
    resolver.place.leave(to: outer)
  }

  private func parts(_ resolver: inout Resolver) -> [TabPart] {
    var parts: [TabPart] = []
    func visit(_ resolver: inout Resolver, _ element: any Element, in section: String?) {
      if let section = element as? any TabSectionElement {
        let (title, content) = (section.title, section.tabs)
        resolver.forEachPart(of: content) { visit(&$0, $1, in: title) }
      } else {
        let slot = resolver.place.claim(TabPart.self)
        let tab = TabDescription(of: element, id: resolver.place.innermostID)
        parts.append(TabPart(slot: slot, tab: tab, section: section))
      }
    }
    resolver.forEachPart(of: content) { visit(&$0, $1, in: nil) }
    return parts
  }
}

/// One of the tabs in ``ScreenTabs``.
public struct ScreenTab<Content: Element>: PrimitiveElement {
  fileprivate let title: String?
  fileprivate let icon: String?
  fileprivate let value: AnyHashable?
  fileprivate let role: ScreenTabRole?
  private let content: @MainActor () -> Content

  private init(
    _ face: (title: String?, icon: String?),
    _ value: AnyHashable?,
    _ role: ScreenTabRole?,
    _ content: @escaping @MainActor () -> Content
  ) {
    // The vendor's search tab has a default title.
    title = face.title ?? (role == .search ? "Search" : nil)
    icon = face.icon ?? (role == .search ? "magnifyingglass" : nil)
    self.value = value
    self.role = role
    self.content = content
  }

  /// Creates a tab with a title and the symbol `icon`, which is selected while the selection is `value`.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - icon: The symbol in the bar.
  ///   - value: The value of the selection.
  ///   - role: Its role, if it has one.
  ///   - content: Makes its content when it is selected.
  public init(
    _ title: String,
    icon: String,
    value: some Hashable,
    role: ScreenTabRole? = nil,
    @ElementBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init((title, icon), AnyHashable(value), role, content)
  }

  /// Creates a tab with a title and the symbol `icon`, for tabs whose selection is not bound.
  public init(
    _ title: String,
    icon: String,
    role: ScreenTabRole? = nil,
    @ElementBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init((title, icon), nil, role, content)
  }

  /// Creates a tab with the first text and the first symbol of `label`, which is selected while the selection is `value`.
  public init(
    value: some Hashable,
    role: ScreenTabRole? = nil,
    @ElementBuilder content: @escaping @MainActor () -> Content,
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.face(of: label()), AnyHashable(value), role, content)
  }

  /// Creates a tab with the first text and the first symbol of `label`, for tabs whose selection is not bound.
  public init(
    role: ScreenTabRole? = nil,
    @ElementBuilder content: @escaping @MainActor () -> Content,
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.face(of: label()), nil, role, content)
  }

  /// Creates a tab that is named after its role, and selected while the selection is `value`.
  public init(
    value: some Hashable,
    role: ScreenTabRole,
    @ElementBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init((nil, nil), AnyHashable(value), role, content)
  }

  /// Creates a tab that is named after its role, for tabs whose selection is not bound.
  public init(
    role: ScreenTabRole,
    @ElementBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init((nil, nil), nil, role, content)
  }

  /// Adds its content.
  public func resolve(into resolver: inout Resolver) {
    resolver.resolve(at: resolver.place.claim(Self.self)) { content() }
  }
}

/// The purpose of a tab, as in SwiftUI's `TabRole`.
public enum ScreenTabRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// The tab for searches, which is the last one; from iOS 26 on, it is in a separate circle.
  case search
}

/// Tabs under a title, which the sidebar of a tablet shows; a bar lists them as usual.
///
/// It imitates SwiftUI's section of tabs.
public struct ScreenTabSection<Content: Element>: PrimitiveElement {
  let title: String
  private let content: Content

  /// Creates a section with the title `title`.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Adds the content; outside of tabs, its elements are placed one below the other.
  public func resolve(into resolver: inout Resolver) { content.resolve(into: &resolver) }
}

/// A section, whatever its content.
@MainActor
private protocol TabSectionElement {
  var title: String { get }
  var tabs: any Element { get }
}

extension ScreenTabSection: TabSectionElement {
  fileprivate var tabs: any Element { content }
}

extension Element {
  /// Makes this element a tab of the ``ScreenTabs`` around it, with the first text and the first symbol of `label`.
  ///
  /// Other elements in the label are ignored (piterwilson.com, “TabView it is”). It imitates SwiftUI's modifier of that
  /// name.
  public func tabItem(@ElementBuilder _ label: () -> some Element) -> some Element {
    TabItemModifier(content: self, face: ChoiceReader.face(of: label()))
  }

  /// Sets how the ``ScreenTabs`` inside list their tabs: `.sidebarAdaptable` gives the bar of a tablet a button that turns it
  /// into a sidebar.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabViewStyle(_ style: StockTabsStyle) -> some Element {
    tabSettings { settings in
      settings.sidebar = TabSidebarSettings(settings.sidebar) {
        $0.isAdaptable = style == .sidebarAdaptable
      }
    }
  }

  /// Sets the initial form of the ``ScreenTabs`` inside that can be a sidebar, until a user chooses.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func defaultAdaptableTabBarPlacement(
    _ placement: StockTabsPlacement = .automatic
  ) -> some Element {
    tabSettings { settings in
      settings.sidebar = TabSidebarSettings(settings.sidebar) { $0.placement = placement }
    }
  }

  /// Makes the bar of the ``ScreenTabs`` inside smaller while content is scrolled, from iOS 26 on on phones.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizing) -> some Element {
    tabSettings { $0.behavior = behavior }
  }

  /// Adds content above the bar of the ``ScreenTabs`` inside, from iOS 26 on on phones; beside the bar while that is small.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabViewBottomAccessory(@ElementBuilder content: () -> some Element) -> some Element {
    let content = AnyElement(content())
    return tabSettings { $0.accessory = content }
  }

  private func tabSettings(
    _ change: @escaping @MainActor (inout StockTabsSettings) -> Void
  ) -> some Element {
    InheritedModifier(content: self) { values in
      var settings = values.tabSettings ?? StockTabsSettings()
      change(&settings)
      values.tabSettings = settings
    }
  }
}

private struct TabSettingsKey: InheritedKey {
  static var defaultValue: StockTabsSettings? { nil }
}

extension InheritedValues {
  /// The settings of the bars of tabs inside; `nil` for the defaults.
  var tabSettings: StockTabsSettings? {
    get { self[TabSettingsKey.self] }
    set { self[TabSettingsKey.self] = newValue }
  }
}

private struct TabItemModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let face: (title: String?, icon: String?)

  func resolve(into resolver: inout Resolver) { content.resolve(into: &resolver) }
}

extension ScreenTab: TabDescribing {
  func describe(_ tab: inout TabDescription) {
    tab.title = tab.title ?? title
    tab.icon = tab.icon ?? icon
    tab.value = tab.value ?? value
    tab.isForSearch = role == .search
  }
}

extension TabItemModifier: TabDescribing {
  func describe(_ tab: inout TabDescription) {
    tab.title = tab.title ?? face.title
    tab.icon = tab.icon ?? face.icon
  }
}
