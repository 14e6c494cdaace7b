/// A law that holds after every call, whatever the hierarchy.
@MainActor
struct Law {
  let name: String

  /// Whether it applies to calls, too, that a guard refused or turned into others.
  var holdsOfGuarded = false

  /// What is wrong, or `nil`.
  let problem: @MainActor (CallRecord) -> String?

  /// All laws.
  static var all: [Law] {
    ofAtomicity + ofGuards + ofNavigating + ofTheScreen + ofOwnership + ofSmallCalls + ofTabs
      + ofLayers + ofStackCalls
  }
}

/// A law that was broken, and how.
struct Violation: Equatable {
  let law: String
  let problem: String
}
