import FlowEngine
import Hub
import LayoutSim
import Testing

@Suite("Where links and notifications lead in the hub")
@MainActor
struct HubLinkTests {
  let hub = HubCoordinator()

  @Test(
    "The text of a notification leads to the same place as its URL",
    arguments: HubLink.allCases
  )
  func notification(link: HubLink) throws {
    let other = HubCoordinator()
    try hub.open(url: "hub://\(link.rawValue)")
    try other.receive(notification: link.rawValue)
    #expect(hub.composition == other.composition)
    #expect(hub.composition.surfaces.count == 2)
  }

  @Test("A Home comes along even where one is in front, in a sheet with a stack of its own")
  func home() throws {
    try hub.open(url: "hub://home")
    let sheet = try #require(hub.composition.surfaces.last)
    #expect(sheet.kind == .subflow)
    #expect(sheet.style == .sheet)
    #expect(hub.visibleCoordinator !== hub.coordinator(for: .home))
  }

  @Test("A link that leads nowhere says so, and changes nothing")
  func nowhere() {
    let before = hub.composition
    let error = #expect(throws: FlowError.self) { try hub.open(url: "hub://nowhere") }
    #expect(error?.whatHappened.contains("nowhere") == true)
    #expect(hub.composition == before)
  }

  @Test("A notification that is no link is only read")
  func words() throws {
    let before = hub.composition
    try hub.receive(notification: "Good morning")
    #expect(hub.composition == before)
  }

  @Test("A link over a card comes over the card, which stays")
  func overCard() throws {
    let stage = Stage(hub)
    try stage.tap("Card")
    try hub.open(url: "hub://tabs-coordinator")
    #expect(stage.surfaces.map(\.surface.style) == [.base, .overlay, .sheet])
  }
}
