import FlowEngineCore
import Foundation

// What Foundation, alerts and test frameworks show of an error: what happened, and what to do.

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

extension SavedStateProblem: LocalizedError {
  /// What happened, as a sentence.
  public var errorDescription: String? { whatHappened }

  /// What to do about it, as a sentence.
  public var recoverySuggestion: String? { whatToDo }
}

extension LinkProblem: LocalizedError {
  /// The problem in words.
  public var errorDescription: String? { description }
}

extension LinkPatternProblem: LocalizedError {
  /// The problem in words.
  public var errorDescription: String? { description }
}
