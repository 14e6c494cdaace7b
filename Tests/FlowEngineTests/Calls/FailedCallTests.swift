import Testing

@testable import FlowEngine

/// A failed call leaves what waits alone.
@MainActor
struct FailedCallTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"], modals: ["login"])
  private let gate = Gate()

  init() {
    host.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
    host.go("a")
    gate.isOpen = true
  }

  private func expectWaiting() {
    #expect(host.pendingIntent?.route?.identifier == "a")
    #expect(host.picture == "home | sheet Login: login")
  }

  @Test("A navigation that no coordinator took resumed the one that waits")
  func navigation() {
    #expect(!host.go("nowhere"))
    expectWaiting()
    host.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A call that throws resumed the one that waits")
  func performing() {
    #expect(throws: FlowError.self) { try host.perform(Place("nowhere")) }
    expectWaiting()
  }

  @Test("A saved state that was refused resumed the call that waits")
  func restoring() throws {
    let stranger = try PlaceCoordinator("Stranger", root: "home").savedState()
    #expect(throws: FlowError.self) { try host.restore(stranger) }
    expectWaiting()
  }

  @Test("An adoption that was refused resumed the call that waits")
  func adopting() {
    host.addChild(host)
    expectWaiting()
  }

  @Test("A failed call that an observer made resumed nothing; the one that it observed does")
  func observer() {
    var token: ObservationToken?
    token = host.observe { [host] _ in
      token?.cancel()
      host.go("nowhere")
    }
    host.go("b")
    #expect(host.picture == "home > b > a")
    #expect(host.pendingIntent == nil)
  }

  @Test("A failed call with a handler that goes elsewhere lets the intent follow that")
  func handler() {
    host.flowErrorHandler = FlowErrorHandler { [host] _ in host.dismissModal() }
    #expect(!host.go("nowhere"))
    #expect(host.picture == "home > a")
  }
}
