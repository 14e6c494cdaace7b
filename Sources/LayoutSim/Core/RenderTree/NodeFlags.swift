/// The flags of a node, as a set that prints in a fixed order.
public struct NodeFlags: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  public let rawValue: Int

  /// Creates the set of the flags whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The selected one of several.
  public static let selected = NodeFlags(rawValue: 1 << 0)

  /// The visible screen of its stack.
  public static let top = NodeFlags(rawValue: 1 << 1)

  /// Not visible: below a screen, under a cover, behind a sheet, or where nothing scrolls it into sight.
  public static let covered = NodeFlags(rawValue: 1 << 2)

  /// Visible but blocked by a surface above it.
  public static let inert = NodeFlags(rawValue: 1 << 3)

  /// Shown, but cannot be tapped.
  public static let disabled = NodeFlags(rawValue: 1 << 4)

  /// Without content.
  public static let empty = NodeFlags(rawValue: 1 << 5)

  /// A screen of a child coordinator, flattened into its parent's stack.
  public static let pushedChild = NodeFlags(rawValue: 1 << 6)

  /// Text that does not fit.
  public static let truncated = NodeFlags(rawValue: 1 << 7)

  /// Laid out with an uncertain platform metric, or with uncertain character widths.
  public static let approximate = NodeFlags(rawValue: 1 << 8)

  /// Text that 2 % narrower or wider characters would break elsewhere, truncate or shrink; measured widths
  /// differ that much from the platform's.
  ///
  /// It is not printed, as it applies to many multi-line texts.
  public static let nearLimit = NodeFlags(rawValue: 1 << 9)

  /// A control in the platform's own size, which is not the app's fault.
  ///
  /// It is not printed.
  public static let platformSized = NodeFlags(rawValue: 1 << 10)

  /// Text with as many lines as its line limit allows, so that its truncation is intended.
  ///
  /// It is not printed.
  public static let lineLimited = NodeFlags(rawValue: 1 << 11)

  /// Inside the content of a scroll area, but scrolled out of its viewport.
  ///
  /// It is not printed, as scrolling brings it back. A node outside the content is ``covered``.
  public static let scrolledAway = NodeFlags(rawValue: 1 << 12)

  /// Takes its space, but is not shown and cannot be tapped, as intended.
  public static let hidden = NodeFlags(rawValue: 1 << 13)

  /// A control with a constant binding, whose value no user can change.
  ///
  /// It is not printed.
  public static let constant = NodeFlags(rawValue: 1 << 14)

  /// A box that offers its content the smallest rectangle of a shape that covers its own offer, so that the
  /// content may stick out of it.
  ///
  /// It is not printed.
  public static let scaledToFill = NodeFlags(rawValue: 1 << 15)

  /// A tap on it does something: a button, a switch, a row of a list with a button, or anything else with an action.
  ///
  /// It is independent of reach: a node that is ``inert`` or ``covered`` may be pressable. Outlines print it if the
  /// role does not imply it: `row`, but not `button`.
  public static let pressable = NodeFlags(rawValue: 1 << 16)

  /// The field into which the keyboard writes.
  public static let focused = NodeFlags(rawValue: 1 << 17)

  /// A box that takes touches in its whole frame, even where nothing is drawn in it.
  ///
  /// It is not printed.
  public static let solid = NodeFlags(rawValue: 1 << 18)

  /// A box through which touches pass to what is behind it.
  public static let untouchable = NodeFlags(rawValue: 1 << 19)

  /// A box that cuts its content off at its frame, or at a shape in it, which a look names, such as `clip=capsule`.
  ///
  /// It is not printed.
  public static let clips = NodeFlags(rawValue: 1 << 20)

  /// A box that a screen reader skips, with everything in it.
  public static let unread = NodeFlags(rawValue: 1 << 21)

  /// Whether it is not visible, for any reason.
  package var isOutOfSight: Bool { !isDisjoint(with: .outOfSight) }

  private static let outOfSight: NodeFlags = [.covered, .scrolledAway, .hidden]

  /// The names of the set's printed flags, in their order.
  public var words: [String] { subtracting(.unprinted).allWords }

  private static let unprinted: NodeFlags = [
    .nearLimit, .platformSized, .lineLimited, .scrolledAway, .constant,
    .scaledToFill, .solid, .clips,
  ]

  /// The names of all of the set's flags.
  private var allWords: [String] {
    NodeFlags.known.filter { contains($0.flag) }.map(\.word)
  }

  private static let known: [(flag: NodeFlags, word: String)] = [
    (.selected, "selected"), (.focused, "focused"), (.pushedChild, "pushed-child"), (.top, "top"),
    (.covered, "covered"), (.inert, "inert"), (.pressable, "pressable"), (.disabled, "disabled"),
    (.empty, "empty"),
    (.truncated, "truncated"), (.approximate, "approximate"), (.nearLimit, "near-limit"),
    (.platformSized, "platform-sized"), (.lineLimited, "line-limited"),
    (.scrolledAway, "scrolled-away"), (.hidden, "hidden"), (.constant, "constant"),
    (.scaledToFill, "scaled-to-fill"), (.solid, "solid"), (.untouchable, "untouchable"),
    (.clips, "clips"), (.unread, "unread"),
  ]
}

// The general operations of option sets cost many times as much in builds without optimization.
extension NodeFlags {
  /// Creates the set of all flags in the given sets.
  public init(arrayLiteral elements: NodeFlags...) {
    var bits = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }

  /// Whether all of `other` are set.
  public func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Whether none of `other` are set.
  public func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }

  /// Sets all of `other`.
  public mutating func formUnion(_ other: NodeFlags) {
    self = NodeFlags(rawValue: rawValue | other.rawValue)
  }
}

extension NodeFlags: Codable {
  /// Reads the flags from a list of their names.
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

  /// Writes the flags as a list of their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for word in allWords { try container.encode(word) }
  }
}

extension TextLayout {
  /// The flags of a text with these lines, except whether it is near a limit.
  var flags: NodeFlags {
    var flags: NodeFlags = []
    if isTruncated { flags.insert(.truncated) }
    if isApproximate { flags.insert(.approximate) }
    return flags
  }
}

// Why a node is approximate.
extension RenderTree {
  /// The name of the rule that guesses at the node at `index`, such as `thai letter widths`, with the factor of letters by
  /// which it is corrected, if there is one; `nil` where it does not guess.
  package func guess(at index: Int) -> (rule: String, factor: Corrections.Fact?)? {
    let node = nodes[index]
    if node.role == .icon { return ("symbol size", nil) }
    guard node.flags.contains(.approximate) else { return nil }
    guard node.role.isText || node.role == .barTitle || node.role == .label else {
      let kind = node.facts.first { $0.key == "kind" }?.value
      let isWheel = node.role == .picker && node.facts.contains { $0.key == "options" }
      return ("\(isWheel ? "wheel" : kind ?? node.role.rawValue) size", nil)
    }
    let words = node.label ?? ""
    let scripts = Set(words.unicodeScalars.compactMap(RenderTree.script))
    if let script = scripts.subtracting(RenderTree.measuredScripts).min() {
      let factors: [String: Corrections.Fact] = [
        "emoji": .emoji, "hangul": .hangul, "arabic": .middleEastern, "hebrew": .middleEastern,
      ]
      let isAlone =
        scripts.count == 1 && node.lines.count < 2
        && words.allSatisfy { $0.isLetter || script == "emoji" && !$0.isASCII }
      return ("\(script) letter widths", isAlone ? factors[script] ?? .otherScripts : nil)
    }
    if node.role == .label { return ("symbol size", nil) }
    if traits.hasBoldText { return ("bold letter widths", nil) }
    if let font = node.font, font.isApproximate {
      let look = font.design == .default ? font.weight.rawValue : font.design.rawValue
      return ("\(look) letter widths", nil)
    }
    let isLimited = findings.contains { $0.code == .layoutApproximated }
    return (isLimited ? FindingCode.layoutApproximated.rawValue : "letter widths", nil)
  }

  private static let measuredScripts: Set = [
    "latin", "greek", "cyrillic", "cjk", "hiragana", "katakana",
  ]

  /// The script of a letter, after which Unicode names it: THAI CHARACTER KO KAI; `nil` for any other character.
  private static func script(of scalar: Unicode.Scalar) -> String? {
    if scalar.properties.isEmojiPresentation { return "emoji" }
    guard scalar.properties.isAlphabetic, let name = scalar.properties.name else { return nil }
    return name.prefix { $0.isLetter }.lowercased()
  }
}
