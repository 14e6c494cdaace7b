import Testing

@testable import FlowEngine

@MainActor
@Suite("Going to the same place twice")
struct NavigatingTwiceTests {
  private let app = Desk("App", root: "app")
  private let child = Desk("Child", root: "child", handles: ["c"])

  init() {
    app.addChild(child)
  }

  @Test("A screen that only a child's detour claims is shown in it, and stays there")
  func detourClaimsRoot() throws {
    child.presentDetour(Desk("Detour", root: "detour", handles: ["child"]), presenting: "detour")
    #expect(app.go("child"))
    #expect(app.picture == "app > Child.child | cover Detour: detour > child")
    #expect(try app.steps(to: "child") == [])
  }
}
