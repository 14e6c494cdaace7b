/// What is true of a node, as a set that prints in a fixed order.
public struct NodeFlags: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  public let rawValue: Int

  /// The flags whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The chosen one of several.
  public static let selected = NodeFlags(rawValue: 1 << 0)

  /// The screen that the user sees on its stack.
  public static let top = NodeFlags(rawValue: 1 << 1)

  /// Not visible at all: below a screen, under a cover, behind a sheet, or where nothing scrolls it into
  /// sight.
  public static let covered = NodeFlags(rawValue: 1 << 2)

  /// Visible, and out of reach because a surface above has the user's attention.
  public static let inert = NodeFlags(rawValue: 1 << 3)

  /// Shown, and not to be pressed.
  public static let disabled = NodeFlags(rawValue: 1 << 4)

  /// Without content.
  public static let empty = NodeFlags(rawValue: 1 << 5)

  /// A screen of a child coordinator, flattened into its parent's stack.
  public static let pushedChild = NodeFlags(rawValue: 1 << 6)

  /// Text of which not everything fits.
  public static let truncated = NodeFlags(rawValue: 1 << 7)

  /// Laid out with a platform measure that is not known for sure, or in letters whose widths are not.
  public static let approximate = NodeFlags(rawValue: 1 << 8)

  /// Text that letters 2 % narrower or wider would break elsewhere, truncate or shrink: widths are
  /// that far from the platform's.
  ///
  /// It is not printed, as it holds for many a text of several lines.
  public static let nearLimit = NodeFlags(rawValue: 1 << 9)

  /// A control as large as the platform makes it, which is no fault of the app.
  ///
  /// It is not printed.
  public static let platformSized = NodeFlags(rawValue: 1 << 10)

  /// Text with as many lines as its line limit allows, so that what is left out is left out on purpose.
  ///
  /// It is not printed.
  public static let lineLimited = NodeFlags(rawValue: 1 << 11)

  /// In the content of a scroll area, and moved out of its window so far that nothing of it can be seen.
  ///
  /// It is not printed, as scrolling brings it back. What lies outside of the content is ``covered``.
  public static let scrolledAway = NodeFlags(rawValue: 1 << 12)

  /// Takes its room, shows nothing and cannot be pressed, as its author wants it.
  public static let hidden = NodeFlags(rawValue: 1 << 13)

  /// A control bound to a constant, so that nothing that a user does changes its value.
  ///
  /// It is not printed.
  public static let constant = NodeFlags(rawValue: 1 << 14)

  /// A box that offers its content the smallest rectangle of a shape that covers what it is offered itself,
  /// so that the content may stick out of it.
  ///
  /// It is not printed.
  public static let scaledToFill = NodeFlags(rawValue: 1 << 15)

  /// Whether nothing can be seen, for whatever reason.
  package var isOutOfSight: Bool { !isDisjoint(with: [.covered, .scrolledAway, .hidden]) }

  /// The words of the set's flags that are printed, in their order.
  public var words: [String] { subtracting(.unprinted).allWords }

  private static let unprinted: NodeFlags = [
    .nearLimit, .platformSized, .lineLimited, .scrolledAway, .constant,
    .scaledToFill,
  ]

  /// The words of all of the set's flags.
  private var allWords: [String] {
    NodeFlags.known.filter { contains($0.flag) }.map(\.word)
  }

  private static let known: [(flag: NodeFlags, word: String)] = [
    (.selected, "selected"), (.pushedChild, "pushed-child"), (.top, "top"),
    (.covered, "covered"), (.inert, "inert"), (.disabled, "disabled"), (.empty, "empty"),
    (.truncated, "truncated"), (.approximate, "approximate"), (.nearLimit, "near-limit"),
    (.platformSized, "platform-sized"), (.lineLimited, "line-limited"),
    (.scrolledAway, "scrolled-away"), (.hidden, "hidden"), (.constant, "constant"),
    (.scaledToFill, "scaled-to-fill"),
  ]
}

extension NodeFlags: Codable {
  /// Reads the flags from a list of their words.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var flags: NodeFlags = []
    while !container.isAtEnd {
      let word = try container.decode(String.self)
      guard let known = NodeFlags.known.first(where: { $0.word == word }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(word) is not a flag."
        )
      }
      flags.insert(known.flag)
    }
    self = flags
  }

  /// Writes the flags as a list of their words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for word in allWords { try container.encode(word) }
  }
}
