/// A named fact about a node, printed as `key=value`.
public struct Fact: Hashable, Codable, Sendable {
  /// The name, lower case, words joined by hyphens.
  public var key: String

  /// The printed value.
  public var value: String

  /// Creates the fact that `key` is `value`.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

extension Fact {
  /// The look of a text whose lines begin at the right.
  package static let readsFromRight = Fact("reading", "right-to-left")
}

/// The options of a picker that has no node for each of them, because they are in a menu or on a wheel.
package enum PickerOptions {
  /// The separator between two options.
  package static let separator = " | "

  /// The name of the fact.
  package static let key = "options"

  /// The fact that a picker has these options.
  package static func fact(_ options: [String]) -> Fact {
    Fact(key, options.joined(separator: separator))
  }
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
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
  /// A number with at most six decimals, or two if these are enough, for values that are read back.
  package static func precise(_ value: Double) -> String {
    let text = text(value)
    guard value.magnitude < 1e9, Double(text) != value else { return text }
    return ((value * 1e6).rounded() / 1e6).description
  }
}
