import Foundation
import LayoutSim

/// The date at which screens are shown, and the zone and the calendar in which dates are printed.
///
/// Nothing printed depends on the machine: formats have the stage's language, in English that of the United States, dates are
/// in the Gregorian calendar and in the zone of Greenwich.
public enum StageDate {
  /// The present date of screens: nine o'clock on Thursday, 1 January 2026, unless a test sets another one for its code
  /// with `StageDate.$now.withValue(…)`.
  @TaskLocal public static var now = Date(timeIntervalSince1970: 1_767_258_000)

  /// The zone in which dates are printed.
  public static let zone = TimeZone(secondsFromGMT: 0) ?? .gmt

  /// The calendar in which dates are printed.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.timeZone, calendar.locale) = (zone, locale)
    return calendar
  }

  /// The language of a stage whose texts are not translated.
  public static let locale = Locale(identifier: "en_US")

  /// A format with the stage's language, zone and calendar.
  static func format<Format: FormatStyle>(_ format: Format, in values: InheritedValues) -> Format {
    guard var dates = format as? Date.FormatStyle else { return format.locale(values.locale) }
    (dates.locale, dates.timeZone, dates.calendar) =
      (values.locale, values.timeZone, values.calendar)
    return dates as? Format ?? format
  }

  /// The style in which a control or a text prints a date.
  static func words(
    _ date: Date,
    _ dateStyle: Date.FormatStyle.DateStyle,
    _ timeStyle: Date.FormatStyle.TimeStyle,
    in values: InheritedValues
  ) -> String {
    format(Date.FormatStyle(date: dateStyle, time: timeStyle), in: values).format(date)
  }
}

private struct LocaleKey: InheritedKey { static let defaultValue: Locale? = nil }
private struct CalendarKey: InheritedKey { static let defaultValue: Calendar? = nil }
private struct ZoneKey: InheritedKey { static let defaultValue = StageDate.zone }

extension InheritedValues {
  /// The language in which values are printed: that of the stage's texts, unless another one is set.
  public var locale: Locale {
    get {
      if let locale = self[LocaleKey.self] { return locale }
      return localeIdentifier == "en" ? StageDate.locale : Locale(identifier: localeIdentifier)
    }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are printed.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? StageDate.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone in which dates are printed.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }
}

extension TextBlock {
  /// Creates a text from a value, in the stage's language.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(making: { StageDate.format(format, in: $0).format(value) })
  }

  /// Creates a text from a date, in the stage's language and a ``DateTextStyle``.
  public init(_ date: Date, style: DateTextStyle) {
    self.init(making: { style.words(date, in: $0) })
  }

  /// Creates a text from a value that a formatter of the app prints; a date in the stage's language and zone, unless
  /// the formatter has others.
  public init(_ value: some Any, formatter: Formatter) {
    self.init(making: { values in
      let dates = formatter.copy() as? DateFormatter
      if dates?.timeZone == .current { dates?.timeZone = values.timeZone }
      if dates?.locale == .current { dates?.locale = values.locale }
      return (dates ?? formatter).string(for: value) ?? ""
    })
  }

  /// Creates a text from the words of an attributed string, without its styles.
  public init(_ words: AttributedString) { self.init(verbatim: String(words.characters)) }
}

/// The style in which a text prints a date.
///
/// It imitates SwiftUI's `Text.DateStyle`; those that count print their value at ``StageDate/now``.
public enum DateTextStyle: Hashable, Sendable {
  /// The day: “January 1, 2026”.
  case date

  /// The time of day: “9:00 AM”.
  case time

  /// The time until or since the date: “2 hr”.
  case relative

  /// The time until or since the date with a sign: “+2 hours”.
  case offset

  /// The time until or since the date as a clock: “2:00:00”.
  case timer

  func words(_ date: Date, in values: InheritedValues) -> String {
    let interval = date.timeIntervalSince(StageDate.now).rounded()
    let seconds = Int(exactly: min(max(interval, -1e12), 1e12)) ?? 0
    let (hours, minutes) = (seconds.magnitude / 3600, seconds.magnitude % 3600 / 60)
    switch self {
    case .date: return StageDate.words(date, .long, .omitted, in: values)
    case .time: return StageDate.words(date, .omitted, .shortened, in: values)
    case .relative:
      let parts = [(hours / 24, "days"), (hours % 24, "hr"), (minutes, "min")]
      let shown = parts.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)" }
      return shown.isEmpty ? "\(seconds.magnitude) sec" : shown.joined(separator: ", ")
    case .offset:
      let (count, unit) = hours > 0 ? (hours, "hour") : (minutes, "minute")
      return "\(seconds < 0 ? "-" : "+")\(count) \(unit)\(count == 1 ? "" : "s")"
    case .timer:
      func digits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let end = "\(hours > 0 ? digits(minutes) : "\(minutes)"):\(digits(seconds.magnitude % 60))"
      return hours > 0 ? "\(hours):\(end)" : end
    }
  }
}
