import FlowEngine

extension StockTabs {
  /// Sets how the tabs are listed: `.sidebarAdaptable` gives the bar of a tablet a button that turns it into a sidebar.
  ///
  /// The bar at the lower edge, in a compact width and in sheets, stays as it is. The sidebar lists all tabs. It is beside
  /// the content where the window is wider than high, and over it otherwise. It imitates SwiftUI's modifier of that name.
  public func tabViewStyle(_ style: StockTabsStyle) -> StockTabs {
    changingSidebar { $0.isAdaptable = style == .sidebarAdaptable }
  }

  /// Sets what tabs that can be a sidebar are until a user chooses.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func defaultAdaptableTabBarPlacement(
    _ placement: StockTabsPlacement = .automatic
  ) -> StockTabs {
    changingSidebar { $0.placement = placement }
  }

  /// Lists the tabs with the root routes `routes` under `title` in the sidebar, where the first of them would be.
  ///
  /// A bar lists them as if nothing was said. It stands for SwiftUI's `TabSection`.
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
