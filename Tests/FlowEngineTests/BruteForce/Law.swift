/// Something that holds after every call, whatever the hierarchy.
@MainActor
struct Law {
  let name: String

  /// What is wrong, or `nil`.
  let problem: @MainActor (Evidence) -> String?

  /// All laws.
  static var all: [Law] {
    ofAtomicity + ofNavigating + ofTheScreen + ofOwnership + ofSmallCalls
  }
}

/// A law that was broken, and how.
struct Violation: Equatable {
  let law: String
  let problem: String
}
