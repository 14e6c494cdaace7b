/// The extent of characters of one font along a line, in integers.
///
/// Only the result is converted to points, so the order in which characters were added does not matter.
struct TextExtent {
  /// Advances and kerning, in units of ``InterFace``.
  var units = 0

  /// The number of characters with the tracking of the font.
  var letters = 0

  /// The number of digits among them.
  var digits = 0

  /// The number of other characters that take space, which the font lacks.
  var others = 0

  /// The length that tabs skip, in points.
  var tabs = 0.0

  /// The ASCII character at the end, or 0: only pairs of such characters are kerned.
  var last: UInt8 = 0

  /// Whether there are characters with a conventional advance.
  var isGuess = false
}

extension TextExtent {
  /// The sum of two extents, without kerning between them.
  static func + (leading: TextExtent, trailing: TextExtent) -> TextExtent {
    TextExtent(
      units: leading.units + trailing.units,
      letters: leading.letters + trailing.letters,
      digits: leading.digits + trailing.digits,
      others: leading.others + trailing.others,
      tabs: leading.tabs + trailing.tabs,
      last: trailing.last,
      isGuess: leading.isGuess || trailing.isGuess
    )
  }
}
