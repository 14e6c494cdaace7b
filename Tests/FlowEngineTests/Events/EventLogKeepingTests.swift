import Testing

@testable import FlowEngine

/// How long a log writes.
@MainActor
struct EventLogKeepingTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"])

  private func calls(_ log: EventLog) -> [String] {
    log.lines.filter { !$0.contains("   ") }
  }

  @Test("Only so many entries are kept, the oldest are dropped", arguments: [0, 1, 3])
  func limit(_ limit: Int) {
    let log = EventLog(of: host, limit: limit)
    let whole = EventLog(of: host)
    host.go("a")
    host.go("b")
    #expect(log.entries == Array(whole.entries.suffix(limit)))
    #expect(log.entries.count == limit)
  }

  @Test("A negative limit keeps nothing")
  func negative() {
    let log = EventLog(of: host, limit: -1)
    host.go("a")
    #expect(log.entries == [])
  }

  @Test("Entries are delivered as they are written, kept or not")
  func received() {
    var received: [String] = []
    let log = EventLog(of: host, limit: 0) { received.append($0.description) }
    host.go("a")
    #expect(received.first == "1 navigate a on app")
    #expect(received.last == "1   settled")
    #expect(log.entries == [])
  }

  @Test("A call made by a listener of the log waits, as that of any observer")
  func callsFromListener() {
    var isFirst = true
    let log = EventLog(of: host) { [host] entry in
      guard case .called = entry.event, isFirst else { return }
      isFirst = false
      #expect(host.go("b"))
    }
    host.go("a")
    #expect(host.words == "home a b")
    #expect(calls(log) == ["1 navigate a on app", "2 navigate b on app (during 1)"])
    #expect(host.unhandledErrors == [])
  }

  @Test("A listener that answers each entry with a call is stopped")
  func endless() {
    let log = EventLog(of: host, limit: 10) { [host] entry in
      if case .called = entry.event { host.pop() }
    }
    host.go("a")
    #expect(host.unhandledErrors == [.endlessCalls(limit: 1_000)])
    #expect(log.entries.count == 10)
  }

  @Test("Logs of one hierarchy write the same, from whichever coordinator they were made")
  func several() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    host.addChild(child)
    let first = EventLog(of: host)
    let second = EventLog(of: child)
    child.go("c")
    #expect(first.entries == second.entries)
    #expect(first.lines.first == "1 navigate c on app/child Child")
  }

  @Test("A log that is not retained stops writing and is freed")
  func released() {
    var received = 0
    weak var probe: EventLog?
    do {
      let log = EventLog(of: host) { _ in received += 1 }
      probe = log
      host.go("a")
    }
    #expect(probe == nil)
    let before = received
    host.go("b")
    #expect(received == before)
  }

  @Test("A log that is made after another was dropped has none of the old entries")
  func afterAnother() {
    do {
      let former = EventLog(of: host)
      host.go("a")
      #expect(!former.entries.isEmpty)
    }
    host.go("b")
    host.popToRoot()
    let log = EventLog(of: host)
    host.go("b")
    #expect(!log.lines.contains { $0.contains(" a of ") })
    #expect(log.lines.last?.hasSuffix("settled") == true)
  }

  @Test("A log does not keep the app alive")
  func lifetimes() {
    weak var probe: PlaceCoordinator?
    let log: EventLog
    do {
      let app = PlaceCoordinator("App", root: "home", handles: ["a"])
      probe = app
      log = EventLog(of: app)
      app.go("a")
    }
    #expect(probe == nil)
    #expect(log.lines.first == "1 navigate a on app")
  }

  @Test("The log of a coordinator that gets an owner continues in the owner's hierarchy")
  func merged() {
    let app = PlaceFlows()
    let log = EventLog(of: host)
    host.go("a")
    host.go("b")
    app.transitionToFlow(host, root: "start")
    host.pop()
    #expect(
      calls(log) == [
        "1 navigate a on app", "2 navigate b on app", "3 pop on app/flow Host",
      ]
    )
  }

  @Test("A detour that comes with a log does not change the number of the call that shows it")
  func mergedMeanwhile() {
    let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    let inner = EventLog(of: detour)
    for _ in 1...3 { detour.pop() }
    let log = EventLog(of: host)
    host.presentDetour(detour, presenting: "detour")
    host.dismissDetour()
    #expect(calls(log) == ["1 presentDetour detour on app", "4 dismissDetour on app"])
    #expect(Set(log.entries.map(\.call)) == [1, 4])
    #expect(inner.entries.last?.call == 4)
  }

  @Test("The log stays with the hierarchy when a part leaves it")
  func split() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    host.addChild(child)
    let log = EventLog(of: child)
    host.removeChild(child)
    child.go("c")
    host.go("a")
    #expect(calls(log) == ["1 removeChild on app", "2 navigate a on app"])
  }
}
