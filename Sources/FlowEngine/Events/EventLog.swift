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

  private let hear: (@MainActor (LogEntry) -> Void)?

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
    self.hear = hear
    coordinator.hierarchy.add(self)
  }

  /// The entries as lines; what a call did is indented below the call.
  public var lines: [String] { entries.map(\.description) }

  /// Forgets what was written.
  public func clear() { written = [] }

  func write(_ entry: LogEntry) {
    written.append(entry)
    if written.count - limit > limit { written.removeFirst(written.count - limit) }
    hear?(entry)
  }
}

/// A log for as long as it is kept elsewhere.
struct WeakLog {
  private(set) weak var log: EventLog?
}

/// One thing that happened.
public struct LogEntry: Hashable, Sendable {
  /// The number of the call that caused it, or 0 if none did.
  ///
  /// Calls are counted from 1 for as long as a log is kept.
  public let call: Int

  /// What happened.
  public let event: LogEvent
}

extension LogEntry: CustomStringConvertible {
  /// The call's number and the event; everything but the call itself is indented.
  public var description: String {
    if case .called = event { return "\(call) \(event)" }
    return "\(call)   \(event)"
  }
}

/// What a log writes down.
public enum LogEvent: Hashable, Sendable {
  /// A coordinator was called: what follows is caused by this.
  ///
  /// `during` is the number of the call whose callbacks made this one.
  case called(String, to: RouteDescription?, on: OwnerPath, during: Int?)

  /// A step was applied and changed something.
  case changed(PlanStep)

  /// A surface has gone, and why.
  case dismissed(OwnerPath, reason: String)

  /// A screen, or a coordinator if `route` is `nil`, came into sight or went out of it.
  case lifecycle(LifecyclePhase, owner: OwnerPath, route: RouteDescription?)

  /// A guard put another route before the one that was wanted.
  case redirected(Redirection)

  /// The call waits because of a guard.
  case deferred(PendingIntent)

  /// A waiting call goes on.
  case resumed(PendingIntent)

  /// A waiting call was given up.
  case abandoned(PendingIntent)

  /// The call failed and has changed nothing.
  case failed(FlowError)

  /// The call is done.
  case settled
}

extension LogEvent: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .called(let call, let route, let owner, let during):
      "\(call)\(route.map { " \($0)" } ?? "") on \(owner)"
        + (during.map { " (during \($0))" } ?? "")
    case .changed(let step): "\(step)"
    case .dismissed(let owner, let reason): "dismissed \(owner): \(reason)"
    case .lifecycle(let phase, let owner, let route):
      "\(phase.rawValue) \(route.map { "\($0) of " } ?? "")\(owner)"
    case .redirected(let redirection): "redirected: \(redirection)"
    case .deferred(let intent): "deferred: \(intent)"
    case .resumed(let intent): "resumed: \(intent)"
    case .abandoned(let intent): "abandoned: \(intent)"
    case .failed(let error): "failed: \(error.whatHappened)"
    case .settled: "settled"
    }
  }
}
