import FlowEngine
import LayoutSim

/// The result of entering a state: where each of its actions leads.
struct Entry: Hashable, Sendable, Codable {
  /// What replaying its script has led to.
  var start: StateFingerprint

  var moves: [EntryMove]

  /// The routes of the state, and of those to which its actions lead.
  var routes: Set<RouteValue>

  /// The number of steps that were performed.
  var stepCount: Int
}

/// One action of a state, and what it has led to.
struct EntryMove: Hashable, Sendable, Codable {
  var tried: TriedStep

  /// The same after another step that seemed to do nothing; `nil` if there was none right before it.
  var afterIdle: IdleStep?

  /// What is to be known of the state to which it led; `nil` if that was known.
  var details: StateDetails?

  /// Whether a step back has led from there to where its top-most surface or screen is no more.
  var isLeft = false
}

/// A step that seemed to do nothing, and where the next one has led after it.
struct IdleStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var end: StateFingerprint
}

/// A state that a search has found.
struct FoundState {
  let fingerprint: StateFingerprint
  var details: StateDetails

  /// The shortest way there.
  let way: Script

  /// Another way there, if there is one.
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

/// Where a link has led, if nothing else has.
struct LinkTarget {
  let way: Script
  let end: StateFingerprint
  let details: StateDetails

  /// The position of its move among those found.
  let move: Int
}

/// A step that was tried in a state, and where it has led.
struct TriedStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var area: Rect?
  var refusal: String?
  var end: StateFingerprint

  /// The findings that break a law, in sentences; a state that was known may come with others, such as an error.
  var findings: [String] = []

  /// The code that goes on after it, and waits for something that no exploration brings.
  var unfollowed: [UnfollowedCode] = []

  /// Whether it has begun such code itself, so that real time would decide what follows.
  var isUncertain = false

  /// What settling once more changes, in sentences; `nil` if nothing, or if it was not tried.
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
