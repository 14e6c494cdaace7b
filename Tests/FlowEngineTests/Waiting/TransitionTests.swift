import Testing

@testable import FlowEngine

/// Waiting for transitions.
@MainActor
struct TransitionTests {
  private let hall = Hall("App")

  private final class Views: TransitionHost {
    var isMoving = false
  }

  @MainActor
  private final class Journal {
    var lines: [String] = []
  }

  /// Starts a task that makes a call and waits; returns when it has begun to wait, or is done.
  private func present(_ number: Int, in journal: Journal) -> Task<Void, Never> {
    Task { @MainActor [hall] in
      await hall.transition { hall.present(.note(number)) }
      journal.lines.append("note \(number)")
    }
  }

  private func turns() async { for _ in 0..<50 { await Task.yield() } }

  @Test("Without anything that moves, calls return without a suspension")
  func withoutHosts() async {
    let journal = Journal()
    Task { @MainActor in journal.lines.append("other") }
    #expect(await hall.transition { hall.present(.note(1)) })
    journal.lines.append("done")
    #expect(journal.lines == ["done"])
  }

  @Test("Hosts that are added twice are there once")
  func manyHosts() {
    let hosts = (0..<1000).map { _ in Views() }
    for host in hosts + hosts { hall.add(host) }
    #expect(hall.presentHosts.count == 1000)
  }

  @Test("Hosts that were released are not kept")
  func releasedHosts() {
    for _ in 0..<1000 { hall.add(Views()) }
    #expect(hall.hierarchy.hosts.entries.count <= 16)
  }

  @Test("Calls are done at once, and return when all hosts rest")
  func hosts() async {
    let (first, second, journal) = (Views(), Views(), Journal())
    hall.add(first)
    hall.add(second)
    (first.isMoving, second.isMoving) = (true, true)
    _ = present(1, in: journal)
    await turns()
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    first.isMoving = false
    hall.transitionsEnded()
    await turns()
    #expect(journal.lines == [])
    second.isMoving = false
    hall.transitionsEnded()
    await turns()
    #expect(journal.lines == ["note 1"])
  }

  @Test("Calls of several tasks are done in the order in which they come")
  func order() async {
    let (views, journal) = (Views(), Journal())
    hall.add(views)
    views.isMoving = true
    for number in 1...5 { _ = present(number, in: journal) }
    await turns()
    // The runtime says which task comes first.
    let shown = hall.router.state.presentations.map(\.route.identifier)
    #expect(shown.sorted() == (1...5).map { "note(\($0))" })
    views.isMoving = false
    hall.transitionsEnded()
    await turns()
    #expect(journal.lines.map { $0.replacing(" ", with: "(") + ")" } == shown)
  }

  @Test("Code that waits for two hosts goes on in order, too")
  func orderOfTwoHosts() async {
    let (first, second, journal) = (Views(), Views(), Journal())
    hall.add(first)
    hall.add(second)
    (first.isMoving, second.isMoving) = (true, true)
    for number in 1...5 { _ = present(number, in: journal) }
    await turns()
    let shown = hall.router.state.presentations.map(\.route.identifier)
    (first.isMoving, second.isMoving) = (false, false)
    hall.transitionsEnded()
    await turns()
    #expect(journal.lines.map { $0.replacing(" ", with: "(") + ")" } == shown)
  }

  @Test("An error is thrown without waiting")
  func thrown() async {
    let views = Views()
    hall.add(views)
    views.isMoving = true
    await #expect(throws: FlowError.self) {
      try await hall.transition { () throws(FlowError) in try hall.perform(to: hall) }
    }
  }

  @Test("A task that is cancelled waits no longer, and its call stays done")
  func cancelled() async {
    let (views, journal) = (Views(), Journal())
    hall.add(views)
    views.isMoving = true
    let task = present(1, in: journal)
    await turns()
    task.cancel()
    await turns()
    #expect(journal.lines == ["note 1"])
    #expect(hall.router.state.presentations.count == 1)
  }

  @Test("A host that is gone is not waited for")
  func gone() async {
    var views: Views? = Views()
    if let views { hall.add(views) }
    views?.isMoving = true
    views = nil
    await hall.transition { hall.present(.note(1)) }
    #expect(hall.router.state.presentations.count == 1)
  }

  @Test("A flow that finishes itself waits for those who showed it")
  func leaving() async {
    let (views, journal, flow) = (Views(), Journal(), Hall("Flow"))
    hall.add(views)
    hall.navigate(to: flow)
    views.isMoving = true
    Task { @MainActor in
      await flow.transition { flow.finishFlow() }
      journal.lines.append("finished")
    }
    await turns()
    #expect(hall.layers == ["base hall"])
    #expect(journal.lines == [])
    views.isMoving = false
    hall.transitionsEnded()
    await turns()
    #expect(journal.lines == ["finished"])
  }

  @Test("A host of a coordinator that leaves its hierarchy was waited for no longer")
  func left() async {
    let (views, journal, child) = (Views(), Journal(), Hall("Child"))
    hall.addChild(child)
    child.add(views)
    hall.removeChild(child)
    views.isMoving = true
    Task { @MainActor in
      await child.transition { child.present(.note(1)) }
      journal.lines.append("note 1")
    }
    await turns()
    #expect(journal.lines == [])
    views.isMoving = false
    child.transitionsEnded()
    await turns()
    #expect(journal.lines == ["note 1"])
  }

  @Test("A host of a flow that joins a hierarchy is waited for there, too")
  func joined() async {
    let (views, journal, flow) = (Views(), Journal(), Hall("Flow"))
    flow.add(views)
    hall.navigate(to: flow)
    views.isMoving = true
    _ = present(1, in: journal)
    await turns()
    #expect(journal.lines == [])
    views.isMoving = false
    flow.transitionsEnded()
    await turns()
    #expect(journal.lines == ["note 1"])
  }
}
