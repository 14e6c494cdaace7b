import Foundation

// What Foundation, alerts and test frameworks show of an error.

extension StageError: LocalizedError {
  /// What happened and what to do, as sentences.
  public var errorDescription: String? { description }
}

extension LayoutError: LocalizedError {
  /// What happened and what to do, as sentences.
  public var errorDescription: String? { description }
}
