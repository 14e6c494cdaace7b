import LayoutSim

/// A font as a value that can be kept, passed on and extended: a text style or a font of a size, with changes.
///
/// ```swift
/// let logo = TextFace.custom("Inter", size: 30).bold()
/// let title = TextBlock("Logo").font(face: logo)
/// ```
///
/// It imitates SwiftUI's `Font`.
public struct TextFace: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case font(TextFont)
  }

  private var base: Base
  private var weight: TextWeight?
  private var design: TextDesign?
  private(set) var isItalic = false
  private var hasMonospacedDigits = false

  private init(_ base: Base) { self.base = base }

  /// Creates the font of a text style, which follows the user's text size.
  public static func system(
    _ style: TextStyle,
    design: TextDesign? = nil,
    weight: TextWeight? = nil
  ) -> TextFace {
    var face = TextFace(.style(style))
    (face.design, face.weight) = (design, weight)
    return face
  }

  /// Creates the system's font at a size in points.
  public static func system(
    size: Double,
    weight: TextWeight? = nil,
    design: TextDesign? = nil
  ) -> TextFace {
    TextFace(
      .font(TextFont(pointSize: size, weight: weight ?? .regular, design: design ?? .default))
    )
  }

  /// Creates a font of the app's own, which is measured as the system's, at a size in points.
  public static func custom(_ name: String, size: Double) -> TextFace { system(size: size) }

  /// Creates a font of the app's own, which is measured as the system's, at a size that does not follow `style`.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> TextFace {
    system(size: size)
  }

  /// Creates a font of the app's own, which is measured as the system's, at a size in points.
  public static func custom(_ name: String, fixedSize: Double) -> TextFace {
    system(size: fixedSize)
  }

  /// The same font with another weight.
  public func weight(_ weight: TextWeight) -> TextFace { changed { $0.weight = weight } }

  /// The same font in another design.
  public func design(_ design: TextDesign) -> TextFace { changed { $0.design = design } }

  /// The same font, bold.
  public func bold() -> TextFace { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> TextFace { changed { $0.isItalic = true } }

  /// The same font in a monospaced design.
  public func monospaced() -> TextFace { design(.monospaced) }

  /// The same font, with digits of one width.
  public func monospacedDigit() -> TextFace { changed { $0.hasMonospacedDigits = true } }

  /// The same font: small capitals are not measured.
  public func smallCaps() -> TextFace { self }

  private func changed(_ change: (inout TextFace) -> Void) -> TextFace {
    var face = self
    change(&face)
    return face
  }

  /// Sets it for the content.
  func apply(to values: inout InheritedValues) {
    switch base {
    case .style(let style):
      (values.textStyle, values.textFont) = (style, nil)
      if let weight { values.textWeight = weight }
    case .font(var font):
      if let weight { font.weight = weight }
      values.textFont = font
    }
    if let design { values.textDesign = design }
    if hasMonospacedDigits { values.hasMonospacedDigits = true }
  }

  /// Sets it for a text.
  func applied(to words: AttributedWords) -> AttributedWords {
    var words = words
    switch base {
    case .style(let style):
      words = words.font(style)
      if let weight { words = words.fontWeight(weight) }
    case .font(var font):
      if let weight { font.weight = weight }
      words = words.font(font)
    }
    if let design { words = words.fontDesign(design) }
    if hasMonospacedDigits { words = words.monospacedDigit() }
    return isItalic ? words.italic() : words
  }
}

extension TextFace {
  /// The font of the style `largeTitle`.
  public static let largeTitle = system(.largeTitle)

  /// The font of the style `title`.
  public static let title = system(.title)

  /// The font of the style `title2`.
  public static let title2 = system(.title2)

  /// The font of the style `title3`.
  public static let title3 = system(.title3)

  /// The font of the style `headline`.
  public static let headline = system(.headline)

  /// The font of the style `subheadline`.
  public static let subheadline = system(.subheadline)

  /// The font of the style `body`.
  public static let body = system(.body)

  /// The font of the style `callout`.
  public static let callout = system(.callout)

  /// The font of the style `footnote`.
  public static let footnote = system(.footnote)

  /// The font of the style `caption`.
  public static let caption = system(.caption)

  /// The font of the style `caption2`.
  public static let caption2 = system(.caption2)
}

extension Element {
  /// Sets the font of the texts inside; `nil` leaves it as it is.
  @ElementBuilder
  public func font(face: TextFace?) -> some Element {
    let set = transformEnvironment(\.self) { if let face { $0.font = face } }
    if face?.isItalic == true { set.italic() } else { set }
  }
}

private struct FaceKey: InheritedKey { static let defaultValue: TextFace? = nil }

extension InheritedValues {
  /// The font of texts that was set as a value; `nil` if none was.
  public var font: TextFace? {
    get { self[FaceKey.self] }
    set {
      self[FaceKey.self] = newValue
      newValue?.apply(to: &self)
    }
  }
}
