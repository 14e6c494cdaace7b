import FlowEngine

/// The stage's own bar of a tab coordinator's tabs, with the coordinator's settings: its factory or the screen table
/// builds one for the coordinator's root route.
///
/// ```swift
/// override func buildElement(for route: TransitRoute) -> (any Element)? {
///   StockTabs()
///     .tabBarMinimizeBehavior(.onScrollDown)
///     .searchTab(LineRoute.lines)
///     .tabViewBottomAccessory { TextBlock("Line 2 in 4 min") }
/// }
/// ```
///
/// Without one, tabs have a bar with default settings. It corresponds to SwiftUI's `TabView`; outside a tab coordinator
/// it is empty.
public struct StockTabs<Accessory: Element>: Element {
  private let accessory: Accessory
  private var behavior = TabBarMinimizing.automatic
  private var search: AnyHashable?
  private var sidebar: TabSidebarSettings?

  /// Nothing: the stage draws the bar and the tabs.
  public var body: some Element { EmptyElement() }

  /// Makes the bar smaller while content is scrolled, from iOS 26 on on phones.
  ///
  /// Only the button of the selected tab remains, at the leading end; a tap on it, or scrolling back, brings the others
  /// back. The size is a guess, which makes the bar `approximate`. It imitates SwiftUI's modifier of that name.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizing) -> StockTabs {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// Makes the tab with the root route `route` the one for searches.
  ///
  /// It is the last one, and from iOS 26 on has a circle of its own at the trailing end of a phone's bar, whose place
  /// is a guess. It corresponds to SwiftUI's `Tab(role: .search)`.
  public func searchTab(_ route: some Route) -> StockTabs {
    var copy = self
    copy.search = AnyHashable(route)
    return copy
  }

  /// Adds content above the bar, from iOS 26 on on phones; beside the bar while that is small.
  ///
  /// It is 48 points high, 8 above the bar, which are guesses. It imitates SwiftUI's modifier of that name.
  public func tabViewBottomAccessory<Added: Element>(
    @ElementBuilder content: () -> Added
  ) -> StockTabs<Added> {
    var copy = StockTabs<Added>(accessory: content())
    copy.behavior = behavior
    copy.search = search
    copy.sidebar = sidebar
    return copy
  }

  /// The same tabs with other settings for the sidebar.
  func changingSidebar(_ change: (inout TabSidebarSettings.Values) -> Void) -> StockTabs {
    var copy = self
    copy.sidebar = TabSidebarSettings(sidebar, change)
    return copy
  }

  fileprivate init(accessory: Accessory) { self.accessory = accessory }
}

extension StockTabs where Accessory == EmptyElement {
  /// Creates a bar with default settings.
  public init() { self.init(accessory: EmptyElement()) }
}

/// The condition for making a bar of tabs smaller, as in SwiftUI's `TabBarMinimizeBehavior`.
public enum TabBarMinimizing: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: never.
  case automatic

  /// When content is scrolled towards its end.
  case onScrollDown

  /// When content is scrolled towards its start.
  case onScrollUp

  /// Never.
  case never
}

/// The settings of a stage's bar of tabs.
@MainActor
struct StockTabsSettings {
  var behavior = TabBarMinimizing.automatic

  /// The root route of the tab for searches.
  var search: AnyHashable?

  /// The content above the bar.
  var accessory: AnyElement?

  /// The settings of the tabs as a sidebar; `nil` for the defaults.
  var sidebar: TabSidebarSettings?

  /// Whether the bar is small after content was scrolled.
  func minimizes(after direction: ScrollDirection) -> Bool {
    switch behavior {
    case .automatic, .never: false
    case .onScrollDown: direction == .down
    case .onScrollUp: direction == .up
    }
  }
}

/// Declares settings of a stage's bar of tabs.
@MainActor
protocol TabBarDescription {
  var settings: StockTabsSettings { get }
}

extension StockTabs: TabBarDescription {
  var settings: StockTabsSettings {
    StockTabsSettings(
      behavior: behavior,
      search: search,
      accessory: accessory is EmptyElement ? nil : AnyElement(accessory),
      sidebar: sidebar
    )
  }
}

/// The direction in which content was last scrolled.
enum ScrollDirection {
  /// Towards its start.
  case up

  /// Towards its end.
  case down
}

extension StockTabs {
  /// Sets how the tabs are listed: `.sidebarAdaptable` gives the bar of a tablet a button that turns it into a sidebar.
  ///
  /// The bar at the lower edge, in a compact width and in sheets, stays as it is. The sidebar lists all tabs. It is
  /// beside the content where the window is wider than high, and over it otherwise. It imitates SwiftUI's modifier of
  /// that name.
  public func tabViewStyle(_ style: StockTabsStyle) -> StockTabs {
    changingSidebar { $0.isAdaptable = style == .sidebarAdaptable }
  }

  /// Sets the initial form of tabs that can be a sidebar, until a user chooses.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func defaultAdaptableTabBarPlacement(
    _ placement: StockTabsPlacement = .automatic
  ) -> StockTabs {
    changingSidebar { $0.placement = placement }
  }

  /// Lists the tabs with the root routes `routes` under `title` in the sidebar, where the first of them would be.
  ///
  /// A bar lists them as usual. It corresponds to SwiftUI's `TabSection`.
  public func tabSection(_ title: String, _ routes: any Route...) -> StockTabs {
    changingSidebar {
      $0.sections.append(
        TabSidebarSettings.Section(title: title, tabs: routes.map { AnyHashable($0) })
      )
    }
  }

  /// Adds content above the tabs in the sidebar, which scrolls with them.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabViewSidebarHeader(@ElementBuilder content: () -> some Element) -> StockTabs {
    let content = AnyElement(content())
    return changingSidebar { $0.header = content }
  }

  /// Adds content below the tabs in the sidebar, which scrolls with them.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabViewSidebarFooter(@ElementBuilder content: () -> some Element) -> StockTabs {
    let content = AnyElement(content())
    return changingSidebar { $0.footer = content }
  }

  /// Adds content at the lower edge of the sidebar, under which the tabs scroll.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func tabViewSidebarBottomBar(@ElementBuilder content: () -> some Element) -> StockTabs {
    let content = AnyElement(content())
    return changingSidebar { $0.bottomBar = content }
  }
}
