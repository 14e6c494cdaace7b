import FlowEngine

/// Why a finger could not do what a test asked.
public enum StageError: Error, Hashable, Sendable {
  /// Nothing to press is called that; `available` is what could be pressed, from top to bottom.
  case noSuchTarget(String, available: [String])

  /// Nothing that takes words is called that; `available` is what does, from top to bottom.
  case noSuchField(String, available: [String])

  /// The words are not what the thing called `field` can take: no number, or none of its options.
  case notTaken(String, field: String)

  /// It is there, but cannot be reached.
  case outOfReach(String, reason: OutOfReach)

  /// Several things within reach are called that; `roles` says what they are, from top to bottom.
  case ambiguous(String, roles: [Role])

  /// No way back is shown on the front-most screen.
  case noWayBack(screen: String)

  /// The front-most screen was told that there is nothing to go back to.
  case nothingToGoBackTo(screen: String)

  /// There are no tabs on screen.
  case noTabs(screen: String)

  /// No sheet is in front of everything; the screen `front` is.
  case noSheet(front: String)

  /// The sheet does not rest at that height; `available` are those it was presented with.
  case noSuchDetent(ModalPresentationDetent, available: [ModalPresentationDetent])
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
    case .noSuchField(let name, let available):
      "Nothing that takes words is called “\(name)”. "
        + (available.isEmpty
          ? "There is nothing to enter words into on this screen."
          : "To be filled in: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .notTaken(let words, let field):
      "“\(field)” does not take “\(words)”. Enter a number, or one of its options as it is shown."
    case .outOfReach(let name, .behind(let surface)):
      "“\(name)” is behind \(surface). Dismiss that first."
    case .outOfReach(let name, .disabled):
      "“\(name)” is disabled. Do first what enables it."
    case .outOfReach(let name, .hidden):
      "“\(name)” is hidden by what is in front of it. Uncover it first."
    case .ambiguous(let name, let roles):
      "“\(name)” is what several things are called: \(roles.map(\.rawValue).joined(separator: ", ")). "
        + "Give one a tag and press “#tag”, or say goBack() or selectTab(_:)."
    case .noWayBack(let screen):
      "No way back is shown on \(screen). Press a button of the screen itself instead."
    case .nothingToGoBackTo(let screen):
      "There is nothing to go back to from \(screen). Navigate somewhere first."
    case .noTabs(let screen):
      "No tabs are on screen: \(screen) is. Go to a screen inside a tab coordinator first."
    case .noSheet(let front):
      "No sheet is in front: \(front) is. Present one, or dismiss what covers it."
    case .noSuchDetent(let detent, let available):
      "The sheet does not rest at \(detent.rawValue). It rests at "
        + "\(available.map(\.rawValue).joined(separator: ", "))."
    }
  }
}
