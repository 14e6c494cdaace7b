/// The family of system versions that determines the metrics of surfaces, bars, controls and lists.
public enum PlatformProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// iOS 15 to iOS 18, with their flat surfaces.
  case iOS18

  /// iOS 26, with its glass surfaces and larger rows.
  case iOS26

  /// macOS, which has no full-screen covers: a detour shows nothing there.
  ///
  /// Controls and lists have the metrics of iOS 18.
  case macOS

  /// The major version that headers print for the family, the newest.
  public var systemVersion: String {
    switch self {
    case .iOS18: "18"
    case .iOS26: "26"
    case .macOS: "macos"
    }
  }

  /// Whether the family shows full-screen covers.
  public var hasCovers: Bool { self != .macOS }
}
