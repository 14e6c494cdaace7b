import Observation

/// Who uses the app.
@Observable
final class Session {
  /// The cook's name; `nil` until somebody signs in.
  private(set) var cook: String?

  var isSignedIn: Bool { cook != nil }

  func signIn(as cook: String) { self.cook = cook }

  func signOut() { cook = nil }
}
