import FlowEngine

/// The settings of tabs as a sidebar.
// A class, because most tabs have none, and the settings of their bar are copied in each pass.
@MainActor
final class TabSidebarSettings {
  let values: Values

  /// The same as `former` with a change.
  init(_ former: TabSidebarSettings?, _ change: (inout Values) -> Void) {
    var values = former?.values ?? Values()
    change(&values)
    self.values = values
  }

  @MainActor
  struct Values {
    /// Whether the tabs can be a sidebar.
    var isAdaptable = false

    var placement = StockTabsPlacement.automatic
    var sections: [Section] = []

    /// The content above and below the tabs, and at the lower edge.
    var header: AnyElement?
    var footer: AnyElement?
    var bottomBar: AnyElement?
  }

  /// Tabs under a title.
  struct Section {
    let title: String

    /// The root routes of the tabs.
    let tabs: [AnyHashable]
  }
}

extension TabSidebarSettings.Values {
  /// The positions of tabs by sections, in the order of their first tabs; the title is `nil` without a section.
  func groups(of tabs: [AnyCoordinator]) -> [(title: String?, tabs: [Int])] {
    var groups: [(section: Int?, tabs: [Int])] = []
    for (index, tab) in tabs.enumerated() {
      let route = AnyHashable(tab.rootRoute)
      let section = sections.firstIndex { $0.tabs.contains(route) }
      let known =
        section == nil
        ? groups.indices.last.flatMap { groups[$0].section == nil ? $0 : nil }
        : groups.firstIndex { $0.section == section }
      if let known {
        groups[known].tabs.append(index)
      } else {
        groups.append((section, [index]))
      }
    }
    return groups.map { group in (group.section.map { sections[$0].title }, group.tabs) }
  }
}

/// The state of tabs as a sidebar that a stage keeps between passes.
struct TabSidebarMemory {
  /// Whether the user shows the sidebar; `nil` before a choice.
  var isRequested: Bool?

  /// The width that it takes from the content beside it, in points.
  var width = 0.0
}

/// A style of listing tabs, as in SwiftUI's `TabViewStyle`.
public enum StockTabsStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: in a bar.
  case automatic

  /// In a bar.
  case tabBarOnly

  /// On tablets in a bar that a user can turn into a sidebar, elsewhere in a bar.
  case sidebarAdaptable
}

/// The initial form of tabs that can be a sidebar, as in SwiftUI's `AdaptableTabBarPlacement`.
public enum StockTabsPlacement: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: in a bar.
  case automatic

  /// In a bar.
  case tabBar

  /// In a sidebar, where it has room beside the content.
  case sidebar
}
