import FlowEngine
import Testing

/// Which errors a stage still reports: those that no successful call has followed.
@MainActor
struct UnhandledErrorTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["a", "profile"],
    modals: ["login"]
  )

  private func latest() -> [FlowError] { Array(host.latestUnhandledErrors) }

  @Test("An intent that was resumed left an error from before it in every snapshot")
  func resumed() {
    let gate = Gate()
    host.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
    host.answering.guardsNavigation = gate.redirects(["profile"], to: "login")
    host.go("profile")
    host.go("nowhere")
    #expect(latest().count == 1)
    gate.isOpen = true
    #expect(host.resumeIntent())
    #expect(latest().isEmpty)
    #expect(host.unhandledErrors.count == 1)
  }

  @Test("A child that was added brought an error from before it into every snapshot")
  func adopted() {
    let child = PlaceCoordinator("Child", root: "child")
    child.go("nowhere")
    host.go("nowhere")
    #expect(host.addChild(child))
    #expect(latest().isEmpty)
    #expect(host.unhandledErrors.count == 2)
  }

  @Test("An error that arises while a child is added stays")
  func whileAdding() {
    let child = PlaceCoordinator("Child", root: "child")
    child.go("nowhere")
    let token = host.observe { [host] event in
      if case .changed = event { host.report(.missingTabItem(owner: host.ownerPath, index: 0)) }
    }
    host.addChild(child)
    token.cancel()
    #expect(latest() == [.missingTabItem(owner: host.ownerPath, index: 0)])
  }
}
