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

extension Device: CustomStringConvertible {
  /// The device's stable id, which names the cases of a parameterised test: `iphone-15`.
  public var description: String { id }
}

extension Device {
  /// The device whose ``id`` is `id`; `nil` if there is none.
  public static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }

  /// A computer with one window of 1,024 x 768 points; a stage's traits can set another size.
  public static let mac = Device(
    id: "mac",
    name: "Mac",
    idiom: .desktop,
    scale: 2,
    cornerRadius: 0,
    hasHomeIndicator: false,
    portrait: macWindow,
    landscape: macWindow
  )

  private static let macWindow = DisplayGeometry(
    1_024,
    768,
    safe: .zero,
    iOS26: .zero,
    margin: 20,
    .regular,
    .regular
  )
}

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
  /// If the newer numbers are unknown, the older ones are used.
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
