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
    case .idle(let reason): "nothing to do: \(reason.rawValue)"
    case .failed(let error): "failed: \(error.whatHappened)"
    case .settled: "settled"
    }
  }
}
