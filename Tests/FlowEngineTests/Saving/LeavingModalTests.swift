import Testing

@testable import FlowEngine

/// A modal that is leaving while a state is restored.
@MainActor
struct LeavingModalTests {
  private let app = PlaceCoordinator("App", root: "app", handles: ["a"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
  private let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])

  init() {
    app.answering.modals = ["sheet"]
    app.addModalCoordinator(sheet)
  }

  @Test("A detour over it had no owner, and could be shown nowhere else")
  func detourGoes() throws {
    app.go("a")
    let saved = try app.savedState()
    app.go("sheet")
    sheet.go("s")
    sheet.presentDetour(detour, presenting: "d")
    app.removeModalCoordinator(sheet)
    #expect(app.picture == "app > a | sheet Sheet: sheet > s | cover Detour: detour > d")

    try app.restore(saved)
    #expect(app.picture == "app > a")
    #expect(sheet.parent == nil)
    #expect(sheet.picture == "sheet")
    #expect(detour.parent == nil)
    #expect(detour.ownerPath == OwnerPath(rootName: "Detour"))
    #expect(detour.picture == "detour")

    #expect(app.presentDetour(detour, presenting: "detour"))
    #expect(app.picture == "app > a | cover Detour: detour")
  }

  @Test("A detour over it that is saved with it stays, as it does")
  func detourStays() throws {
    app.go("sheet")
    sheet.presentDetour(detour, presenting: "detour")
    app.removeModalCoordinator(sheet)
    let saved = try app.savedState()
    app.go("d")
    try app.restore(saved)
    #expect(app.picture == "app | sheet Sheet: sheet | cover Detour: detour")
    #expect(detour.parent === sheet)
    app.dismissModal()
    #expect(sheet.parent == nil)
    #expect(detour.parent == nil)
  }
}
