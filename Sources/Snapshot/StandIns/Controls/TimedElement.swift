import Foundation
import LayoutSim

/// Content that is shown anew at the dates of a schedule, as the stage's clock is advanced.
///
/// ```swift
/// TimedElement(.periodic(from: .now, by: 1)) { TextBlock($0.date, style: .time) }
/// ```
///
/// The present date is ``StageDate/now`` and what the clock has advanced. It stands for SwiftUI's `TimelineView`.
public struct TimedElement<Schedule: DateSchedule, Content: Element>: Element {
  private let schedule: Schedule
  private let content: (TimedContext) -> Content

  @Inherited(\.stageClock) private var clock
  @Local private var shown: Date?

  /// Creates content that depends on dates.
  public init(
    _ schedule: Schedule,
    @ElementBuilder content: @escaping (TimedContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content for the present date of the schedule.
  public var body: some Element {
    content(TimedContext(date: shown ?? first)).task { await tick() }
  }

  private var present: Date {
    guard let elapsed = clock?.now.elapsed else { return StageDate.now }
    return StageDate.now + elapsed.inSeconds
  }

  private var first: Date {
    let first = schedule.entries(from: present, mode: .normal).first { _ in true }
    return first ?? present
  }

  private func tick() async {
    for date in schedule.entries(from: present, mode: .normal) {
      let wait = date.timeIntervalSince(present)
      guard wait > 0 else { continue }
      guard wait < 1e9, let clock, (try? await clock.sleep(for: .seconds(wait))) != nil else {
        return
      }
      shown = date
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// What timed content is shown for.
public struct TimedContext: Sendable {
  /// The date of the schedule.
  public let date: Date

  /// How often content changes.
  public enum Cadence: Comparable, Sendable {
    /// Many times in a second.
    case live

    /// Each second.
    case seconds

    /// Each minute.
    case minutes
  }

  /// How often content may change.
  public var cadence: Cadence { .live }
}

/// How often a schedule has dates.
public enum DateScheduleMode: Sendable {
  /// As often as it says.
  case normal

  /// Once a minute, at most.
  case lowFrequency
}

/// Dates at which content is shown anew.
///
/// It stands for SwiftUI's `TimelineSchedule`.
public protocol DateSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence<Date>

  /// The dates in their order: the one that holds at `start`, and those after it.
  func entries(from start: Date, mode: DateScheduleMode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicDates: DateSchedule, Sendable {
  let start: Date
  let period: TimeInterval

  /// The dates; with a period that is not positive and finite, the present one alone.
  public func entries(from start: Date, mode: DateScheduleMode) -> some Sequence<Date> {
    let isPeriodic = period.isFinite && period > 0
    let passed = start.timeIntervalSince(self.start)
    let last = isPeriodic && passed > 0 ? (passed / period).rounded(.down) * period : 0
    let first: Date? = isPeriodic ? self.start + last : start
    return sequence(first: first ?? start) { [period] in isPeriodic ? $0 + max(period, 0.001) : nil
    }
  }
}

/// Dates that are given.
public struct ExplicitDates: DateSchedule, Sendable {
  let dates: [Date]

  /// The dates from the last one that is not after `start`.
  public func entries(from start: Date, mode: DateScheduleMode) -> [Date] {
    let passed = dates.filter { $0 <= start }.count
    return Array(dates.dropFirst(max(0, passed - 1)))
  }
}

/// The dates of an animation, of which a settled stage shows the first one.
public struct AnimationDates: DateSchedule, Sendable {
  /// The present date.
  public func entries(from start: Date, mode: DateScheduleMode) -> [Date] { [start] }
}

extension DateSchedule where Self == PeriodicDates {
  /// Dates at equal distances in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicDates {
    PeriodicDates(start: start, period: interval)
  }

  /// The beginning of each minute.
  public static var everyMinute: PeriodicDates {
    PeriodicDates(start: Date(timeIntervalSinceReferenceDate: 0), period: 60)
  }
}

extension DateSchedule where Self == ExplicitDates {
  /// Dates that are given, in their order.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitDates {
    ExplicitDates(dates: Array(dates))
  }
}

extension DateSchedule where Self == AnimationDates {
  /// The dates of an animation.
  public static var animation: AnimationDates { AnimationDates() }

  /// The dates of an animation.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationDates {
    AnimationDates()
  }
}
