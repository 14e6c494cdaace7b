/// The paint for drawing: a colour by its purpose or its name, or a gradient.
///
/// Its appearance depends on the colour scheme, and never affects sizes. Outlines of all boxes print its word:
/// `ink=secondary`. As an element it is a ``Fill`` of that colour.
public struct Ink: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the purpose: lower case, words joined by hyphens.
  public let rawValue: String

  /// Creates the colour for the purpose `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the colour for the purpose `word`.
  public init(_ word: String) {
    self.init(rawValue: word)
  }

  /// The colour of text, or the surrounding foreground style.
  public static let primary = Ink("primary")

  /// The colour of less important text, or the surrounding foreground style at half strength.
  public static let secondary = Ink("secondary")

  /// The colour of text that matters still less.
  public static let tertiary = Ink("tertiary")

  /// The colour of text that matters least.
  public static let quaternary = Ink("quaternary")

  /// The tint colour of controls, which ``Element/tint(_:)`` sets.
  public static let accent = Ink("accent")

  /// The same as ``accent``.
  public static var tint: Ink { accent }

  /// The same as ``accent``.
  public static var accentColor: Ink { accent }

  /// The background of a screen.
  public static let background = Ink("background")

  /// The background of a screen with groups on it.
  public static let grouped = Ink("grouped")

  /// The colour of separators.
  public static let separator = Ink("separator")

  /// The colour of actions that cannot be undone.
  public static let destructive = Ink("destructive")

  /// No colour.
  public static let clear = Ink("clear")
}

extension Ink: PrimitiveElement {
  /// Adds a box that fills its offer in this colour or gradient, as ``Fill`` does.
  @MainActor
  public func resolve(into resolver: inout Resolver) {
    Fill(self).resolve(into: &resolver)
  }
}

extension Ink {
  /// The material of bars: the content behind it shows through, blurred.
  ///
  /// Materials are drawn in the colour of bars; the content that they cover counts as visible.
  public static let bar = Ink("bar")

  /// The material that hides least of the content behind it.
  public static let ultraThinMaterial = Ink("ultra-thin-material")

  /// A material that hides less of the content behind it than ``regularMaterial``.
  public static let thinMaterial = Ink("thin-material")

  /// A material.
  public static let regularMaterial = Ink("regular-material")

  /// A material that hides more of the content behind it than ``regularMaterial``.
  public static let thickMaterial = Ink("thick-material")

  /// The material that hides most of the content behind it.
  public static let ultraThickMaterial = Ink("ultra-thick-material")
}

// Custom colours, made from components.

extension Ink {
  /// Creates a colour from its components, each from 0 to 1; other values count as the nearest of these, NaN as 0.
  ///
  /// Its word is that of the web, such as `#ff8800`, which has 256 steps for each component. With an `opacity` it is
  /// translucent, as with ``opacity(_:)``.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let digits = [red, green, blue].map { part in
      let step = Int((255 * part.asPart).rounded())
      return (step < 16 ? "0" : "") + String(step, radix: 16)
    }
    self = Ink("#" + digits.joined()).opacity(opacity)
  }

  /// Creates a grey from its brightness: 0 is black, 1 white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  ///
  /// A hue of 0 and of 1 is red, of a third green. Other numbers count as the nearest of these, NaN as 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (place, strength, most) = (6 * hue.asPart, saturation.asPart, brightness.asPart)
    // Each component is full for a third of the wheel, and fades over a sixth on both sides of it.
    func part(_ offset: Double) -> Double {
      let turned = (offset + place).truncatingRemainder(dividingBy: 6)
      return most * (1 - strength * max(0, min(turned, 4 - turned, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}

extension Double {
  /// The number as a component of a colour from 0 to 1; NaN is 0.
  fileprivate var asPart: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
