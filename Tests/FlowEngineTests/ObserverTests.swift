import Observation
import Testing

@testable import FlowEngine

/// Observers.
@MainActor
struct ObserverTests {
  /// The events received, as words.
  @MainActor
  private final class Log {
    var lines: [String] = []

    func receive(_ event: FlowEvent) {
      switch event {
      case .changed(let change): lines.append("\(change.step)")
      case .settled(let plan): lines.append("settled \(plan.route.map(\.description) ?? "-")")
      }
    }
  }

  private let host = PlaceCoordinator("Host", root: "host", handles: ["a", "b"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
  private let log = Log()

  init() {
    host.addModalCoordinator(sheet)
    host.observe(log.receive)
  }

  @Test("Each step that changes something is reported in order, then that all is settled")
  func order() {
    host.go("sheet")
    log.lines = []
    sheet.go("a")
    #expect(
      log.lines == ["dismiss modal app/modal Sheet", "push a on app", "settled a"]
    )
  }

  @Test("A call that changes nothing is settled without a change")
  func nothing() {
    host.go("host")
    host.pop()
    #expect(log.lines == ["settled host", "settled -"])
  }

  @Test("A call that fails is not reported")
  func failure() {
    host.go("nowhere")
    #expect(log.lines == [])
  }

  @Test("A smart pop over many screens is one change")
  func oneChange() {
    host.baseRouter.apply(.push(Place("a")))
    host.baseRouter.apply(.push(Place("b")))
    host.go("host")
    #expect(log.lines == ["pop to host on app", "settled host"])
  }

  @Test("Observers are notified of a change after it was made")
  func afterwards() {
    var seen: [String] = []
    host.observe { [host] _ in seen.append(host.words) }
    host.go("a")
    #expect(seen == ["host a", "host a"])
  }

  @Test("An observation ends with its listener, and others continue")
  func listener() {
    let received = Log()
    var listener: Log? = Log()
    host.observe(for: listener, received.receive)
    host.go("a")
    #expect(received.lines == ["push a on app", "settled a"])

    listener = nil
    log.lines = []
    host.go("b")
    #expect(received.lines == ["push a on app", "settled a"])
    #expect(log.lines == ["push b on app", "settled b"])
  }

  @Test("Observers of the coordinator that changed come before those of its owners")
  func innerFirst() {
    var order: [String] = []
    sheet.observe { _ in order.append("sheet") }
    host.observe { _ in order.append("host") }
    host.go("sheet")
    order = []
    sheet.go("s")
    #expect(order == ["sheet", "host", "sheet", "host"])
  }

  @Test("An observer that is notified of a change from above is also notified that it has settled")
  func callFromAbove() {
    let inner = Log()
    sheet.observe(inner.receive)
    host.go("s")
    #expect(inner.lines == ["push s on app/modal Sheet", "settled s"])
  }

  @Test("A cancelled observer receives nothing more")
  func cancel() {
    let second = Log()
    let token = host.observe(second.receive)
    host.go("a")
    token.cancel()
    host.go("b")
    #expect(second.lines == ["push a on app", "settled a"])
  }

  @Test("A call that an observer makes runs after what is happening has settled")
  func queued() {
    var answer: Bool?
    host.observe { [host] event in
      if case .changed = event, answer == nil { answer = host.go("b") }
    }
    host.go("a")
    #expect(answer == true)
    #expect(log.lines == ["push a on app", "settled a", "push b on app", "settled b"])
  }

  @Test("A queued call that fails is reported")
  func queuedFailure() {
    var called = false
    host.observe { [host] _ in
      if !called { called = true; host.go("nowhere") }
    }
    host.go("a")
    #expect(host.words == "host a")
    #expect(host.unhandledErrors.count == 1)
  }

  @Test("Observers that never stop calling are stopped with an error")
  func endless() {
    host.observe { [host] event in
      if case .settled = event { host.go("a") }
    }
    host.go("a")
    #expect(host.unhandledErrors == [.endlessCalls(limit: 1_000)])
    #expect(host.go("b"))
  }

  @Test("Where calls never stop, the app is notified and not the detour that has left")
  func endlessAfterDismissal() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    host.presentDetour(detour, presenting: "detour")
    host.observe { [host] event in
      if case .settled = event { host.go("a") }
    }
    detour.pop()
    #expect(host.unhandledErrors == [.endlessCalls(limit: 1_000)])
    #expect(detour.unhandledErrors.isEmpty)
    #expect(host.hierarchy.waiting.isEmpty)
  }

  @Test("A detour that goes and comes back in one call was examined twice as often each time")
  func viewers() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    host.presentDetour(detour, presenting: "detour")
    let stage = PlaceCoordinator("Stage", root: "stage")
    var looks = 0
    detour.observe(
      for: stage,
      update: {
        looks += 1; return false
      },
      notify: { _ in }
    )
    var remaining = 6
    host.observe { [host] event in
      guard case .settled = event, remaining > 0 else { return }
      remaining -= 1
      host.dismissDetour()
      host.presentDetour(detour, presenting: "detour")
    }
    host.go("a")
    #expect(remaining == 0)
    #expect(host.hierarchy.viewers.count == 1)
    // Before the call, and after it.
    #expect(looks == 2)
  }

  @Test("An observer may ask for a plan")
  func planning() throws {
    var plan: NavigationPlan?
    host.observe { [host] event in
      if case .changed = event { plan = try? host.plan(to: Place("b")) }
    }
    host.go("a")
    #expect(plan?.steps.map(\.description) == ["push b on app"])
  }

  @Test("A change of flow is reported as one transition, and settles once for the app")
  func flowChange() {
    let app = PlaceFlows(flow: host, root: "host")
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    let received = Log()
    app.observe(received.receive)
    host.go("main")
    #expect(received.lines == ["show flow Main in app at main", "settled main"])
  }

  @Test("A report of what was done retains no coordinator")
  func reportsRetainNothing() {
    var received: [FlowEvent] = []
    weak var gone: PlaceCoordinator?
    do {
      let detour = PlaceCoordinator("Detour", root: "detour")
      gone = detour
      host.observe { received.append($0) }
      host.presentDetour(detour, presenting: "detour")
      host.dismissDetour()
    }
    #expect(received.count == 4)
    #expect(gone == nil)
  }

  @Test("A call that waited while its coordinator was taken out counts where that is now")
  func takenOut() throws {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c", "d"])
    host.addChild(child)
    host.go("c")
    var plan: NavigationPlan?
    var hasCalled = false
    host.observe { event in
      switch event {
      case .changed where !hasCalled:
        hasCalled = true
        child.go("d")
      case .settled where plan == nil: plan = try? child.plan(to: Place("c"))
      default: break
      }
    }
    host.removeChild(child)
    #expect(child.words == "child d")
    let outdated = try #require(plan)
    let error = FlowError.planOutdated(
      planned: outdated.revision,
      current: outdated.revision + 1
    )
    #expect(throws: error) { try child.apply(outdated) }
  }

  @Test("The router's state can be tracked, and notifies before it changes")
  func tracking() {
    var words: String?
    withObservationTracking {
      _ = host.router.state
    } onChange: { [host] in
      MainActor.assumeIsolated { words = host.words }
    }
    host.go("a")
    #expect(words == "host")
  }

  @Test("Calls that an observer makes run in their order")
  func queuedInOrder() {
    var isFirst = true
    host.observe { [host] _ in
      guard isFirst else { return }
      isFirst = false
      host.go("b")
      host.pop()
      host.go("sheet")
    }
    host.go("a")
    #expect(host.picture == "host > a | sheet Sheet: sheet")
    #expect(
      log.lines == [
        "push a on app", "settled a", "push b on app", "settled b", "pop to a on app",
        "settled -", "present modal app/modal Sheet for sheet", "settled sheet",
      ]
    )
  }

  @Test("The current flow, installed again at its root, changes nothing")
  func sameFlow() {
    let app = PlaceFlows(flow: host, root: "host")
    let revision = app.revision
    let received = Log()
    app.observe(received.receive)
    #expect(app.transitionToFlow(host, root: "host"))
    #expect(received.lines == ["settled -"])
    #expect(app.revision == revision)
    #expect(app.transitionToFlow(host, root: "other"))
    #expect(received.lines == ["settled -", "show flow Host in app at other", "settled -"])
  }

  @Test(
    "A thousand calls in a row are run, and the next is one too many",
    arguments: [1_000, 1_001]
  )
  func limit(count: Int) {
    let stub = PlaceCoordinator("Desk", root: "desk", handles: ["a", "b"])
    var made = 0
    stub.observe { event in
      guard case .settled = event, made < count else { return }
      made += 1
      stub.go(made % 2 == 0 ? "a" : "b")
    }
    stub.go("a")
    #expect(made == count)
    #expect(
      stub.unhandledErrors == (count == 1_000 ? [] : [.endlessCalls(limit: 1_000)])
    )
  }
}
