import FlowEngine
import LayoutSim

/// A user who acts at random: each step follows from the seed and from what is on screen.
///
/// A subclass says what an app of its kind calls, and how a finger leaves its screens.
@MainActor
open class RandomWalk {
  /// The root of the app.
  public let app: AnyCoordinator

  /// The device on which it is shown.
  public let stage: Stage

  /// The numbers that decide what happens.
  public var numbers: SeededGenerator

  /// What was done so far, each step with what it was done to.
  public private(set) var history: [String] = []

  /// The first law that did not hold, in words; a walk ends there.
  public private(set) var problem: String?

  /// Whether the user scrolls; only what was never scrolled can be compared with a new stage.
  let scrolls: Bool

  /// The detours and flows that have been on screen.
  var guests: [Guest] = []

  /// Starts a walk through the hierarchy of `app`, with the errors that it reports.
  public init(_ app: AnyCoordinator, seed: Int) {
    self.app = app
    scrolls = seed.isMultiple(of: 2)
    numbers = SeededGenerator(seed: seed)
    stage = Stage(app)
  }

  // MARK: - The app

  /// Does what the app does itself: follows links, interrupts, goes back.
  open func call() {}

  /// The tabs that a finger may select.
  open var tabs: [String] { [] }

  /// The fields that words may be entered into.
  open var fields: [String] { [] }

  /// The buttons that leave a screen, the best one first.
  open var waysOut: [String] { ["Close", "Cancel"] }

  /// Whether a new stage shows the same as one on which `tree` was reached.
  open func isReproducible(_ tree: RenderTree) -> Bool { true }

  /// Whether `error` is one that random calls provoke.
  open func expects(_ error: FlowError) -> Bool { false }

  // MARK: - Walking

  /// Takes `count` steps, and stops early at the first problem.
  ///
  /// - Parameters:
  ///   - count: How many steps.
  ///   - rest: After how many steps the laws are checked that cost most.
  public func walk(_ count: Int, restingEvery rest: Int) async {
    for number in 1...max(1, count) where problem == nil {
      step()
      await finishMoving()
      checkLaws()
      if number.isMultiple(of: rest), problem == nil { checkRest() }
      if number.isMultiple(of: 5 * rest) || number == count, problem == nil {
        checkFreshness()
        await leaveEverything()
      }
    }
  }

  /// Lets the app's asynchronous code go on, and what it moves come to rest; some of it may wait for the user.
  func finishMoving() async {
    try? await stage.finish()
    if !stage.transitions.isEmpty { fail("something still moves after all has settled") }
  }

  /// Takes the errors that the app reports as problems, unless it expects them.
  public func watchErrors() {
    app.flowErrorHandler = FlowErrorHandler { [weak self] error in
      guard let self, !expects(error) else { return }
      fail("reported: \(error)")
    }
  }

  /// The surfaces that the user sees: without covers none of them, nor what they present.
  public var surfaces: [Surface] {
    let decided = app.composition.surfaces
    guard !stage.traits.platform.hasCovers else { return decided }
    let covers = decided.filter { $0.style == .cover }.map(\.owner.steps)
    return decided.filter { surface in
      !covers.contains { surface.owner.steps.starts(with: $0) }
    }
  }

  /// Whether transitions take time: then a sheet that is swiped away is dismissed when it has gone.
  var takesTime = false

  /// How many screens the user sees one above the other, on all surfaces.
  var depth: Int { surfaces.reduce(0) { $0 + $1.content.entries.count } }

  /// Remembers what is done.
  public func note(_ words: String) {
    history.append(words)
  }

  /// Remembers what went wrong, unless something has before.
  public func fail(_ words: String) {
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
}

/// A coordinator that is to be freed once it is off the screen.
struct Guest {
  weak var coordinator: AnyCoordinator?
}
