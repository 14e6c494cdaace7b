/// A phone or tablet in portrait: how large its window is and what of it is safe to use.
public struct Device: Hashable, Codable, Sendable {
  /// A stable word for the device: `iphone-15`.
  public let id: String

  /// The name that people use: `iPhone 15`.
  public let name: String

  /// Whether it is a phone or a tablet.
  public let idiom: Idiom

  /// The window in points.
  public let size: Size

  /// Pixels per point.
  public let scale: Double

  /// What bars, notches and the home indicator take from the window.
  public let safeArea: Insets

  /// The system's minimum distance of content from the sides, in points.
  public let layoutMargin: Double

  /// Whether it has a home indicator instead of a home button.
  public let hasHomeIndicator: Bool
}

extension Device {
  /// The length of one pixel in points.
  public var pixel: Double { 1 / scale }
}

/// The kind of device, which decides how sheets and bars look.
public enum Idiom: String, Hashable, Codable, Sendable, CaseIterable {
  /// A phone.
  case phone

  /// A tablet.
  case pad
}
