/// Everything that the size of a text depends on, but for the room: its words, how they look, and
/// how their lines are set.
public struct TextContent: Hashable, Sendable {
  /// The first run, which most texts have only.
  @usableFromInline var first: TextRun

  /// The runs after the first.
  @usableFromInline var rest: [TextRun]

  /// How the lines are set.
  public var lines: LineSettings

  /// Words of a single look; a newline starts a paragraph.
  public init(_ words: String, font: TextFont, lines: LineSettings = LineSettings()) {
    self.init(TextRun(words, font: font), lines: lines)
  }

  /// A single run.
  public init(_ run: TextRun, lines: LineSettings = LineSettings()) {
    first = run
    rest = []
    self.lines = lines
  }

  /// Runs one after the other; without any the text is empty.
  public init(_ runs: [TextRun], lines: LineSettings = LineSettings()) {
    first = runs.first ?? TextRun("", font: TextFont(pointSize: 0))
    rest = Array(runs.dropFirst())
    self.lines = lines
  }
}

extension TextContent {
  /// The runs in their order, at least one.
  public var runs: [TextRun] { [first] + rest }

  /// The face of the first run.
  @inlinable public var font: TextFont { first.font }

  /// The words of all runs; a symbol stands as its name.
  @inlinable public var words: String {
    rest.isEmpty ? TextContent.copy(of: first.words) : joinedWords
  }

  /// How many bytes the words have in UTF-8; unlike the words themselves it costs nothing to ask.
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

  // Lends the words: to take them out of the run would copy all of it.
  @inlinable
  @inline(__always)
  static func copy(of words: borrowing String) -> String { copy words }

  /// Whether the last byte is one that newlines or spaces end in, which a line may leave out.
  var mayEndInBlank: Bool {
    guard let last = lastByte else { return !rest.isEmpty }
    return switch last {
    case 0x09...0x0D, 0x20, 0x80...0x8B, 0x9F, 0xA0, 0xA8, 0xA9: true
    default: false
    }
  }

  private var lastByte: UInt8? {
    // The last run is looked at where it is: most questions come while words are laid out.
    rest.isEmpty ? first.words.utf8.last : rest[rest.count - 1].words.utf8.last
  }

  /// The face of the text's largest letters, which decides the distance to its neighbours.
  var tallestFont: TextFont {
    var tallest = first.font
    for run in rest where run.font.lineHeight > tallest.lineHeight { tallest = run.font }
    return tallest
  }
}
