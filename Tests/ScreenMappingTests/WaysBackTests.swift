import FlowEngine
import LayoutSim
import Observation
import ScreenMapping
import TestSupport
import Testing

/// What leads on from a list with a button Ask.
enum DialogKind: CaseIterable {
  case alert, confirmation, menu, contextMenu, popover
}

/// Where the answer Yes leads.
enum Destination: CaseIterable {
  case sheet, push
}

/// A list that asks before it leads on, and whose switch Quiet may be lost meanwhile.
private struct AskingList: Element {
  let asking: DialogKind
  let answer: Destination
  var quiet: Bound<Bool>
  let push: @MainActor () -> Void

  @Local var isAsking = false
  @Local var showsSheet = false

  var body: some Element {
    Column {
      SwitchControl("Quiet", isOn: quiet)
      switch asking {
      case .alert:
        PushButton("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { yes }
      case .confirmation:
        PushButton("Ask") { isAsking = true }
          .confirmationDialog("Sure?", isPresented: $isAsking) { yes }
      case .menu: MenuControl("Ask") { yes }
      case .contextMenu: PushButton("Ask") {}.contextMenu { yes }
      case .popover:
        PushButton("Ask") { isAsking = true }
          .popover(isPresented: $isAsking) {
            PushButton("Yes") {
              isAsking = false
              lead()
            }
          }
      }
    }
    .sheet(isPresented: $showsSheet) { PushButton("Close") { showsSheet = false } }
  }

  private var yes: some Element { PushButton("Yes") { lead() } }

  private func lead() {
    if answer == .push { push() } else { showsSheet = true }
  }
}

@MainActor
@Observable
private final class Settings {
  var isQuiet = false
}

/// Ways back from where dialogs lead.
@MainActor
struct WaysBackTests {
  private func map(
    _ asking: DialogKind,
    _ answer: Destination,
    forgets: Bool = false
  ) async -> ScreenMap {
    var exploration = Exploration("asking") {
      MadeApp(Settings()) { route, app in
        let settings = app.state
        guard route == .list else {
          return TextBlock("Number 1").onAppear { if forgets { settings.isQuiet = false } }
        }
        return AskingList(
          asking: asking,
          answer: answer,
          quiet: Bound(get: { settings.isQuiet }, set: { settings.isQuiet = $0 })
        ) { [weak app] in app?.navigate(to: SmallRoute.item(1)) }
      }
    }
    exploration.laws = [.backReturns]
    return await exploration.run()
  }

  /// All kinds, by day with one destination each, by turns.
  nonisolated static let answers = DialogKind.allCases.flatMap { kind in
    Destination.allCases.map { (kind, $0) }
  }.enumerated().filter { Night.isOn || [0, 3].contains($0.offset % 4) }.map(\.element)

  @Test("An answered dialog does not come back", arguments: answers)
  func answered(asking: DialogKind, answer: Destination) async {
    let map = await map(asking, answer)
    #expect(
      map.places.contains { place in
        answer == .sheet ? place.surfaces.last?.style == "sheet" : place.kind == "item(…)"
      }
    )
    #expect(map.places.contains { !$0.dialogs.isEmpty })
    #expect(map.laws == [MapLaw(name: "back-returns", answer: .holds)])
  }

  @Test("A value that is lost behind an alert is lost on the way back")
  func lostValue() async throws {
    let map = await map(.alert, .push, forgets: true)
    let violation = try #require(map.laws.first?.violations.first)
    #expect(violation.words == "The way back loses a value: “switch Quiet = on”.")
    #expect(violation.script.brief == "Quiet, Ask, Yes, go back")
  }
}
