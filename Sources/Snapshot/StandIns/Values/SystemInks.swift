import LayoutSim

// Inks for UIKit's colours, by their names there.

extension Ink {
  /// The same ink, for code that makes a colour of a colour.
  public init(_ ink: Ink) { self = ink }

  /// The same ink, for code that makes a colour of UIKit's.
  public init(uiColor ink: Ink) { self = ink }

  /// Creates a colour from its components, as UIKit does.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A space of colours; components are those of sRGB in each of them.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour from its components, as extensions of SwiftUI's `Color` do: `self.init(.sRGB, red: …)`.
  public init(
    _ space: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey from its brightness, as extensions of SwiftUI's `Color` do.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// Creates a colour of a catalogue.
  public init?(named name: String) { self.init(name) }

  /// The surrounding foreground style.
  public static var foreground: Ink { .primary }

  /// UIKit’s `systemBackground`.
  public static var systemBackground: Ink { .background }

  /// UIKit’s `secondarySystemBackground`.
  public static var secondarySystemBackground: Ink { .background.secondary }

  /// UIKit’s `tertiarySystemBackground`.
  public static var tertiarySystemBackground: Ink { .background.tertiary }

  /// UIKit’s `systemGroupedBackground`.
  public static var systemGroupedBackground: Ink { .grouped }

  /// UIKit’s `secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: Ink { .background }

  /// UIKit’s `tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: Ink { .grouped }

  /// UIKit’s `label`.
  public static var label: Ink { .primary }

  /// UIKit’s `secondaryLabel`.
  public static var secondaryLabel: Ink { .secondary }

  /// UIKit’s `tertiaryLabel`.
  public static var tertiaryLabel: Ink { .tertiary }

  /// UIKit’s `quaternaryLabel`.
  public static var quaternaryLabel: Ink { .quaternary }

  /// UIKit’s `placeholderText`.
  public static var placeholderText: Ink { .tertiary }

  /// UIKit’s `opaqueSeparator`.
  public static var opaqueSeparator: Ink { .separator }

  /// UIKit’s `systemFill`.
  public static var systemFill: Ink { .quaternary }

  /// UIKit’s `secondarySystemFill`.
  public static var secondarySystemFill: Ink { .quaternary }

  /// UIKit’s `tertiarySystemFill`.
  public static var tertiarySystemFill: Ink { .quaternary }

  /// UIKit’s `quaternarySystemFill`.
  public static var quaternarySystemFill: Ink { .quaternary }

  /// UIKit’s `link`.
  public static var link: Ink { .accent }

  /// UIKit’s `systemRed`.
  public static var systemRed: Ink { .red }

  /// UIKit’s `systemOrange`.
  public static var systemOrange: Ink { .orange }

  /// UIKit’s `systemYellow`.
  public static var systemYellow: Ink { .yellow }

  /// UIKit’s `systemGreen`.
  public static var systemGreen: Ink { .green }

  /// UIKit’s `systemMint`.
  public static var systemMint: Ink { .mint }

  /// UIKit’s `systemTeal`.
  public static var systemTeal: Ink { .teal }

  /// UIKit’s `systemCyan`.
  public static var systemCyan: Ink { .cyan }

  /// UIKit’s `systemBlue`.
  public static var systemBlue: Ink { .blue }

  /// UIKit’s `systemIndigo`.
  public static var systemIndigo: Ink { .indigo }

  /// UIKit’s `systemPurple`.
  public static var systemPurple: Ink { .purple }

  /// UIKit’s `systemPink`.
  public static var systemPink: Ink { .pink }

  /// UIKit’s `systemBrown`.
  public static var systemBrown: Ink { .brown }

  /// UIKit’s `systemGray`.
  public static var systemGray: Ink { .gray }

  /// UIKit’s `systemGray2`.
  public static var systemGray2: Ink { .gray }

  /// UIKit’s `systemGray3`.
  public static var systemGray3: Ink { .gray }

  /// UIKit’s `systemGray4`.
  public static var systemGray4: Ink { .gray }

  /// UIKit’s `systemGray5`.
  public static var systemGray5: Ink { .gray }

  /// UIKit’s `systemGray6`.
  public static var systemGray6: Ink { .gray }

  /// UIKit’s `lightGray`.
  public static var lightGray: Ink { .gray }

  /// UIKit’s `darkGray`.
  public static var darkGray: Ink { .gray }

  /// UIKit’s `tintColor`.
  public static var tintColor: Ink { .accent }
}

// `Material` has shorter names for what `ShapeStyle` calls `regularMaterial` and so on.
extension Ink {
  /// The material that hides least of the content behind it.
  public static var ultraThin: Ink { .ultraThinMaterial }

  /// A material that hides less of the content behind it than ``regular``.
  public static var thin: Ink { .thinMaterial }

  /// The usual material.
  public static var regular: Ink { .regularMaterial }

  /// A material that hides more of the content behind it than ``regular``.
  public static var thick: Ink { .thickMaterial }

  /// The material that hides most of the content behind it.
  public static var ultraThick: Ink { .ultraThickMaterial }
}

extension Element {
  /// Draws the background of the platform behind the content, and into the margins at `sides`.
  public func background(ignoresSafeAreaEdges sides: LayoutEdges = .all) -> some Element {
    background(Ink.background, ignoresSafeAreaEdges: sides)
  }
}
