/// The options of a picker that has no node for each of them, because they are in a menu or on a wheel.
package enum PickerOptions {
  /// What is between two options.
  package static let separator = " | "

  /// The name of the fact.
  package static let key = "options"

  /// The fact that a picker has these options.
  package static func fact(_ options: [String]) -> Fact {
    Fact(key, options.joined(separator: separator))
  }
}
