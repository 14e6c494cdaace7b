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

  /// A waiting call is resumed.
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
