/// Other processes that enter states.
@MainActor
protocol EntryWorkers {
  /// Enters states.
  ///
  /// - Parameters:
  ///   - ways: The ways to the states.
  ///   - known: The fingerprints of states whose details need not be told.
  /// - Returns: The results, in the order of the ways.
  /// - Throws: What is wrong with a worker.
  func enter(_ ways: [Script], knowing known: [UInt64]) throws(WorkerError) -> [Entry]
}

/// The reason why a worker has not answered.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do, in sentences.
  public let description: String
}
