/// Everything on which the size of a text depends, except the offer: the text, its attributes, and its line
/// settings.
public struct TextContent: Hashable, Sendable {
  /// The first run, which is the only one of most texts.
  @usableFromInline var first: TextRun

  /// The runs after the first.
  @usableFromInline var rest: [TextRun]

  /// The line settings.
  public var lines: LineSettings

  /// Creates a text of a single style; a newline starts a paragraph.
  public init(_ words: String, font: TextFont, lines: LineSettings = LineSettings()) {
    self.init(TextRun(words, font: font), lines: lines)
  }

  /// Creates a text of a single run.
  public init(_ run: TextRun, lines: LineSettings = LineSettings()) {
    first = run
    rest = []
    self.lines = lines
  }

  /// Creates a text of several runs; without any it is empty.
  public init(_ runs: [TextRun], lines: LineSettings = LineSettings()) {
    first = runs.first ?? TextRun("", font: TextFont(pointSize: 0))
    rest = Array(runs.dropFirst())
    self.lines = lines
  }
}

extension TextContent {
  /// The runs in their order, at least one.
  public var runs: [TextRun] { [first] + rest }

  /// The font of the first run.
  @inlinable public var font: TextFont { first.font }

  /// The text of all runs; a symbol is represented by its name.
  @inlinable public var words: String {
    rest.isEmpty ? TextContent.copy(of: first.words) : joinedWords
  }

  /// The length of the text in bytes of UTF-8; unlike the text itself it costs nothing to compute.
  @inlinable package var utf8Count: Int {
    rest.isEmpty ? TextContent.utf8Count(of: first.words) : joinedWords.utf8.count
  }

  @inlinable
  @inline(__always)
  static func utf8Count(of words: borrowing String) -> Int { words.utf8.count }

  @usableFromInline var joinedWords: String {
    var words = first.words
    for run in rest { words += run.words }
    return words
  }

  // Lends the text: getting it from the run would copy all of it.
  @inlinable
  @inline(__always)
  static func copy(of words: borrowing String) -> String { copy words }

  /// Whether the last byte may be the end of a newline or a space, which a line may leave out.
  var mayEndInBlank: Bool {
    guard let last = lastByte else { return !rest.isEmpty }
    return switch last {
    case 0x09...0x0D, 0x20, 0x80...0x8B, 0x9F, 0xA0, 0xA8, 0xA9: true
    default: false
    }
  }

  private var lastByte: UInt8? {
    // The last run is read in place: most calls are made while text is laid out.
    rest.isEmpty ? first.words.utf8.last : rest[rest.count - 1].words.utf8.last
  }

  /// The largest font of the text, which determines the distance to its neighbours.
  var tallestFont: TextFont {
    var tallest = first.font
    for run in rest where run.font.lineHeight > tallest.lineHeight { tallest = run.font }
    return tallest
  }
}

/// A part of a text in a single style, or a symbol in it.
public struct TextRun: Hashable, Sendable {
  /// The text, or the name of the symbol.
  public var words: String

  /// The font; a symbol has the size of text in this font.
  public var font: TextFont

  /// Whether the run is the symbol named by `words`.
  public var isSymbol: Bool

  /// The additional distance after every character, in points; a negative number reduces it.
  public var tracking: Double

  /// Creates a text in `font`.
  public init(_ words: String, font: TextFont, tracking: Double = 0) {
    self.words = words
    self.font = font
    self.tracking = tracking
    isSymbol = false
  }

  /// Creates the symbol `name` in the size of `font`.
  ///
  /// Its width is 1.2 times the font size, about that of the system's symbols at medium scale, and it does
  /// not make the line higher.
  public init(symbol name: String, font: TextFont, tracking: Double = 0) {
    self.init(name, font: font, tracking: tracking)
    isSymbol = true
  }
}
