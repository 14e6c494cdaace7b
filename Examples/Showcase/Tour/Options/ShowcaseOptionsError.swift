import LayoutSim

/// A mistake in a command line.
package enum ShowcaseOptionsError: Error, Hashable, Sendable {
  /// There is no such option.
  case unknownOption(String)

  /// The option requires a value.
  case missingValue(option: String)

  /// The option does not accept the value.
  case unknownValue(String, option: String)
}

extension ShowcaseOptionsError: CustomStringConvertible {
  /// The mistake, and the valid alternatives.
  package var description: String {
    switch self {
    case .unknownOption(let option):
      """
      There is no option “\(option)”. Allowed are:
      \(ShowcaseOptions.synopsis)
      """
    case .missingValue(let option):
      """
      \(option) needs a value. Allowed are:
      \(ShowcaseOptions.values(of: option))
      """
    case .unknownValue(let value, let option):
      """
      \(option) does not know “\(value)”. Allowed are:
      \(ShowcaseOptions.values(of: option))
      """
    }
  }
}
