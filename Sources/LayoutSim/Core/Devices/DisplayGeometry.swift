/// A device's whole window when the device is held one way.
public struct DisplayGeometry: Hashable, Codable, Sendable {
  /// The window in points.
  public let size: Size

  /// What the status bar, the notch and the home indicator take from it, up to iOS 18.
  public let safeArea: Insets

  /// The same from iOS 26 on; `nil` where it is not known, or where the device does not run it.
  public let newSafeArea: Insets?

  /// The system's minimum distance of content from the sides, in points.
  public let layoutMargin: Double

  /// Whether there is room for more than a phone's layout from side to side.
  public let horizontalSizeClass: SizeClass

  /// Whether there is room for more than a phone's layout on its side from top to bottom.
  public let verticalSizeClass: SizeClass
}

extension DisplayGeometry {
  /// What is not safe to use in the `platform` family of systems.
  ///
  /// Where nobody knows the newer numbers, the older ones stand in for them.
  public func safeArea(on platform: PlatformProfile) -> Insets {
    switch platform {
    case .iOS18: safeArea
    case .iOS26: newSafeArea ?? safeArea
    case .macOS: .zero
    }
  }
}

/// How much room a window has along one axis.
public enum SizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// As little as a phone has across, or lying on its side from top to bottom.
  case compact

  /// As much as a tablet has.
  case regular
}

/// How a device is held.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
  /// Upright.
  case portrait

  /// On its side, whichever side that is.
  case landscape
}
