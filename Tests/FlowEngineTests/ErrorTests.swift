import Testing

@testable import FlowEngine

@MainActor
@Suite("Errors", .serialized)
struct ErrorTests {
  private let root = PlaceCoordinator("Root", root: "root")
  private let child = PlaceCoordinator("Child", root: "child")

  init() {
    root.addChild(child)
  }

  @Test("The nearest handler receives an error, and no other does")
  func nearest() {
    var received: [String] = []
    root.flowErrorHandler = FlowErrorHandler { _ in received.append("root") }
    child.flowErrorHandler = FlowErrorHandler { _ in received.append("child") }
    child.go("nowhere")
    #expect(received == ["child"])
    #expect(root.unhandledErrors == [])
  }

  @Test("Without a handler of its own, the owner's handler is called")
  func ownersHandler() {
    var received = 0
    root.flowErrorHandler = FlowErrorHandler { _ in received += 1 }
    child.go("nowhere")
    #expect(received == 1)
  }

  @Test("A handler that was removed receives nothing more")
  func removed() {
    let handler = FlowErrorHandler { _ in }
    root.flowErrorHandler = handler
    handler.removeHandler()
    child.go("nowhere")
    #expect(root.unhandledErrors.count == 1)
  }

  @Test("The shared handler receives what no other handler does")
  func shared() {
    var received = 0
    FlowErrorHandler.shared.setHandler { _ in received += 1 }
    defer { FlowErrorHandler.shared.removeHandler() }
    child.go("nowhere")
    #expect(received == 1)
    #expect(root.unhandledErrors == [])
  }

  @Test("An error without a handler is kept at the root, and can be read everywhere")
  func kept() {
    child.go("nowhere")
    #expect(root.unhandledErrors.count == 1)
    #expect(child.unhandledErrors == root.unhandledErrors)
  }

  @Test("Errors that were read can be cleared, from anywhere in the hierarchy")
  func cleared() {
    root.go("nowhere")
    child.clearUnhandledErrors()
    #expect(root.unhandledErrors.isEmpty)
  }

  @Test("Errors that a coordinator kept come with it to its owner")
  func takenAlong() {
    let owner = PlaceCoordinator("Owner", root: "owner")
    root.go("nowhere")
    owner.addChild(root)
    #expect(owner.unhandledErrors.count == 1)
  }

  @Test("The throwing call throws what the other reports, and reports nothing")
  func throwing() {
    let expected = FlowError.navigationFailed(
      route: RouteDescription(Place("nowhere")),
      start: child.ownerPath,
      declined: [
        DeclinedAnswer(owner: child.ownerPath, reason: .cannotHandle),
        DeclinedAnswer(owner: root.ownerPath, reason: .cannotHandle),
        DeclinedAnswer(owner: root.ownerPath, reason: .noFlowChange),
      ]
    )
    #expect(throws: expected) { try child.perform(Place("nowhere")) }
    #expect(root.unhandledErrors == [])
  }

  @Test("A coordinator whose routes are of another type is named with that reason, and not asked")
  func foreignRoute() {
    final class Greedy: Coordinator<Place> {
      var wasAsked = false
      override func canHandle(_ route: any Route) -> Bool {
        wasAsked = true
        return true
      }
    }
    let greedy = Greedy(router: Router(initial: "root", factory: ViewFactory()))
    greedy.navigate(to: Elsewhere.far)
    guard case .navigationFailed(_, _, let declined)? = greedy.unhandledErrors.first else {
      Issue.record("navigationFailed was not reported")
      return
    }
    #expect(declined.map(\.reason) == [.foreignRoute, .noFlowChange])
    #expect(!greedy.wasAsked)
  }

  @Test("A failed call changes nothing, deep inside a busy app")
  func atomic() {
    let modal = PlaceCoordinator("Modal", root: "modal", handles: ["m"])
    root.answering.modals = ["modal"]
    child.answering.handles = ["c"]
    root.addModalCoordinator(modal)
    root.go("c")
    root.go("m")
    root.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    let composition = root.composition
    let state = root.router.state
    let revision = root.revision

    #expect(!modal.go("nowhere"))

    #expect(root.composition == composition)
    #expect(root.router.state == state)
    #expect(root.revision == revision)
  }

  @Test("A handler that is set again replaces what was called before")
  func replaced() {
    var received: [String] = []
    let handler = FlowErrorHandler { _ in received.append("first") }
    root.flowErrorHandler = handler
    handler.setHandler { _ in received.append("second") }
    child.go("nowhere")
    #expect(received == ["second"])
  }

  @Test("Each failing call is reported once, the same failure again as well")
  func oncePerCall() {
    child.go("nowhere")
    child.go("nowhere")
    #expect(root.unhandledErrors.count == 2)
    #expect(root.unhandledErrors.first == root.unhandledErrors.last)
  }

  @Test("Errors are equal if all their facts are")
  func equality() {
    child.go("nowhere")
    root.go("nowhere")
    child.go("elsewhere")
    #expect(Set(root.unhandledErrors).count == 3)
  }

  @Test("A handler that navigates is obeyed, after the failed call")
  func handlerNavigates() {
    root.answering.handles = ["lost"]
    root.flowErrorHandler = FlowErrorHandler { [root] _ in root.go("lost") }
    #expect(!child.go("nowhere"))
    #expect(root.words == "root lost")
  }
}
