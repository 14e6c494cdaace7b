/// Records, in order, what happens in a hierarchy and what caused it.
///
/// Create one for any coordinator of the hierarchy, retain it as long as it should record, and read its
/// ``entries``, or its ``lines`` for a test or an export. Two runs of the same calls give equal logs.
///
/// A hierarchy that becomes part of another keeps its logs; a part that leaves, such as a dismissed detour,
/// does not take them along.
@MainActor
public final class EventLog {
  /// The recorded entries, oldest first.
  ///
  /// - Complexity: O(1) while there are fewer entries than the limit, then O(limit).
  public var entries: [LogEntry] {
    written.count > limit ? Array(written.suffix(limit)) : written
  }

  /// The entries, and up to as many older ones: dropping them one at a time would move all the others.
  private var written: [LogEntry] = []

  /// The maximum number of entries; older ones are dropped.
  public let limit: Int

  private let handler: (@MainActor (LogEntry) -> Void)?

  /// Creates a log of the hierarchy that `coordinator` belongs to.
  ///
  /// - Parameters:
  ///   - coordinator: Any coordinator of the hierarchy.
  ///   - limit: The maximum number of entries.
  ///   - hear: Is called with each entry as it is recorded, for example for analytics. Calls that it makes
  ///     wait until the current call has settled.
  public init(
    of coordinator: AnyCoordinator,
    limit: Int = 10_000,
    hear: (@MainActor (LogEntry) -> Void)? = nil
  ) {
    self.limit = max(0, limit)
    handler = hear
    coordinator.hierarchy.add(self)
  }

  /// The entries as lines; the effects of a call are indented below it.
  public var lines: [String] { entries.map(\.description) }

  /// Removes all entries.
  public func clear() { written = [] }

  func write(_ entry: LogEntry) {
    written.append(entry)
    if written.count - limit > limit { written.removeFirst(written.count - limit) }
    handler?(entry)
  }
}

/// A weak reference to a log.
struct WeakLog {
  private(set) weak var log: EventLog?
}
