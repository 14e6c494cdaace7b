import Testing

@testable import FlowEngine

/// The event log.
@MainActor
struct EventLogTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])

  init() { host.addModalCoordinator(sheet) }

  @Test("A call, its steps, what came into sight, and that it settled")
  func push() {
    let log = EventLog(of: host)
    host.go("a")
    host.pop()
    #expect(
      log.lines == [
        "1 navigate a on app",
        "1   push a on app",
        "1   willAppear app",
        "1   willAppear a of app",
        "1   didAppear app",
        "1   didAppear a of app",
        "1   settled",
        "2 pop on app",
        "2   pop to home on app",
        "2   willDisappear a of app",
        "2   willAppear home of app",
        "2   didDisappear a of app",
        "2   didAppear home of app",
        "2   settled",
      ]
    )
  }

  @Test("A surface that goes says why")
  func dismissed() {
    host.beginAppearing()
    host.go("sheet")
    let log = EventLog(of: sheet)
    host.beginAppearing()
    host.dismissModal(for: .gesture)
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 dismissModal on app",
        "1   dismiss modal app/modal Sheet",
        "1   dismissed app/modal Sheet: gesture",
        "1   settled",
      ]
    )
  }

  @Test("A failure stands below its call")
  func failure() {
    let log = EventLog(of: host)
    host.answering.guardsNavigation = { _ in .refuse(reason: "closed") }
    host.go("a")
    #expect(
      log.lines == [
        "1 navigate a on app",
        "1   failed: app does not allow Place “a”: closed.",
      ]
    )
  }

  @Test("A gate: redirected, deferred, resumed")
  func gate() {
    let gate = Gate()
    host.answering.guardsNavigation = gate.redirects(["a"], to: "sheet")
    let log = EventLog(of: host)
    host.go("a")
    gate.isOpen = true
    host.dismissModal()
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 navigate a on app",
        "1   redirected: app puts sheet before a",
        "1   present modal app/modal Sheet for sheet",
        "1   deferred: navigate to a from app waits for sheet",
        "1   settled",
        "2 dismissModal on app",
        "2   dismiss modal app/modal Sheet",
        "2   dismissed app/modal Sheet: call",
        "2   settled",
        "2   resumed: navigate to a from app waits for sheet",
        "2   push a on app",
        "2   settled",
      ]
    )
  }

  @Test("A gate that is not passed: abandoned")
  func abandoned() {
    host.answering.guardsNavigation = Gate().redirects(["a", "b"], to: "sheet")
    let log = EventLog(of: host)
    host.go("a")
    log.clear()
    host.go("b")
    host.dismissModal()
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "2 navigate b on app",
        "2   redirected: app puts sheet before b",
        "2   abandoned: navigate to a from app waits for sheet",
        "2   deferred: navigate to b from app waits for sheet",
        "2   settled",
        "3 dismissModal on app",
        "3   dismiss modal app/modal Sheet",
        "3   dismissed app/modal Sheet: call",
        "3   settled",
        "3   abandoned: navigate to b from app waits for sheet",
      ]
    )
  }

  @Test("An app that resumes or forgets an intent itself is logged as a call")
  func byTheApp() {
    let gate = Gate()
    host.answering.guardsNavigation = gate.redirects(["a", "b"], to: "sheet")
    host.go("a")
    let log = EventLog(of: host)
    host.resumeIntent()
    host.abandonIntent()
    host.abandonIntent()
    host.go("b")
    gate.isOpen = true
    host.resumeIntent()
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 resumeIntent on app",
        "2 abandonIntent on app",
        "2   abandoned: navigate to a from app waits for sheet",
        "3 navigate b on app",
        "3   redirected: app puts sheet before b",
        "3   deferred: navigate to b from app waits for sheet",
        "3   settled",
        "4 resumeIntent on app",
        "4   resumed: navigate to b from app waits for sheet",
        "4   dismiss modal app/modal Sheet",
        "4   dismissed app/modal Sheet: navigation to b",
        "4   push b on app",
        "4   settled",
      ]
    )
  }

  @Test("An attempt to dismiss what asks first is logged, and so is the question")
  func asked() {
    sheet.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    host.go("sheet")
    let log = EventLog(of: host)
    host.dismissModal(for: .gesture)
    #expect(
      log.lines == [
        "1 dismissModal on app",
        "1   failed: app/modal Sheet is not dismissed (gesture): unsaved.",
      ]
    )
  }

  @Test("A call that an observer makes names the call that caused it")
  func causes() {
    let log = EventLog(of: host)
    var isCalled = false
    host.observe { [host] _ in
      guard !isCalled else { return }
      isCalled = true
      host.go("b")
      host.go("nowhere")
    }
    host.go("a")
    #expect(
      log.lines.filter { !$0.contains("ppear") && !$0.contains("failed") } == [
        "1 navigate a on app",
        "1   push a on app",
        "1   settled",
        "2 navigate b on app (during 1)",
        "2   push b on app",
        "2   settled",
        "3 navigate nowhere on app (during 1)",
      ]
    )
    #expect(log.lines.last?.hasPrefix("3   failed: No coordinator handles Place “nowhere”") == true)
  }

  @Test("A call from a question is logged as one that failed, during the call that asked")
  func callFromQuestion() {
    let log = EventLog(of: host)
    var isCalled = false
    host.whenAsked = { [host] in
      guard !isCalled else { return }
      isCalled = true
      host.pop()
    }
    host.go("a")
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 navigate a on app",
        "2 pop on app (during 1)",
        "2   failed: pop was called on app while a navigation was being planned.",
        "1   push a on app",
        "1   settled",
      ]
    )
  }

  @Test("A change of flow is one step of the call that caused it")
  func flowChange() {
    let app = PlaceFlows(flow: host, root: "start")
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    let log = EventLog(of: app)
    host.go("main")
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 navigate main on app/flow Host",
        "1   show flow Main in app at main",
        "1   settled",
      ]
    )
  }

  @Test("Two runs of the same calls give equal entries")
  func repeatable() {
    func run() -> [LogEntry] {
      let host = PlaceCoordinator("Host", root: "home", handles: ["a"], modals: ["sheet"])
      host.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
      let log = EventLog(of: host)
      for place in ["a", "sheet", "home", "nowhere"] as [Place] { host.go(place) }
      return log.entries
    }
    #expect(run() == run())
    #expect(run().count > 10)
  }
}
