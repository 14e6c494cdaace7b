import Testing

@testable import FlowEngine

/// Changes as a sequence.
@MainActor
struct ChangesTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])

  init() { host.addModalCoordinator(sheet) }

  @Test(
    "Changes come in order, with the coordinator that changed, and none is lost before it is read"
  )
  func order() async {
    let changes = host.changes()
    host.go("a")
    host.go("sheet")
    sheet.go("s")
    var lines: [String] = []
    for await change in changes {
      lines.append("\(change.owner): \(change.step)")
      if lines.count == 3 { break }
    }
    #expect(
      lines == [
        "app: push a on app",
        "app: present modal app/modal Sheet for sheet",
        "app/modal Sheet: push s on app/modal Sheet",
      ]
    )
  }

  @Test("A coordinator's sequence has what changes at it and below it only")
  func below() async {
    let changes = sheet.changes()
    host.go("sheet")
    host.go("s")
    host.go("a")
    sheet.go("s")
    var iterator = changes.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.step.description == "push s on app/modal Sheet")
  }

  @Test("Calls that change nothing, and calls that fail, are not in it")
  func nothing() async {
    let changes = host.changes()
    host.go("home")
    host.go("nowhere")
    host.pop()
    host.go("b")
    var iterator = changes.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.step.description == "push b on app")
  }

  @Test(
    "The sequence ends when the coordinator is freed, after what it still had"
  )
  func freed() async {
    var stub: PlaceCoordinator? = PlaceCoordinator("Desk", root: "home", handles: ["a"])
    weak let probe = stub
    let changes = stub?.changes()
    stub?.go("a")
    stub = nil
    #expect(probe == nil)
    var lines: [String] = []
    if let changes {
      for await change in changes { lines.append("\(change.step)") }
    }
    #expect(lines == ["push a on app"])
  }

  @Test("Several sequences have the same changes, each for itself")
  func several() async {
    let (first, second) = (host.changes(), host.changes())
    host.go("a")
    var (one, other) = (first.makeAsyncIterator(), second.makeAsyncIterator())
    let received = await (one.next(), other.next())
    #expect(received.0?.step.description == "push a on app")
    #expect(received.0 == received.1)
  }

  @Test("A task that is cancelled stops waiting, and the observation ends")
  func cancelled() async {
    let changes = host.changes()
    let task = Task { @MainActor in
      var count = 0
      for await _ in changes { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    while host.observers.contains(where: { !$0.isOver }) { await Task.yield() }
    #expect(host.go("a"))
  }

  @Test("Leaving the loop ends the observation")
  func left() async {
    func takeOne() async -> Change? {
      for await change in host.changes() { return change }
      return nil
    }
    Task { @MainActor in
      while host.observers.isEmpty { await Task.yield() }
      host.go("a")
    }
    #expect(await takeOne()?.step.description == "push a on app")
    while host.observers.contains(where: { !$0.isOver }) { await Task.yield() }
    #expect(host.go("b"))
  }

  @Test("A sequence that is never iterated retains no coordinator")
  func unused() {
    weak var probe: PlaceCoordinator?
    let changes: AsyncStream<Change>
    do {
      let stub = PlaceCoordinator("Desk", root: "home", handles: ["a"])
      probe = stub
      changes = stub.changes()
      stub.go("a")
    }
    #expect(probe == nil)
    withExtendedLifetime(changes) {}
  }

  @Test("Changes go to another task")
  func elsewhere() async {
    let changes = host.changes()
    let task = Task.detached {
      var lines: [String] = []
      for await change in changes {
        lines.append(change.step.description)
        if lines.count == 2 { break }
      }
      return lines
    }
    host.go("a")
    host.pop()
    #expect(await task.value == ["push a on app", "pop to home on app"])
  }
}
