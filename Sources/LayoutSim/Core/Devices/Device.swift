/// A phone, tablet or computer, with its window and safe area in both orientations.
public struct Device: Hashable, Codable, Sendable {
  /// A stable id of the device: `iphone-15`.
  public let id: String

  /// The product name: `iPhone 15`.
  public let name: String

  /// Whether it is a phone, a tablet or a computer.
  public let idiom: Idiom

  /// Pixels per point.
  public let scale: Double

  /// The radius of the display's corners in points; 0 for a display with square corners.
  public let cornerRadius: Double

  /// Whether it has a home indicator instead of a home button.
  public let hasHomeIndicator: Bool

  /// The window of the device in portrait.
  public let portrait: DisplayGeometry

  /// The window of the device in landscape.
  public let landscape: DisplayGeometry
}

extension Device {
  /// The length of one pixel in points.
  public var pixel: Double { 1 / scale }

  /// The window in points, in portrait.
  public var size: Size { portrait.size }

  /// The safe area insets in portrait, up to iOS 18.
  public var safeArea: Insets { portrait.safeArea }

  /// The system's minimum distance of content from the sides, in points, in portrait.
  public var layoutMargin: Double { portrait.layoutMargin }

  /// The window of the device in `orientation`.
  public func display(_ orientation: Orientation) -> DisplayGeometry {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

/// The kind of device, which determines the look of sheets and bars.
public enum Idiom: String, Hashable, Codable, Sendable, CaseIterable {
  /// A phone.
  case phone

  /// A tablet.
  case pad

  /// A computer, whose windows have any size.
  case desktop
}
