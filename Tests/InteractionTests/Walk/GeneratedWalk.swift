import FlowEngine
import LayoutSim
import StageSupport
import TestSupport

/// A walk through a generated app; what is done follows from the seed alone, and not from what is shown.
@MainActor
final class GeneratedWalk {
  let app: GeneratedApp
  let stage: Stage
  private(set) var history: [String] = []
  var numbers: SeededGenerator
  private var detours = 0

  /// The detours that were to be presented, and the coordinators that were to be columns.
  private(set) var guests: [Guest] = []

  struct Guest {
    weak var coordinator: AnyCoordinator?
  }

  private var last: GeneratedStep?

  /// Whether state may have changed since the stage looked last.
  private var hasChangedModel = false

  init(seed: Int) {
    app = GeneratedApp(seed: seed)
    numbers = SeededGenerator(seed: seed &+ 1_000_003)
    stage = Stage(
      app.root,
      on: numbers.chance(60) ? .iPhone15 : .iPadAir11,
      orientation: numbers.chance(70) ? .portrait : .landscape,
      clock: app.models.clock
    )
  }

  func note(_ words: String) { history.append(words) }

  /// One step, which asks the stage for nothing but what a finger needs; returns which.
  @discardableResult
  func step() async -> GeneratedStep {
    let sequel = numbers.chance(40) ? numbers.pickIfAny(last?.sequels ?? []) : nil
    let step = sequel ?? numbers.pick(GeneratedStep.deck)
    last = step
    // Changes that follow each other are seen together, unless the stage is asked in between.
    if hasChangedModel { _ = stage.renderTree }
    hasChangedModel = false
    switch step {
    case .changeModel:
      note("change the model")
      app.models.shared.count += 1
      app.models.shared.unread += 1
      hasChangedModel = true
    case .proceedForSeconds, .proceed, .finish, .runCode, .refresh, .tapWork:
      await spendTime(step)
      hasChangedModel = true
    case .hold, .resize, .hideKeyboard: changeSurroundings(step)
    case .navigate, .pop, .turnBack, .popToRoot, .dismissModal, .presentDetour, .dismissDetour,
      .switchTab,
      .requestColumns, .showColumn, .showInColumn:
      call(step)
    default: touch(step)
    }
    return step
  }

  /// A coordinator that comes from nowhere, at a route that others may know, too.
  func guest(_ make: (StubRoute) -> Coordinator<StubRoute>) -> Coordinator<StubRoute> {
    detours += 1
    let made = make(StubRoute("s\(detours)"))
    guests.append(Guest(coordinator: made))
    return made
  }
}
