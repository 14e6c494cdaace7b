/// Records, in order, what happens in a hierarchy and what caused it.
///
/// Create one for any coordinator of the hierarchy, retain it as long as it should record, and read its
/// ``entries``, or its ``lines`` for a test or an export. Two runs of the same calls give equal logs.
///
/// A hierarchy that becomes part of another keeps its logs; a part that leaves, such as a dismissed detour,
/// does not take them along.
///
/// ```swift
/// let log = EventLog(of: lines)
/// lines.navigate(toRoute: .line(2))
/// lines.pop()
/// print(log.lines)  // the calls, the steps, and what they did to screens
/// log.clear()
/// ```
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
  ///   - onEntry: Is called with each entry as it is recorded, for example for analytics. Calls that it makes
  ///     wait until the current call has settled.
  public init(
    of coordinator: AnyCoordinator,
    limit: Int = 10_000,
    onEntry: (@MainActor (LogEntry) -> Void)? = nil
  ) {
    self.limit = max(0, limit)
    handler = onEntry
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

/// A recorded event and its cause.
public struct LogEntry: Hashable, Sendable {
  /// The number of the call that caused it; 0 if none did.
  ///
  /// Calls are counted from 1 as long as the hierarchy has a log.
  public let call: Int

  /// The event.
  public let event: LogEvent
}

extension LogEntry: CustomStringConvertible {
  /// The call's number and the event; everything but the call itself is indented.
  public var description: String {
    if case .called = event { return "\(call) \(event)" }
    return "\(call)   \(event)"
  }
}

/// An event in the log of a hierarchy.
public enum LogEvent: Hashable, Sendable {
  /// A coordinator was called; the following events are caused by this.
  ///
  /// `during` is the number of the call whose callbacks made this one.
  case called(String, to: RouteDescription?, on: OwnerPath, during: Int?)

  /// A step was applied and changed something.
  case changed(PlanStep)

  /// A surface was dismissed, and why.
  case dismissed(OwnerPath, reason: String)

  /// A screen, or a coordinator if `route` is `nil`, appeared or disappeared.
  case lifecycle(LifecyclePhase, owner: OwnerPath, route: RouteDescription?)

  /// A guard redirected to another route.
  case redirected(Redirection)

  /// The call was deferred by a guard.
  case deferred(PendingIntent)

  /// A deferred call was resumed.
  case resumed(PendingIntent)

  /// A deferred call was abandoned.
  case abandoned(PendingIntent)

  /// The call reached its destination, with a note for the reader.
  case noted(PlanNote)

  /// The call had nothing to do, and why.
  case idle(IdleReason)

  /// The call failed, and changed nothing.
  case failed(FlowError)

  /// The call is done.
  case settled
}

extension LogEvent: CustomStringConvertible {
  /// The event as text.
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
    case .noted(let note): "note: \(note)"
    case .idle(let reason): "nothing to do: \(reason.rawValue)"
    case .failed(let error): "failed: \(error.whatHappened)"
    case .settled: "settled"
    }
  }
}

/// The reason why a call that succeeded had nothing to do.
public enum IdleReason: String, Hashable, Sendable, CaseIterable {
  /// The coordinator presents nothing, and has nothing to go back to.
  case nothingToClose = "nothing is presented or pushed"

  /// The coordinator presents nothing.
  case nothingToDismiss = "nothing is presented"

  /// The coordinator presents nothing that came after the presentation with the number.
  case nothingLater = "nothing was presented later"

  /// No screen is above the root of the stack, and no surface goes with that.
  case nothingToPop = "nothing is pushed"

  /// No dialog with that button is in front.
  case noSuchButton = "no dialog with that button is in front"

  /// The list of screens is empty.
  case nothingToShow = "no screen was given"

  /// The coordinator presents no modal, and is not shown in one.
  case noModal = "no modal is presented"

  /// The coordinator presents no detour, and is not shown in one.
  case noDetour = "no detour is presented"

  /// The surface or the screen has already left, or there never was one with that number.
  case left = "it has already left, or was never there"

  /// The coordinator to be removed belongs to another one, or to none.
  case notOwned = "it belongs to another coordinator, or to none"

  /// The destination is already on top.
  case atDestination = "the destination is already on top"

  /// The plan to be applied has no steps.
  case emptyPlan = "the plan has no steps"

  /// The flow is already shown, at that root.
  case sameFlow = "that flow is already shown"

  /// The sheet rests at the detent.
  case sameDetent = "the detent is already selected"

  /// The hierarchy is in the saved state.
  case sameState = "the hierarchy is already in that state"

  /// The coordinator is not shown, or shows nothing but its root.
  case finished = "it is already finished"

  /// The coordinator shows nothing but its root.
  case atItsRoot = "it shows nothing but its root"

  /// The tab is the selected one.
  case selected = "the tab is already selected"

  /// The tabs, their order and the selection are those requested.
  case sameTabs = "the tabs are already as requested"

  /// The badge is the one requested.
  case sameBadge = "the badge is already as requested"

  /// The column is in front, or has the coordinator that was given.
  case sameColumn = "the column is already as requested"

  /// The columns were requested before.
  case sameColumns = "the columns have already been requested"
}
