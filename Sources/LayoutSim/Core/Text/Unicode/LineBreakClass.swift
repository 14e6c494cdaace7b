/// What a character does to the ends of lines around it: the classes of UAX #14 under their short
/// names, and at the end what becomes of some of them by what stands before.
///
/// The table of the generator script counts from the first case on.
enum LineBreakClass: UInt8 {
  /// Letters and most signs.
  case al

  /// Hebrew letters.
  case hl

  /// Digits.
  case nu

  /// What stands before a number: most currency signs, plus, the number sign of print.
  case pr

  /// What stands after a number: percent, cent, degrees.
  case po

  /// Ideographs, kana, emoji that take no skin tone.
  case id

  /// Pictographs that are not assigned yet; like ideographs, but they may take a skin tone.
  case xp

  /// Emoji that take a skin tone.
  case eb

  /// Skin tones.
  case em

  /// Hangul syllables of two and three parts.
  case h2
  case h3

  /// The parts that Hangul syllables are composed of: leading, vowel, trailing.
  case jl
  case jv
  case jt

  /// Opening punctuation, and those that are as wide as ideographs.
  case op
  case opWide

  /// Quotation marks that open or close.
  case qu

  /// Exclamation and question marks.
  case ex

  /// Marks that begin no line, small kana among them.
  case ns

  /// Dots that lead to a number or stand for what is left out.
  case `in`

  /// What lines end before: accents that stress a word.
  case bb

  /// What lines end before and after, but not between two: the dash.
  case b2

  /// Spaces and hyphens that hold words together.
  case gl

  /// The word joiner.
  case wj

  /// Objects in the text.
  case cb

  /// The space without a width, and the spaces after it.
  case zw

  /// Newlines, but for the two that may be one.
  case bk
  case lf
  case cr

  /// Closing punctuation.
  case cl

  /// Closing brackets and parentheses, but for those that are as wide as ideographs.
  case cp

  /// What stands between the parts of a number: comma, full stop, colon.
  case `is`

  /// The slash.
  case sy

  /// The hyphen of the keyboard.
  case hy

  /// What lines end after: most spaces, the tab, hyphens, the soft hyphen.
  case ba

  /// Half a flag.
  case ri

  /// The space.
  case sp

  /// Marks that belong to the character before them.
  case cm

  /// The joiner of emoji.
  case zwj

  // From here on: what has been read, never what comes next.

  /// Nothing.
  case start

  /// Spaces after opening punctuation.
  case opSpaces

  /// Spaces after a quotation mark.
  case quSpaces

  /// Spaces after closing punctuation.
  case clSpaces

  /// Spaces after a dash.
  case b2Spaces

  /// A hyphen after a Hebrew letter.
  case hlHyphen

  /// Both halves of a flag.
  case flag

  /// A sign within a number, or at its end.
  case numberIS
  case numberSY

  /// The end of a number in brackets.
  case numberCL
  case numberCP
}
