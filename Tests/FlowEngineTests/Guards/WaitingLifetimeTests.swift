import Testing

@testable import FlowEngine

/// A waiting navigation retains no coordinator.
@MainActor
struct WaitingLifetimeTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a"], modals: ["login"])
  private let gate = Gate()

  init() {
    host.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
  }

  @Test("A child that asked and was removed is freed, and the intent continues from the root")
  func start() {
    weak var probe: PlaceCoordinator?
    do {
      let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
      probe = child
      host.addChild(child)
      child.go("a")
      host.removeChild(child)
    }
    #expect(probe == nil)
    #expect(host.pendingIntent?.start.description == "app/child Child")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A detour that waits is freed when its intent is abandoned")
  func detour() {
    weak var probe: PlaceCoordinator?
    do {
      let detour = PlaceCoordinator("Detour", root: "a")
      probe = detour
      host.presentDetour(detour, presenting: "a")
    }
    #expect(host.picture == "home | sheet Login: login")
    #expect(probe != nil)
    host.dismissModal()
    #expect(host.pendingIntent == nil)
    #expect(probe == nil)
  }

  @Test("A whole app that waits is freed")
  func app() {
    weak var probe: PlaceCoordinator?
    do {
      let app = PlaceCoordinator("App", root: "home", handles: ["a"], modals: ["login"])
      probe = app
      app.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
      app.answering.guardsNavigation = gate.redirects(["a"], to: "login")
      app.go("a")
    }
    #expect(probe == nil)
  }

  @Test("An intent of a hierarchy that becomes part of another one is resumed there")
  func merged() {
    let app = PlaceFlows()
    host.go("a")
    app.transitionToFlow(host, root: "start")
    #expect(app.pendingIntent?.route?.identifier == "a")
    gate.isOpen = true
    host.dismissModal()
    #expect(app.picture == "home > a")
  }
}
