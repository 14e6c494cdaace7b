/// The line breaking classes of UAX #14 under their short names, followed by states that depend on preceding
/// characters.
///
/// The table of the generator script counts from the first case on.
enum LineBreakClass: UInt8 {
  /// Letters and most symbols.
  case al

  /// Hebrew letters.
  case hl

  /// Digits.
  case nu

  /// Prefixes of numbers: most currency signs, plus, the numero sign.
  case pr

  /// Postfixes of numbers: percent, cent, degrees.
  case po

  /// Ideographs, kana, emoji that take no skin tone.
  case id

  /// Unassigned pictographs; like ideographs, but they may take a skin tone.
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

  /// Opening punctuation, followed by those that are as wide as ideographs.
  case op
  case opWide

  /// Quotation marks that open or close.
  case qu

  /// Exclamation and question marks.
  case ex

  /// Characters that start no line, including small kana.
  case ns

  /// Leaders and ellipses.
  case `in`

  /// Characters before which lines may break: accents that stress a word.
  case bb

  /// Characters before and after which lines may break, but not between two: the dash.
  case b2

  /// Non-breaking spaces and hyphens.
  case gl

  /// The word joiner.
  case wj

  /// Objects in the text.
  case cb

  /// The zero-width space, and the spaces after it.
  case zw

  /// Newlines, except the two that may form one.
  case bk
  case lf
  case cr

  /// Closing punctuation.
  case cl

  /// Closing brackets and parentheses, except those that are as wide as ideographs.
  case cp

  /// Separators inside numbers: comma, full stop, colon.
  case `is`

  /// The slash.
  case sy

  /// The hyphen-minus.
  case hy

  /// Characters after which lines may break: most spaces, the tab, hyphens, the soft hyphen.
  case ba

  /// A regional indicator, which is half a flag.
  case ri

  /// The space.
  case sp

  /// Marks that belong to the character before them.
  case cm

  /// The zero-width joiner.
  case zwj

  // The following are states of the text that was read, never classes of the next character.

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

/// A set of classes of characters.
struct LineBreakClassSet: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ member: LineBreakClass) {
    rawValue = 1 &<< UInt64(member.rawValue)
  }
}

extension LineBreakClassSet {
  /// Whether the set contains the class.
  func contains(_ member: LineBreakClass) -> Bool {
    rawValue & (1 &<< UInt64(member.rawValue)) != 0
  }
}

extension LineBreakClassSet {
  static let al = Self(.al)
  static let hl = Self(.hl)
  static let nu = Self(.nu)
  static let pr = Self(.pr)
  static let po = Self(.po)
  static let id = Self(.id)
  static let xp = Self(.xp)
  static let eb = Self(.eb)
  static let em = Self(.em)
  static let h2 = Self(.h2)
  static let h3 = Self(.h3)
  static let jl = Self(.jl)
  static let jv = Self(.jv)
  static let jt = Self(.jt)
  static let op = Self(.op)
  static let opWide = Self(.opWide)
  static let qu = Self(.qu)
  static let ex = Self(.ex)
  static let ns = Self(.ns)
  static let `in` = Self(.in)
  static let bb = Self(.bb)
  static let b2 = Self(.b2)
  static let gl = Self(.gl)
  static let wj = Self(.wj)
  static let cb = Self(.cb)
  static let zw = Self(.zw)
  static let bk = Self(.bk)
  static let lf = Self(.lf)
  static let cr = Self(.cr)
  static let cl = Self(.cl)
  static let cp = Self(.cp)
  static let `is` = Self(.is)
  static let sy = Self(.sy)
  static let hy = Self(.hy)
  static let ba = Self(.ba)
  static let ri = Self(.ri)
  static let sp = Self(.sp)
  static let cm = Self(.cm)
  static let zwj = Self(.zwj)
}
