import Observation

/// The user's session.
@Observable
final class Session {
  /// The cook's name; `nil` until a user signs in.
  private(set) var cook: String?

  var isSignedIn: Bool { cook != nil }

  func signIn(as cook: String) { self.cook = cook }

  func signOut() { cook = nil }
}
