import Foundation

// The texts that Foundation, alerts and test frameworks show for an error.

extension FlowError: LocalizedError {
  /// What happened, as a sentence.
  public var errorDescription: String? { whatHappened }

  /// What to do about it, as a sentence.
  public var recoverySuggestion: String? { whatToDo }
}

extension LinkError: LocalizedError {
  /// What happened, as a sentence.
  public var errorDescription: String? { whatHappened }

  /// What to do about it, as a sentence.
  public var recoverySuggestion: String? { whatToDo }
}

extension SavedStateError: LocalizedError {
  /// What happened, as a sentence.
  public var errorDescription: String? { whatHappened }

  /// What to do about it, as a sentence.
  public var recoverySuggestion: String? { whatToDo }
}

extension LinkReadingError: LocalizedError {
  /// The problem as text.
  public var errorDescription: String? { description }
}

extension LinkPatternError: LocalizedError {
  /// The problem as text.
  public var errorDescription: String? { description }
}
