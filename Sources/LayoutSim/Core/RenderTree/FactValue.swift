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
