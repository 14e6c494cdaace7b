import Testing

@testable import FlowEngine

/// Notification that a surface has gone.
@MainActor
struct WasDismissedTests {
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"], modals: ["inner"])
  private let inner = PlaceCoordinator("Inner", root: "inner")
  private let journal = Journal()

  init() {
    host.addModalCoordinator(sheet)
    sheet.addModalCoordinator(inner)
    host.go("sheet")
    sheet.go("inner")
    for stub in [sheet, inner] { stub.answering.journal = journal }
  }

  private var gone: [String] { journal.lines.filter { $0.contains("gone") } }

  @Test("The top-most surface is notified first, each with the reason of the call")
  func order() {
    host.dismissModal(for: .gesture)
    #expect(gone == ["Inner: gone, gesture", "Sheet: gone, gesture"])
  }

  @Test("A navigation says where it led")
  func navigation() {
    host.go("a")
    #expect(gone == ["Inner: gone, navigation to a", "Sheet: gone, navigation to a"])
  }

  @Test("The back button at a sheet's root says so")
  func back() {
    inner.pop()
    #expect(gone == ["Inner: gone, back"])
  }

  @Test("A change of flow says so")
  func flowChange() {
    let app = PlaceFlows(flow: host, root: "start")
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    app.go("main")
    #expect(gone == ["Inner: gone, flow change", "Sheet: gone, flow change"])
  }

  @Test("Surfaces go with a child that is removed, and say so")
  func removal() {
    let owner = PlaceCoordinator("Owner", root: "owner")
    owner.addChild(host)
    owner.go("a")
    owner.go("sheet")
    owner.go("inner")
    journal.lines = []
    owner.removeChild(host)
    #expect(journal.lines == ["Inner: gone, removal", "Sheet: gone, removal"])
  }

  @Test(
    "Surfaces that a saved state does not have go without being asked, after the step is reported"
  )
  func restoration() throws {
    host.dismissModal()
    let saved = try host.savedState()
    host.go("sheet")
    sheet.go("inner")
    journal.lines = []
    let log = EventLog(of: host)
    sheet.answering.whenDismissed = { [host] _ in host.go("a") }
    try host.restore(saved)
    #expect(journal.lines == ["Inner: gone, restoration", "Sheet: gone, restoration"])
    #expect(host.picture == "home > a")
    #expect(
      log.lines.filter { !$0.contains("ppear") } == [
        "1 restore on app",
        "1   restore app",
        "1   dismissed app/modal Sheet/modal Inner: restoration",
        "1   dismissed app/modal Sheet: restoration",
        "1   settled",
        "2 navigate a on app (during 1)",
        "2   push a on app",
        "2   settled",
      ]
    )
  }

  @Test("At the time of the notification the surface is gone already")
  func afterwards() {
    var seen: [String] = []
    sheet.answering.whenDismissed = { [host] _ in seen.append(host.picture) }
    host.dismissModal()
    #expect(seen == ["home"])
  }

  @Test("A dismissal that was refused notifies no coordinator")
  func refused() {
    sheet.answering.guardsDismissal = { _ in .refuse(reason: "no") }
    host.dismissModal()
    #expect(gone == [])
  }

  @Test("A call made there runs after all has settled")
  func queued() {
    var steps: [String] = []
    host.observe { event in
      switch event {
      case .changed(let change): steps.append("\(change.step)")
      case .settled: steps.append("settled")
      }
    }
    inner.answering.whenDismissed = { [host] _ in host.go("a") }
    host.dismissModal()
    #expect(host.picture == "home > a")
    #expect(
      steps == [
        "dismiss modal app/modal Sheet/modal Inner", "dismiss modal app/modal Sheet", "settled",
        "push a on app", "settled",
      ]
    )
  }

  @Test("A detour is notified although it no longer has an owner")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    detour.answering.journal = journal
    inner.presentDetour(detour, presenting: "detour")
    journal.lines = []
    inner.dismissDetour(for: .gesture)
    #expect(journal.lines == ["Detour: go? gesture", "Detour: gone, gesture"])
    #expect(detour.parent == nil)
  }
}
