import Bookshop
import FlowEngine
import LayoutSim
import TestSupport

/// A customer who acts at random: each step follows from the seed and from what is on screen.
@MainActor
final class ShopWalk {
  let app = AppCoordinator()
  let stage: Stage
  var numbers: SeededGenerator

  /// What was done so far, each step with what it was done to.
  private(set) var history: [String] = []

  /// The first law that did not hold, in words; a walk ends there.
  private(set) var problem: String?

  /// Whether the customer scrolls; only what was never scrolled can be compared with a new stage.
  let scrolls: Bool

  /// The detours and flows that have been on screen.
  var guests: [Guest] = []

  init(seed: Int) {
    scrolls = seed.isMultiple(of: 2)
    numbers = SeededGenerator(seed: seed)
    stage = Stage(app)
    app.navigate(to: AppRoute.shop)
    app.flowErrorHandler = FlowErrorHandler { [weak self] error in self?.receive(error) }
  }

  /// Takes `count` steps, and stops early at the first problem.
  ///
  /// - Parameters:
  ///   - count: How many steps.
  ///   - rest: After how many steps the laws are checked that cost most.
  func walk(_ count: Int, restingEvery rest: Int) {
    for number in 1...max(1, count) where problem == nil {
      step()
      checkLaws()
      if number.isMultiple(of: rest), problem == nil { checkRest() }
      if number.isMultiple(of: 5 * rest) || number == count, problem == nil {
        checkFreshness()
        leaveEverything()
      }
    }
  }

  /// The surfaces that the customer sees: without covers none of them, nor what they present.
  var surfaces: [Surface] {
    let decided = app.composition.surfaces
    guard !stage.traits.platform.hasCovers else { return decided }
    let covers = decided.filter { $0.style == .cover }.map(\.owner.steps)
    return decided.filter { surface in
      !covers.contains { surface.owner.steps.starts(with: $0) }
    }
  }

  /// How many screens the customer sees one above the other, on all surfaces.
  var depth: Int { surfaces.reduce(0) { $0 + $1.content.entries.count } }

  /// Remembers what is done.
  func note(_ words: String) {
    history.append(words)
  }

  /// Remembers what went wrong, unless something has before.
  func fail(_ words: String) {
    problem = problem ?? words
  }

  /// Does what a finger does; one that is refused must not have changed anything.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - count: How many screens it takes away where it is not refused; `nil` if that is open.
  ///   - gesture: Does it.
  func touch(
    _ words: String,
    leaving count: Int? = nil,
    _ gesture: () throws(StageError) -> Void
  ) {
    note(words)
    let (before, depth) = (app.composition, depth)
    do throws(StageError) {
      try gesture()
      if let count, self.depth != depth - count {
        fail("“\(words)” took \(depth - self.depth) screens away, not \(count)")
      }
    } catch {
      note("… refused: \(error)")
      if app.composition != before { fail("a refused gesture has changed what is on screen") }
    }
  }

  /// Presses the back button, which takes one screen away.
  func goBack() {
    touch("go back", leaving: 1) { () throws(StageError) in try stage.goBack() }
  }

  private func receive(_ error: FlowError) {
    switch error {
    // No bookseller answers, and there is no way into the shop from the login but to log in.
    case .navigationFailed: break
    // Letters remember the numbers of orders wrongly.
    case .viewCreationFailed(let route, _, _) where route.identifier == "account.order(9999)": break
    default: fail("reported: \(error)")
    }
  }
}

/// A coordinator that is to be freed once it is off the screen.
struct Guest {
  weak var coordinator: AnyCoordinator?
}
