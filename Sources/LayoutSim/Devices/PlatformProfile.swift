/// The family of system versions whose measures controls and lists follow.
public enum PlatformProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// iOS 15 to iOS 18, with their flat surfaces.
  case iOS18

  /// iOS 26, with its glass surfaces and larger rows.
  case iOS26

  /// The major version that a header prints for the family: the newest of it.
  public var systemVersion: String {
    switch self {
    case .iOS18: "18"
    case .iOS26: "26"
    }
  }
}
