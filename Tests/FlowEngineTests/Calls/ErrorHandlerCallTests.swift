import Testing

@testable import FlowEngine

/// Error handlers that call.
@MainActor
struct ErrorHandlerCallTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "error"])

  /// A handler that answers each error with what `answer` does, and the errors it received.
  @MainActor
  private final class ReceivedErrors {
    var errors: [FlowError] = []
    let handler = FlowErrorHandler()

    init(_ answer: @escaping @MainActor (FlowError) -> Void) {
      handler.setHandler { [unowned self] error in
        errors.append(error)
        answer(error)
      }
    }
  }

  @Test("A handler shows an error screen, and the failed call has thrown before")
  func screen() {
    let received = ReceivedErrors { [host] _ in
      #expect(host.go("error"))
      #expect(host.words == "home")
    }
    host.flowErrorHandler = received.handler
    #expect(!host.go("nowhere"))
    #expect(host.words == "home error")
  }

  @Test("A handler whose call failed again called itself until the stack was gone")
  func endless() {
    let received = ReceivedErrors { [host] _ in host.go("nowhere") }
    host.flowErrorHandler = received.handler
    #expect(!host.go("nowhere"))
    // The first failure, 1,000 answers that fail, and that it was enough.
    #expect(received.errors.count == 1_002)
    #expect(received.errors.last == .endlessCalls(limit: 1_000))
    #expect(host.hierarchy.waiting.isEmpty)
    #expect(host.go("a"))
    #expect(received.errors.count == 1_002)
  }

  @Test("What was left when a handler released the app could no longer do anything")
  func lettingGo() {
    var app: PlaceCoordinator? = PlaceCoordinator("App", root: "app")
    app?.addChild(host)
    host.flowErrorHandler = FlowErrorHandler { [host] _ in
      app = nil
      #expect(host.ownerPath == OwnerPath(rootName: "Host"))
    }
    #expect(!host.go("nowhere"))
    #expect(host.go("a"))
    #expect(host.words == "home a")
  }

  @Test("A handler that was notified during a question called itself until the stack overflowed")
  func fromQuestion() {
    let received = ReceivedErrors { [host] _ in host.go("error") }
    host.flowErrorHandler = received.handler
    host.whenAsked = { [host] in host.go("a") }
    #expect(host.go("a"))
    // Going to the error screen asks once more, and is refused once more; that it is there already
    // then needs no question.
    let refusal = FlowError.callDuringPlanning(call: "navigate", owner: host.ownerPath)
    #expect(received.errors == [refusal, refusal])
    #expect(host.hierarchy.waiting.isEmpty)
    #expect(host.words == "home a error")
  }

  @Test("A handler that makes new coordinators fail called itself until the stack was gone")
  func newCoordinators() {
    var received: ReceivedErrors?
    received = ReceivedErrors { _ in
      let next = PlaceCoordinator("Next", root: "next")
      next.flowErrorHandler = received?.handler
      next.go("nowhere")
    }
    host.flowErrorHandler = received?.handler
    host.go("nowhere")
    #expect(received?.errors.count == 1_002)
    #expect(received?.errors.last == .endlessCalls(limit: 1_000))
    received = nil
  }

  @Test("A handler of a waiting call that failed is queued, too, and counted")
  func waiting() {
    let received = ReceivedErrors { [host] _ in host.go("nowhere") }
    host.flowErrorHandler = received.handler
    var token: ObservationToken?
    token = host.observe { [host] _ in
      token?.cancel()
      host.go("nowhere")
    }
    host.go("a")
    #expect(received.errors.count == 1_001)
    #expect(received.errors.last == .endlessCalls(limit: 1_000))
  }

  @Test("A handler may ask what would happen, and receives its own refusals from there once")
  func planning() {
    var planned: [String] = []
    let received = ReceivedErrors { [host] _ in
      if let plan = try? host.plan(to: Place("error")) { planned = plan.steps.map(\.description) }
    }
    host.flowErrorHandler = received.handler
    host.go("nowhere")
    #expect(planned == ["push error on app"])
    #expect(received.errors.count == 1)
  }

  @Test("What a log's listener calls while a plan is refused is done, and not kept")
  func listener() {
    let log = EventLog(of: host) { [host] entry in
      if case .failed = entry.event, host.words == "home" { host.go("a") }
    }
    host.whenAsked = { [host] in host.pop() }
    _ = try? host.plan(to: Place("nowhere"))
    #expect(log.lines.count > 0)
    #expect(host.words == "home a")
    #expect(host.hierarchy.waiting.isEmpty)
  }

  @Test("Errors that arise while a handler is busy are received in the order in which they arose")
  func whileBusy() {
    let others = [PlaceCoordinator("One", root: "one"), PlaceCoordinator("Two", root: "two")]
    let received = ReceivedErrors { error in
      guard case .navigationFailed(let route, _, _) = error, route.identifier == "nowhere" else {
        return
      }
      for (other, place) in zip(others, ["first", "second"]) { other.go(Place(place)) }
    }
    for stub in others + [host] { stub.flowErrorHandler = received.handler }
    host.go("nowhere")
    let routes = received.errors.map { error in
      if case .navigationFailed(let route, _, _) = error { route.identifier } else { "\(error)" }
    }
    #expect(routes == ["nowhere", "first", "second"])
  }
}
