/// Writes down, in order, what happens in a hierarchy and what caused it.
///
/// Make one for any coordinator of the hierarchy, keep it for as long as it is to write, and read its
/// ``entries``, or its ``lines`` for a test or an export. Two runs of the same calls give equal logs.
///
/// A hierarchy that becomes part of another brings its logs along; a part that leaves, such as a
/// dismissed detour, leaves them behind.
@MainActor
public final class EventLog {
  /// What was written, oldest first.
  ///
  /// - Complexity: O(1) while fewer entries than the limit were written, then O(limit).
  public var entries: [LogEntry] {
    written.count > limit ? Array(written.suffix(limit)) : written
  }

  /// The entries, and up to as many older ones: dropping one at a time would move all the others.
  private var written: [LogEntry] = []

  /// How many entries are kept; older ones are dropped.
  public let limit: Int

  private let handler: (@MainActor (LogEntry) -> Void)?

  /// A log of the hierarchy that `coordinator` belongs to.
  ///
  /// - Parameters:
  ///   - coordinator: Any coordinator of the hierarchy.
  ///   - limit: How many entries are kept.
  ///   - hear: Is called with each entry as it is written: for analytics, say. Calls that it makes
  ///     wait until all has settled.
  public init(
    of coordinator: AnyCoordinator,
    limit: Int = 10_000,
    hear: (@MainActor (LogEntry) -> Void)? = nil
  ) {
    self.limit = max(0, limit)
    handler = hear
    coordinator.hierarchy.add(self)
  }

  /// The entries as lines; what a call did is indented below the call.
  public var lines: [String] { entries.map(\.description) }

  /// Forgets what was written.
  public func clear() { written = [] }

  func write(_ entry: LogEntry) {
    written.append(entry)
    if written.count - limit > limit { written.removeFirst(written.count - limit) }
    handler?(entry)
  }
}

/// A log for as long as it is kept elsewhere.
struct WeakLog {
  private(set) weak var log: EventLog?
}
