/// How tabs are listed, as in SwiftUI's `TabViewStyle`.
public enum StockTabsStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it: in a bar.
  case automatic

  /// In a bar.
  case tabBarOnly

  /// On tablets in a bar that a user can turn into a sidebar, elsewhere in a bar.
  case sidebarAdaptable
}

/// How a user finds tabs that can be a sidebar, as in SwiftUI's `AdaptableTabBarPlacement`.
public enum StockTabsPlacement: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it: in a bar.
  case automatic

  /// In a bar.
  case tabBar

  /// In a sidebar, where it has room beside the content.
  case sidebar
}
