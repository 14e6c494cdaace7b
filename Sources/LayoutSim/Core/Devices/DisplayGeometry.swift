/// A device's whole window in one orientation.
public struct DisplayGeometry: Hashable, Codable, Sendable {
  /// The window in points.
  public let size: Size

  /// The safe area insets up to iOS 18.
  public let safeArea: Insets

  /// The safe area insets from iOS 26 on; `nil` if they are unknown, or if the device does not run it.
  public let newSafeArea: Insets?

  /// The system's minimum distance of content from the sides, in points.
  public let layoutMargin: Double

  /// The horizontal size class.
  public let horizontalSizeClass: SizeClass

  /// The vertical size class.
  public let verticalSizeClass: SizeClass
}

extension DisplayGeometry {
  /// Creates a row of the catalogue of devices: a window of `width` by `height` points.
  ///
  /// - Parameters:
  ///   - width: The width of the window.
  ///   - height: The height of the window.
  ///   - safe: The safe area insets up to iOS 18.
  ///   - newer: The safe area insets from iOS 26 on.
  ///   - margin: The system's minimum distance of content from the sides.
  ///   - horizontal: The horizontal size class.
  ///   - vertical: The vertical size class.
  init(
    _ width: Double,
    _ height: Double,
    safe: Insets,
    iOS26 newer: Insets? = nil,
    margin: Double,
    _ horizontal: SizeClass,
    _ vertical: SizeClass
  ) {
    size = Size(width: width, height: height)
    safeArea = safe
    newSafeArea = newer
    layoutMargin = margin
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  /// The safe area insets in the `platform` family of systems.
  ///
  /// Where the newer numbers are unknown, the older ones are used.
  public func safeArea(on platform: PlatformProfile) -> Insets {
    switch platform {
    case .iOS18: safeArea
    case .iOS26, .iOS27: newSafeArea ?? safeArea
    case .macOS: .zero
    }
  }
}

/// The amount of space in a window along one axis.
public enum SizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// As little as the width of a phone, or its height in landscape.
  case compact

  /// As much as a tablet has.
  case regular
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
  /// Upright.
  case portrait

  /// In landscape, on either side.
  case landscape
}
