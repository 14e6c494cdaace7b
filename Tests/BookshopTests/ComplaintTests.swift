import Bookshop
import FlowEngine
import LayoutSim
import Testing

@Suite("Something is wrong with a parcel")
@MainActor
struct ComplaintTests {
  private let shop = OpenShop()

  /// Goes to the sheet from the news that the parcel has left.
  private func open() throws {
    shop.app.orderShipped(Customer.harriet.orders[0])
    try shop.stage.tap("Where is it?")
    try shop.stage.tap("Something is wrong")
  }

  @Test("The alert lies over the sheet, and the sheet over the cover")
  func layers() throws {
    try open()
    try shop.stage.tap("Send the books back")

    #expect(shop.app.visibleRoute as? ShipmentRoute == .complaint)
    #expect(shop.stage.surfaces.map(\.surface.style) == [.base, .cover, .sheet])
    #expect(shop.stage.alert?.title == "Send order 1042 back?")
    #expect(
      shop.stage.alert?.buttons == [
        .init("Keep them", role: .cancel), .init("Send back", role: .destructive),
      ]
    )
    #expect(shop.stage.renderTree.findings.isEmpty)
  }

  @Test(
    "A customer who keeps the books returns to the same screen, with the complaint still written"
  )
  func keep() throws {
    try open()
    try shop.stage.enter("No string", into: "What is wrong")
    try shop.stage.tap("Send the books back")
    try shop.stage.tap("Keep them")

    #expect(shop.stage.alert == nil)
    #expect(shop.app.visibleRoute as? ShipmentRoute == .complaint)
    #expect(shop.node("What is wrong")?.facts.contains(Fact("value", "No string")) == true)
  }

  @Test("A customer who returns the books is back at the parcel's route")
  func sendBack() throws {
    try open()
    try shop.stage.tap("Send the books back")
    try shop.stage.tap("Send back")

    #expect(shop.stage.alert == nil)
    #expect(shop.app.visibleRoute as? ShipmentRoute == .tracking)
  }
}
