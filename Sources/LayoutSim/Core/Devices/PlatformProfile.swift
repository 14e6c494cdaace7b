/// The family of system versions that determines the metrics of surfaces, bars, controls and lists.
public enum PlatformProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// iOS 15 to iOS 18, with their flat surfaces.
  case iOS18

  /// iOS 26, with its glass surfaces and larger rows.
  case iOS26

  /// iOS 27, in which windows of phones can be resized, too (WWDC26 session 278); their width stays compact
  /// (Apple Developer Forums, thread 836088).
  ///
  /// Its lengths are those of ``iOS26``, with which recordings of iOS 27 agree on forms, sheets, bars, tabs, alerts and
  /// switches; anything that none of them shows is `approximate`.
  case iOS27

  /// macOS, which has no full-screen covers: a detour shows nothing there.
  ///
  /// Controls and lists have the metrics of iOS 18.
  case macOS

  /// The major version that headers print for the family, the newest.
  public var systemVersion: String {
    switch self {
    case .iOS18: "18"
    case .iOS26: "26"
    case .iOS27: "27"
    case .macOS: "macos"
    }
  }

  /// Whether the family shows full-screen covers.
  public var hasCovers: Bool { self != .macOS }

  /// Whether surfaces are of glass, as from iOS 26 on.
  package var isGlass: Bool { self == .iOS26 || self == .iOS27 }
}
