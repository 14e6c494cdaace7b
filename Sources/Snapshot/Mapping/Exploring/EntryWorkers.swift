/// Other processes that enter states.
@MainActor
protocol EntryWorkers {
  /// Enters states.
  ///
  /// - Parameters:
  ///   - requests: The states.
  ///   - known: The fingerprints of states whose details need not be told.
  /// - Returns: The results, in the order of the requests.
  /// - Throws: What is wrong with a worker.
  func enter(_ requests: [EntryRequest], knowing known: [UInt64]) throws(WorkerError) -> [Entry]
}

/// A state that is to be entered.
struct EntryRequest: Hashable, Sendable, Codable {
  var way: Script
  var expected: StateFingerprint
}

/// The reason why a worker has not answered.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do, in sentences.
  public let description: String
}
