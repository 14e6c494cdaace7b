/// A law that an exploration checks, by the name that the map prints.
public enum ExplorationLaw: String, Hashable, Sendable, CaseIterable {
  /// From each state a path of moves leads to one without its front surface, its top screen, or the alert or dialog in
  /// front.
  case canBeLeft = "can-be-left"

  /// The way back from a push or a presentation shows the same place as before, with the same values.
  case backReturns = "back-returns"

  /// An action that was refused has changed nothing.
  case refusalChangesNothing = "refusal-changes-nothing"

  /// Every surface has an owner and a presenter, and the screen in front is the engine's.
  case nothingOrphaned = "nothing-orphaned"

  /// Settling twice makes no difference, and a fresh stage of the same app shows the same.
  case rests

  /// No state shows stale content: if everything was evaluated again, it would show the same.
  case fresh

  /// There is no finding of the codes in ``Exploration/unwantedFindings``.
  case noFindings = "no-findings"

  /// A link leads to the same composition as user actions that reach the same route, and is never refused.
  case linksMatchNavigation = "links-match-navigation"

  /// If states can be saved, a restored app is in the same state.
  case restores

  /// In landscape and at the type size `accessibility3` a state is the same place, and everything can be reached.
  case turns

  /// Apps, and surfaces that were left, are freed.
  case isFreed = "is-freed"

  /// The subject of a law.
  enum Scope {
    /// Every state, whether or not it was entered.
    case state

    /// One state of each place.
    case place

    /// The moves from the states that were entered.
    case moves
  }

  var scope: Scope {
    switch self {
    case .nothingOrphaned, .rests, .fresh, .noFindings: .state
    case .restores, .turns, .isFreed: .place
    case .canBeLeft, .backReturns, .refusalChangesNothing, .linksMatchNavigation: .moves
    }
  }
}

/// A violation of a law that a search has found.
struct Violation {
  /// The name of the law.
  let law: String

  /// The steps after which it is broken.
  let script: Script

  /// A description of the problem, in sentences.
  let words: String

  /// The index of the state, among those of the search.
  let state: Int

  /// The name of the setting under which it is broken; `nil` if it is that of the map.
  var setting: String?

  /// Whether the law is broken with the same description after another script, on a fresh app; `nil` if one app cannot
  /// show it.
  let isBroken: (@MainActor (Script) async -> Bool)?

  /// The script without its unnecessary steps; the same one if one app cannot show the violation.
  @MainActor
  func shortenedScript() async -> Script {
    guard let isBroken, await isBroken(script) else { return script }
    return await script.shortened(while: isBroken)
  }
}
