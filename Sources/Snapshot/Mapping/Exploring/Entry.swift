import FlowEngine
import LayoutSim

/// The result of entering a state: the target of each of its actions.
struct Entry: Hashable, Sendable, Codable {
  /// The state after replaying its script.
  var start: StateFingerprint

  var moves: [EntryMove]

  /// The routes of the state, and of those to which its actions lead.
  var routes: Set<RouteValue>

  /// The number of steps that were performed.
  var stepCount: Int
}

extension Entry {
  /// For each field of whose inputs all were refused, such as one of two of the same name, the step without words.
  var fieldsWithoutInput: [ScriptStep] {
    var isEntered: [String: Bool] = [:]
    for move in moves {
      guard case .action(.enter(_, let field)) = move.tried.step else { continue }
      isEntered[field, default: false] = isEntered[field] == true || move.tried.refusal == nil
    }
    return isEntered.filter { !$0.value }.keys.sorted().map { .action(.enter("", into: $0)) }
  }
}

/// One action of a state, and its result.
struct EntryMove: Hashable, Sendable, Codable {
  var tried: TriedStep

  /// The same action after another step that seemed to do nothing; `nil` if there was none right before it.
  var afterIdle: IdleStep?

  /// The details of the state to which it led; `nil` if they were known.
  var details: StateDetails?

  /// Whether a step back from there has led to a state without its top-most surface or screen.
  var isLeft = false
}

/// A step that seemed to do nothing, and the result of the next one after it.
struct IdleStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var end: StateFingerprint
}

/// A state that a search has found.
struct FoundState {
  let fingerprint: StateFingerprint
  var details: StateDetails

  /// The shortest path there.
  let way: Script

  /// Another path there, if there is one.
  var secondWay: Script?

  var status = MapState.Status.overBudget

  /// Whether a step back has led away from its top-most surface or screen.
  var isLeft = false
}

/// A move that a search has found.
struct FoundMove {
  let from: Int
  let move: TriedStep

  /// The state to which it leads; `nil` if that is not part of the map.
  var to: Int?
}

/// The target of a link, if nothing else leads there.
struct LinkTarget {
  let way: Script
  let end: StateFingerprint
  let details: StateDetails

  /// The position of its move among those found.
  let move: Int
}

/// A step that was tried in a state, and its result.
struct TriedStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var area: Rect?
  var refusal: String?
  var end: StateFingerprint

  /// The findings that break a law, in sentences; a known state may have other findings, such as an error.
  var findings: [String] = []

  /// The code that is still running after it, and waits for something that no exploration provides.
  var unfollowed: [UnfollowedCode] = []

  /// Whether it has started such code itself, so that real time would determine what follows.
  var isUncertain = false

  /// The changes caused by settling once more, in sentences; `nil` if there are none, or if it was not tried.
  var instability: String?
}

/// An app in one of its states, on a stage.
@MainActor
public struct Visit<App: AnyCoordinator> {
  /// The app.
  public let app: App

  /// The stage that shows it.
  public let stage: Stage

  /// The steps since it was started.
  public let script: Script
}
