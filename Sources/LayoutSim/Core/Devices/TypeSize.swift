/// The user's text size, from the smallest to the largest accessibility size.
///
/// The twelve categories are those of Dynamic Type; ``large`` is the default of the system.
public enum TypeSize: String, Hashable, Codable, Sendable, CaseIterable {
  /// The smallest size.
  case xSmall

  /// Two steps below the default.
  case small

  /// One step below the default.
  case medium

  /// The default.
  case large

  /// One step above the default.
  case xLarge

  /// Two steps above the default.
  case xxLarge

  /// The largest size that is not an accessibility size.
  case xxxLarge

  /// The first accessibility size.
  case accessibility1

  /// The second accessibility size.
  case accessibility2

  /// The third accessibility size.
  case accessibility3

  /// The fourth accessibility size.
  case accessibility4

  /// The largest size.
  case accessibility5
}

extension TypeSize {
  /// The number of smaller sizes.
  var step: Int { TypeSize.allCases.firstIndex(of: self) ?? 0 }

  /// The text size in navigation bars, which follow the user's only up to `xxLarge`.
  var inNavigationBars: TypeSize {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge: self
    case .xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4,
      .accessibility5:
      .xxLarge
    }
  }
}
