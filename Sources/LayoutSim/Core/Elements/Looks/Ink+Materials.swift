extension Ink {
  /// The material of bars: what is behind shows through, out of focus.
  ///
  /// Materials are drawn in the colour of bars; what they cover counts as in sight.
  public static let bar = Ink("bar")

  /// The material that hides least of what is behind.
  public static let ultraThinMaterial = Ink("ultra-thin-material")

  /// A material that hides less of what is behind than ``regularMaterial``.
  public static let thinMaterial = Ink("thin-material")

  /// A material.
  public static let regularMaterial = Ink("regular-material")

  /// A material that hides more of what is behind than ``regularMaterial``.
  public static let thickMaterial = Ink("thick-material")

  /// The material that hides most of what is behind.
  public static let ultraThickMaterial = Ink("ultra-thick-material")
}
