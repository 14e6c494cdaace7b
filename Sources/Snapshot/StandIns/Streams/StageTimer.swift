import Foundation
import LayoutSim

/// A timer whose time is that of a stage.
///
/// It stands for `Timer.publish(every:on:in:)`; its dates count from ``StageDate/now``.
public final class StageTimer: ValueStream {
  /// The time between two dates.
  public let period: Duration?

  private(set) var isCancelled = false

  private init(every seconds: Double) {
    period = .seconds(seconds > 0 ? min(max(seconds, 0.001), 1e9) : 1)
  }

  /// Creates a timer that sends a date after each `interval`, in seconds.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> StageTimer {
    StageTimer(every: interval)
  }

  /// The timer itself, which begins when a screen receives its dates.
  public func autoconnect() -> StageTimer { self }

  /// The timer itself.
  public var upstream: StageTimer { self }

  /// A link that stops the timer.
  public func connect() -> StreamLink { StreamLink { [weak self] in self?.isCancelled = true } }

  /// Sends nothing outside of a screen, because no time passes there.
  public func subscribe(_ receive: @escaping (StreamEvent<Date, Never>) -> Void) -> StreamLink {
    StreamLink {}
  }
}

extension NotificationCenter {
  /// The notifications of a name that are posted while there is a receiver.
  ///
  /// It stands for `publisher(for:object:)`.
  public func stream(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyValueStream<Notification, Never> {
    AnyValueStream { receive in
      // A notification from the main thread, as from a screen, is received before the call returns.
      nonisolated(unsafe) let receive = receive
      let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
        receive(.value(notification))
      }
      return StreamLink { self.removeObserver(token) }
    }
  }
}

extension Element {
  /// Performs `action` with each value of a stream, as long as the content is there.
  ///
  /// A ``StageTimer`` sends its dates when the clock of the stage is advanced. It imitates SwiftUI's modifier of that name.
  public func onReceive<Stream: ValueStream>(
    _ stream: Stream,
    perform action: @escaping (Stream.Output) -> Void
  ) -> some Element where Stream.Failure == Never {
    Receiver(content: self, stream: stream, action: action)
  }
}

/// The state of a receiver.
private final class Reception<Stream: ValueStream> {
  var stream: Stream?
  var action: ((Stream.Output) -> Void)?
  var link: StreamLink?
}

private struct Receiver<Content: Element, Stream: ValueStream>: Element
where Stream.Failure == Never {
  let content: Content
  let stream: Stream
  let action: (Stream.Output) -> Void

  @Local private var reception = Reception<Stream>()
  @Inherited(\.stageClock) private var clock

  var body: some Element {
    let reception = reception
    // The closure of the latest screen, which has its present values.
    reception.action = action
    reception.stream = stream
    return
      content
      .onAppear {
        reception.link = stream.subscribe { [weak reception] event in
          if case .value(let value) = event { reception?.action?(value) }
        }
      }
      .onDisappear { reception.link = nil }
      .task(id: stream.period) { await tick(reception) }
  }

  private func tick(_ reception: Reception<Stream>) async {
    guard let clock, let period = stream.period else { return }
    var date = StageDate.now
    while !Task.isCancelled {
      guard (try? await clock.sleep(for: period)) != nil else { return }
      date += Double(period.components.seconds) + Double(period.components.attoseconds) / 1e18
      guard (reception.stream as? StageTimer)?.isCancelled != true,
        let value = date as? Stream.Output
      else { return }
      reception.action?(value)
    }
  }
}

/// Content that is evaluated again at the dates of a schedule, as the stage's clock advances.
///
/// The present date is ``StageDate/now`` plus the time by which the clock has advanced. It stands for SwiftUI's `TimelineView`.
public struct TimedElement<Content: Element>: Element {
  private let schedule: DateSchedule
  private let content: (TimedContext) -> Content

  @Inherited(\.stageClock) private var clock
  @Local private var shown: Date?

  /// Creates content that depends on dates.
  public init(
    _ schedule: DateSchedule,
    @ElementBuilder content: @escaping (TimedContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content for the present date of the schedule.
  public var body: some Element {
    content(TimedContext(date: shown ?? schedule.date(at: present))).task { await tick() }
  }

  private var present: Date {
    let time = clock?.now.elapsed.components ?? (seconds: 0, attoseconds: 0)
    return StageDate.now + Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  private func tick() async {
    while let clock, let next = schedule.date(after: present) {
      let wait = max(next.timeIntervalSince(present), 0.001)
      guard wait < 1e9, (try? await clock.sleep(for: .seconds(wait))) != nil else { return }
      shown = next
    }
  }
}

/// The date for which timed content is shown.
public struct TimedContext: Sendable {
  /// The date of the schedule.
  public let date: Date
}

/// Dates at which content is evaluated again.
///
/// It stands for SwiftUI's types of schedules.
public enum DateSchedule: Sendable {
  /// Dates at equal distances in seconds; with one that is not positive and finite, the present date alone.
  case periodic(from: Date, by: TimeInterval)

  /// The dates of an animation, of which a settled stage shows the first one.
  case animation(minimumInterval: Double? = nil, paused: Bool = false)

  /// The beginning of each minute.
  public static let everyMinute = periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)

  /// The dates of an animation.
  public static let animation = animation()

  /// The date that holds at another one.
  func date(at present: Date) -> Date {
    switch self {
    case .periodic(let start, let period) where period > 0 && period.isFinite:
      start + (max(0, present.timeIntervalSince(start)) / period).rounded(.down) * period
    default: present
    }
  }

  /// The next date; `nil` if there is none.
  func date(after present: Date) -> Date? {
    let last = date(at: present)
    switch self {
    case .periodic(_, let period) where period > 0 && period.isFinite:
      return last > present ? last : last + max(period, 0.001)
    default: return nil
    }
  }
}
