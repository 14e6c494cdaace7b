/// The room that letters take along a line, counted in whole numbers.
///
/// A length in points is made of it only in the end, so it does not matter in which order letters
/// were added.
struct TextExtent {
  /// Advances and kerning, in units of ``InterFace``.
  var units = 0

  /// How many letters are tracked.
  var letters = 0

  /// How many of them are digits.
  var digits = 0

  /// What tabs skip, in points.
  var tabs = 0.0

  /// The ASCII character at the end, or 0: only pairs of such characters are kerned.
  var last: UInt8 = 0
}

extension TextExtent {
  /// One extent after the other, without kerning between them.
  static func + (leading: TextExtent, trailing: TextExtent) -> TextExtent {
    TextExtent(
      units: leading.units + trailing.units,
      letters: leading.letters + trailing.letters,
      digits: leading.digits + trailing.digits,
      tabs: leading.tabs + trailing.tabs,
      last: trailing.last
    )
  }
}
