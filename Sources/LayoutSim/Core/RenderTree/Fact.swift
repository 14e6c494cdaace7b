/// A named fact about a node, printed as `key=value`.
public struct Fact: Sendable {
  /// The name, lower case, words joined by hyphens.
  public var key: String

  /// The value, from which the printed one is made.
  package var content: FactValue

  /// The printed value.
  public var value: String {
    get { content.words }
    set { content = FactValue(newValue, of: key) }
  }

  /// Creates the fact that `key` is `value`.
  public init(_ key: String, _ value: String) {
    self.init(key, FactValue(value, of: key))
  }

  /// Creates the fact that `key` is `content`.
  package init(_ key: String, _ content: FactValue) {
    self.key = key
    self.content = content
  }
}

// Facts are equal if they are printed alike.
extension Fact: Hashable {
  /// Whether both are printed alike.
  public static func == (lhs: Fact, rhs: Fact) -> Bool {
    lhs.key == rhs.key && (lhs.content == rhs.content || lhs.value == rhs.value)
  }

  /// Adds the name and the printed value to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension Fact: Codable {
  private enum CodingKeys: String, CodingKey { case key, value }

  /// Reads a fact from its name and its printed value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .key),
      try values.decode(String.self, forKey: .value)
    )
  }

  /// Writes the name and the printed value.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(value, forKey: .value)
  }
}

extension Fact {
  /// The look of a text whose lines begin at the right.
  package static let readsFromRight = Fact("reading", "right-to-left")

  /// The fact that a switch, or an item of a menu, is on or off.
  package static func isOn(_ isOn: Bool) -> Fact { Fact("value", .isOn(isOn)) }

  /// The fact that a section is unfolded or folded.
  package static func isShown(_ isShown: Bool) -> Fact {
    Fact("value", isShown ? "shown" : "folded")
  }

  /// The fact that a switch looks like a button.
  package static let buttonSwitch = Fact("look", "button")

  /// The fact that a switch has a design of the app's own.
  package static let customSwitch = Fact("look", "custom")

  /// The fact that a bar of tabs is a sidebar.
  package static let sidebar = Fact("place", "sidebar")

  /// The fact that the title of a bar is large.
  package static let largeTitle = Fact("title", "large")

  /// The look of slanted text.
  package static let italic = Fact("slant", "italic")

  /// The look of content that stays in sight in front of scrolled content, and that may hide it.
  package static func pinned(isOpaque: Bool) -> Fact {
    Fact("pinned", isOpaque ? "opaque" : "clear")
  }

  /// The fact about the property of a row that a control changes.
  package static func edits(_ property: RowProperty) -> Fact { Fact("edits", property.rawValue) }

  /// The look of a text whose lines are not at its leading edge.
  package static func alignment(_ alignment: LineAlignment) -> Fact {
    Fact("alignment", alignment.rawValue)
  }

  /// The facts about a control that has a value in a range.
  package static func value(_ value: Double, in range: ClosedRange<Double>? = nil) -> [Fact] {
    let value = Fact("value", .number(value))
    guard let range else { return [value] }
    let ends = [range.lowerBound, range.upperBound].map(PrintedNumber.printed)
    return [value, Fact("range", .range(ends[0], ends[1]))]
  }

  /// The fact that a picker, because its options are in a menu or on a wheel, has no node for each of them.
  package static func options(_ options: [String]) -> Fact { Fact("options", .list(options)) }
}

/// A property of a row of a list that a control in it changes.
package enum RowProperty: String, Sendable {
  case delete, order, selection
}

extension [Fact] {
  /// The value of the first fact named `key`; `nil` if there is none.
  package subscript(key: String) -> FactValue? { first { $0.key == key }?.content }
}

/// Prints lengths with the same bytes on every machine and in every locale.
package enum PrintedNumber {
  /// A number with at most two decimals, without trailing zeros and without a negative zero.
  ///
  /// Infinity is `inf`; NaN is `nan!`, so that it is noticed in a review instead of stopping the program.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "nan!" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    // From here on doubles have no decimals to round, and could overflow when multiplied by 100.
    guard value.magnitude < 1e13 else { return value.description }
    let hundredths = Int64((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = hundredths < 0 ? "-\(whole)" : String(whole)
    guard rest > 0 else { return text }
    text += rest < 10 ? ".0" : "."
    text += String(rest % 10 == 0 ? rest / 10 : rest)
    return text
  }

  /// A number with at most six decimals, or two if these are enough, for values that are read back.
  package static func precise(_ value: Double) -> String {
    let text = text(value)
    guard value.magnitude < 1e9, Double(text) != value else { return text }
    return ((value * 1e6).rounded() / 1e6).description
  }

  /// The number that ``text(_:)`` prints for `value`.
  package static func printed(_ value: Double) -> Double { Double(text(value)) ?? value }
}

/// The value of a fact, from which its printed words are made.
///
/// Numbers are those that are printed, so that a picture of an outline equals that of its tree.
package enum FactValue: Hashable, Sendable {
  case words(String)
  case isOn(Bool)

  /// One number, or several.
  case numbers([Double])
  case range(Double, Double)
  case size(Size)
  case ink(Ink)
  case figure(Figure)
  case anchor(AnchorPoint)
  case list([String])

  /// A number with at most two decimals.
  package static func number(_ value: Double) -> FactValue {
    .numbers([PrintedNumber.printed(value)])
  }

  /// Numbers with at most six decimals.
  package static func precise(_ values: [Double]) -> FactValue {
    .numbers(values.map { Double(PrintedNumber.precise($0)) ?? $0 })
  }

  /// The printed words.
  package var words: String {
    switch self {
    case .words(let words): words
    case .isOn(let isOn): isOn ? "on" : "off"
    case .numbers(let numbers): numbers.map(PrintedNumber.precise).joined(separator: ",")
    case .range(let start, let end):
      "\(PrintedNumber.precise(start))...\(PrintedNumber.precise(end))"
    case .size(let size):
      "\(PrintedNumber.precise(size.width))x\(PrintedNumber.precise(size.height))"
    case .ink(let ink): ink.rawValue
    case .figure(let figure): figure.word
    case .anchor(let point): point.word
    case .list(let parts): parts.joined(separator: FactValue.separator)
    }
  }

  /// The separator between the parts of a list.
  private static let separator = " | "
}

// Reading.
extension FactValue {
  /// The value that is printed as `words` for the fact `key`; the words if it is none of its kind.
  package init(_ words: String, of key: String) {
    let value = FactValue.value(words, of: key)
    self = value.flatMap { $0.words == words ? $0 : nil } ?? .words(words)
  }

  private static func value(_ words: String, of key: String) -> FactValue? {
    switch key {
    case "value":
      words == "on" || words == "off" ? .isOn(words == "on") : numbers(words).map { .numbers($0) }
    case "opacity", "scale", "rotation", "shadow", "z-index", "line", "inset":
      numbers(words).map { .numbers($0) }
    case "range": numbers(words, separator: "...").map { .range($0[0], $0[$0.count - 1]) }
    case "laid-out":
      numbers(words, separator: "x").map { .size(Size(width: $0[0], height: $0[$0.count - 1])) }
    case "ink", "tint", "border", "stroke", "shadow-ink": .ink(Ink(words))
    case "shape", "clip", "touched": Figure(word: words).map { .figure($0) }
    case "anchor": AnchorPoint(word: words).map { .anchor($0) }
    case "options": .list(words.split(separator: separator).map(String.init))
    default: nil
    }
  }

  private static func numbers(_ words: String, separator: String = ",") -> [Double]? {
    let parts = words.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { !$0.isNaN }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The finite numbers, if there are `count` of them.
  package func numbers(_ count: Int) -> [Double]? {
    guard case .numbers(let numbers) = self, numbers.count == count else { return nil }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  /// The only number.
  package var number: Double? {
    guard case .numbers(let numbers) = self, numbers.count == 1 else { return nil }
    return numbers[0]
  }

  package var ink: Ink? { if case .ink(let ink) = self { ink } else { nil } }

  package var figure: Figure? { if case .figure(let figure) = self { figure } else { nil } }
}
