import Foundation
import LayoutSim

/// Content that is shown anew at the dates of a schedule, as the stage's clock is advanced.
///
/// The present date is ``StageDate/now`` and what the clock has advanced. It stands for SwiftUI's `TimelineView`.
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

/// What timed content is shown for.
public struct TimedContext: Sendable {
  /// The date of the schedule.
  public let date: Date
}

/// Dates at which content is shown anew.
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
