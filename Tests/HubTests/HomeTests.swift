import FlowEngine
import Hub
import LayoutSim
import Testing

@Suite("What Home shows, and how it is left")
@MainActor
struct HomeTests {
  let hub = HubCoordinator()
  let stage: Stage

  init() { stage = Stage(hub) }

  /// A row of Home, the route that it shows, and the surface that it is on.
  nonisolated static let rows: [(String, HomeRoute, Surface.Style)] = [
    ("Push", .push, .base), ("Sheet", .sheet, .sheet), ("Cover", .cover, .cover),
    ("Detents", .detents, .sheet), ("Card", .card, .overlay), ("Poster", .poster, .cover),
    ("Tabs in a sheet", .actions, .sheet),
  ]

  @Test("Each row shows its screen as its route says", arguments: rows)
  func row(label: String, route: HomeRoute, style: Surface.Style) throws {
    try stage.tap(label)
    #expect(hub.visibleRoute as? HomeRoute == route)
    #expect(stage.surfaces.last?.surface.style == style)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("Each row does the same from inside a pushed screen, which stays below", arguments: rows)
  func inside(label: String, route: HomeRoute, style: Surface.Style) throws {
    try stage.tap("Push")
    try stage.tap(label)
    #expect(hub.visibleRoute as? HomeRoute == route)
    #expect(stage.surfaces.last?.surface.style == style)
    #expect(stage.surfaces.count == (style == .base ? 1 : 2))
    #expect(hub.coordinator(for: .home)?.flattenedPath.count == (style == .base ? 3 : 2))
  }

  @Test("From inside a sheet a push goes to the stack below, and the sheet goes first")
  func pushFromSheet() throws {
    try stage.tap("Sheet")
    try stage.tap("Push")
    #expect(stage.surfaces.map(\.surface.style) == [.base])
    #expect(stage.topScreen?.route.identifier == "home.push")
  }

  @Test("Close takes one screen after the other, the latest layer first")
  func close() throws {
    try stage.tap("Push")
    try stage.tap("Cover")
    try stage.tap("Close")
    #expect(stage.topScreen?.route.identifier == "home.push")
    try stage.tap("Close")
    #expect(stage.topScreen?.route.identifier == "home.actions")
  }

  @Test("Restart leaves nothing but the list of actions")
  func restart() throws {
    try stage.tap("Push")
    try stage.tap("Push")
    try stage.tap("Sheet")
    try stage.tap("Cover")
    try stage.tap("Restart")
    #expect(stage.surfaces.count == 1)
    #expect(hub.coordinator(for: .home)?.flattenedPath.count == 1)
  }

  @Test("Finish on a tab of a hub in a sheet takes the whole hub, and leaves Home as it was")
  func finish() throws {
    try stage.tap("Push")
    try stage.tap("Tabs in a sheet")
    try stage.tap("Push")
    try stage.tap("Cover")
    try stage.tap("Finish")
    #expect(stage.surfaces.count == 1)
    #expect(stage.topScreen?.route.identifier == "home.push")
    #expect(hub.coordinator(for: .home)?.flattenedPath.count == 2)
  }
}
