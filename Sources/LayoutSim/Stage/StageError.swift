/// Why a finger could not do what a test asked.
public enum StageError: Error, Hashable, Sendable {
  /// Nothing to press is called that; `available` is what could be pressed, from top to bottom.
  case noSuchTarget(String, available: [String])

  /// It is there, but cannot be reached.
  case outOfReach(String, reason: OutOfReach)

  /// Several things are called that.
  case ambiguous(String, count: Int)

  /// No way back is shown on the front-most screen.
  case noWayBack(screen: String)
}

/// What keeps a finger from something that is on the stage.
public enum OutOfReach: Hashable, Sendable {
  /// A surface in front of it has the user's attention.
  case behind(surface: String)

  /// It is disabled.
  case disabled

  /// Something hides it.
  case hidden
}

extension StageError: CustomStringConvertible {
  /// What happened and what to do, as sentences.
  public var description: String {
    switch self {
    case .noSuchTarget(let name, let available):
      "Nothing to press is called “\(name)”. "
        + (available.isEmpty
          ? "There is nothing to press on this screen."
          : "To be pressed: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .outOfReach(let name, .behind(let surface)):
      "“\(name)” is behind \(surface). Dismiss that first."
    case .outOfReach(let name, .disabled):
      "“\(name)” is disabled. Do first what enables it."
    case .outOfReach(let name, .hidden):
      "“\(name)” is hidden by what is in front of it. Uncover it first."
    case .ambiguous(let name, let count):
      "\(count) things to press are called “\(name)”. Give one a tag and press “#tag”."
    case .noWayBack(let screen):
      "No way back is shown on \(screen). Press a button of the screen itself instead."
    }
  }
}
