import FlowEngine
import LayoutSim
import TestSupport

/// A walk through a generated app; what is done follows from the seed alone, and not from what is shown.
@MainActor
final class GeneratedWalk {
  let app: GeneratedApp
  let stage: Stage
  private(set) var history: [String] = []
  private var numbers: SeededGenerator
  private var detours = 0

  /// The detours that were to be presented.
  private(set) var guests: [Guest] = []

  struct Guest {
    weak var coordinator: AnyCoordinator?
  }

  /// Whether the model may have changed since the stage looked last.
  private var hasChangedModel = false

  init(seed: Int) {
    app = GeneratedApp(seed: seed)
    stage = Stage(app.root)
    numbers = SeededGenerator(seed: seed &+ 1_000_003)
  }

  private func note(_ words: String) { history.append(words) }

  /// One step, which asks the stage for nothing but what a finger needs.
  func step() {
    let member = numbers.pick(app.members)
    let inFront = app.root.visibleCoordinator
    let kind = numbers.next(below: 24)
    // Those may do nothing, or on what is not on the stage.
    defer {
      if ![8, 9, 12, 13].contains(kind) { hasChangedModel = (20...21).contains(kind) }
    }
    switch kind {
    case 0...5:
      let route = numbers.pick(app.routes)
      let start = numbers.chance(50) ? app.root : inFront
      note("navigate to \(route.identifier) from \(start.ownerPath)")
      start.navigate(to: route)
    case 6...7:
      note("pop")
      inFront.pop()
    case 8:
      note("pop to root of \(member.ownerPath)")
      member.popToRoot()
    case 9:
      note("dismiss modal of \(member.ownerPath)")
      member.dismissModal()
    case 10:
      detours += 1
      let root = StubRoute("s\(detours)")
      let detour = app.detour(to: root, kind: numbers.next(below: 3))
      note("present a detour over \(inFront.ownerPath)")
      guests.append(Guest(coordinator: detour))
      inFront.presentDetour(detour, presenting: root)
    case 11:
      note("dismiss the detour of \(app.root.ownerPath)")
      app.root.dismissDetour()
    case 12:
      let tab = numbers.next(below: 3)
      guard let tabs = app.members.first(where: { $0 is TabCoordinator<StubRoute> }) else { return }
      note("switch to tab \(tab) of \(tabs.ownerPath)")
      (tabs as? TabCoordinator<StubRoute>)?.switchToTab(tab)
    case 13:
      var traits = stage.traits
      traits.orientation = numbers.chance(50) ? .portrait : .landscape
      traits.platform = numbers.pick([.iOS18, .iOS18, .iOS26, .macOS])
      traits.keyboard = numbers.chance(20) ? .shown : .hidden
      note("hold it \(traits.orientation), \(traits.platform), keyboard \(traits.keyboard)")
      stage.traits = traits
    case 14:
      note("go back")
      try? stage.goBack()
    case 22:
      note("swipe the sheet away")
      try? stage.swipeSheetAway()
    case 23:
      note("drag the sheet up")
      _ = try? stage.dragSheet(toHeight: 800)
    case 20...21:
      // Changes that follow each other are seen together, unless the stage is asked in between.
      if hasChangedModel { stage.settle() }
      note("change the model")
      app.models.shared.count += 1
      app.models.shared.unread += 1
    default:
      let name = numbers.pick([
        "Count", "Press", "Ask", "Pop", "Yes", "OK", "Do", "Close", "Sheet", "Cover", "Leave",
      ])
      note("tap \(name)")
      try? stage.tap(name)
    }
  }
}
