/// The room that letters of one face take along a line, counted in whole numbers.
///
/// A length in points is made of it only in the end, so it does not matter in which order letters
/// were added.
struct TextExtent {
  /// Advances and kerning, in units of ``InterFace``.
  var units = 0

  /// How many letters have the tracking of the face.
  var letters = 0

  /// How many of them are digits.
  var digits = 0

  /// How many other characters there are that take room: those that the face does not have.
  var others = 0

  /// What tabs skip, in points.
  var tabs = 0.0

  /// The ASCII character at the end, or 0: only pairs of such characters are kerned.
  var last: UInt8 = 0

  /// Whether there are characters whose advance is a convention.
  var isGuess = false
}

extension TextExtent {
  /// One extent after the other, without kerning between them.
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
