import Foundation
import LayoutSim

/// A length of time between values, on the clock of the stage whose code sends; where no stage follows the code, nothing waits.
public struct StreamInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let duration: Duration

  /// Creates an interval in seconds; one that is not finite or negative counts as 0.
  public init(floatLiteral seconds: Double) {
    duration = .seconds(seconds.isFinite ? min(max(seconds, 0), 1e9) : 0)
  }

  /// Creates an interval in seconds.
  public init(integerLiteral seconds: Int) { self.init(floatLiteral: Double(seconds)) }

  /// An interval in seconds.
  public static func seconds(_ seconds: Double) -> StreamInterval {
    StreamInterval(floatLiteral: seconds)
  }

  /// An interval in thousandths of a second.
  public static func milliseconds(_ count: Int) -> StreamInterval {
    StreamInterval(floatLiteral: Double(count) / 1000)
  }

  /// Calls `action` when the time has passed; `nil` if that was at once.
  fileprivate func wait(_ action: @escaping () -> Void) -> Task<Void, Never>? {
    guard let clock = StageClock.current else {
      action()
      return nil
    }
    // Code that a stage follows runs on the main actor, like everything that is sent.
    nonisolated(unsafe) let action = action
    return Task { @MainActor [duration] in
      if (try? await clock.sleep(for: duration)) != nil { action() }
    }
  }
}

extension ValueStream {
  /// The last value, once nothing else was sent for an interval.
  public func debounce(
    for interval: StreamInterval,
    scheduler: Any?,
    options: Any? = nil
  ) -> AnyValueStream<Output, Failure> {
    waiting { event, state, receive in
      for task in state.tasks { task.cancel() }
      state.tasks = interval.wait { receive(event) }.map { [$0] } ?? []
    }
  }

  /// The values, each after an interval.
  public func delay(
    for interval: StreamInterval,
    tolerance: StreamInterval? = nil,
    scheduler: Any?,
    options: Any? = nil
  ) -> AnyValueStream<Output, Failure> {
    waiting { event, state, receive in
      if let task = interval.wait({ receive(event) }) { state.tasks.append(task) }
    }
  }

  /// The first value at once, and then the latest or the first one of each interval.
  public func throttle(
    for interval: StreamInterval,
    scheduler: Any?,
    latest: Bool
  ) -> AnyValueStream<Output, Failure> {
    waiting { event, state, receive in
      guard state.tasks.isEmpty else {
        if latest || state.next == nil { state.next = event }
        return
      }
      receive(event)
      func open() {
        state.tasks = []
        let task = interval.wait {
          guard let next = state.next else { return state.tasks = [] }
          state.next = nil
          receive(next)
          open()
        }
        if let task { state.tasks = [task] }
      }
      open()
    }
  }

  /// Handles events that wait, until the link is cancelled.
  private func waiting(
    _ handle:
      @escaping (
        StreamEvent<Output, Failure>, StreamWaiting<Output, Failure>,
        @escaping (StreamEvent<Output, Failure>) -> Void
      ) -> Void
  ) -> AnyValueStream<Output, Failure> {
    AnyValueStream { receive in
      let state = StreamWaiting<Output, Failure>()
      let link = self.subscribe { handle($0, state, receive) }
      return StreamLink {
        link.cancel()
        for task in state.tasks { task.cancel() }
      }
    }
  }
}

/// An event that waits.
private final class StreamWaiting<Output, Failure: Error> {
  var tasks: [Task<Void, Never>] = []
  var next: StreamEvent<Output, Failure>?
}
