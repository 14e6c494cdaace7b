import Foundation

// The texts that Foundation, alerts and test frameworks show for an error.

extension StageError: LocalizedError {
  /// What happened and what to do, as sentences.
  public var errorDescription: String? { description }
}

extension LayoutError: LocalizedError {
  /// What happened and what to do, as sentences.
  public var errorDescription: String? { description }
}
