import FlowEngine

/// The destinations of URLs and notifications.
public enum HubLink: String, Route, CaseIterable, Sendable {
  /// A Home over whatever is on screen.
  case home

  /// Home's sheet with two heights.
  case tabsCoordinator = "tabs-coordinator"

  /// The URLs: `hub://home`, `hub://tabs-coordinator`.
  static func table() throws(LinkError) -> LinkTable {
    var links = LinkTable(schemes: ["hub"])
    for link in allCases { try links.add(link.rawValue, to: link) }
    return links
  }
}
