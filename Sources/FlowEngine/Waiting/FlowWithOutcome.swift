/// A coordinator that is brought along for a value: a picked date, a signed contract.
///
/// ```swift
/// final class DatePicking: Coordinator<DateRoute>, FlowWithOutcome {
///   typealias Outcome = Day
/// }
/// switch await home.outcome(of: DatePicking(root: .calendar)) {
/// case .finished(let day): book(day)
/// case .cancelled(let reason): print(reason)
/// case .refused(let error): print(error)
/// }
/// ```
@MainActor
public protocol FlowWithOutcome: AnyCoordinator {
  /// The value with which the flow finishes.
  associatedtype Outcome
}

/// The end of a flow that was brought along for a value.
public enum FlowEnd<Outcome> {
  /// It finished with a value.
  case finished(Outcome)

  /// It left without a value; the coordinator that showed it may have left, too.
  case cancelled(DismissalReason)

  /// It was not shown, or the task that waited for it was cancelled while it was.
  case refused(FlowError)
}

extension FlowEnd: Sendable where Outcome: Sendable {}

extension FlowWithOutcome {
  /// Ends this coordinator's flow with `outcome`, as ``AnyCoordinator/finishFlow(animated:)`` does.
  ///
  /// - Returns: `false` if it was refused, which is reported; the flow stays, and the outcome is dropped.
  @discardableResult
  public func finishFlow(with outcome: Outcome, animated: Bool = true) -> Bool {
    finishFlow(with: FlowValue(flow: serial, value: outcome), animated: animated)
  }
}

extension AnyCoordinator {
  /// Brings `flow` along as ``navigate(to:presentationStyle:animated:)-(AnyCoordinator,_,_)`` does, and waits for
  /// its end.
  ///
  /// The end is reported exactly once, however the flow ends, once everything has settled and all hosts of the
  /// hierarchy are at rest. A flow that a guard lets wait is waited for, too; one that finishes with a value before it
  /// is shown, as in `start()`, is not shown any more. Cancelling the task ends the wait with
  /// ``FlowError/waitCancelled(_:)``, and not the flow.
  ///
  /// - Parameters:
  ///   - flow: The coordinator, which has no owner.
  ///   - presentationStyle: The style; `nil` for that of its root, or else a sheet.
  ///   - animated: Whether the change is animated where it is shown.
  /// - Returns: How it ended.
  public func outcome<Flow: FlowWithOutcome>(
    of flow: Flow,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) async -> FlowEnd<Flow.Outcome> {
    let ending = FlowEnding()
    do throws(FlowError) {
      let awaited = try bring(
        flow,
        style: presentationStyle,
        animated: animated,
        reporting: ending
      )
      await Waiter.wait { awaited.flow?.waiter = $0 }
    } catch {
      return .refused(error)
    }
    await HostEntry.rest(presentHosts)
    if ending.result == nil, !ending.wasShown, let early = flow.takeEarlyValue() {
      ending.result = .finished(early.value)
    }
    switch ending.result {
    case .finished(let value as Flow.Outcome): return .finished(value)
    case .finished: return .cancelled(.finished)
    case .cancelled(let reason): return .cancelled(reason)
    case nil where Task.isCancelled: return .refused(.waitCancelled(flow.ownerPath))
    case nil where ending.wasShown: return .cancelled(.removal)
    case nil: return .refused(.flowNotShown(flow.ownerName))
    }
  }
}
