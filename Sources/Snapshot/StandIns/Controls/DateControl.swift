import Foundation
import LayoutSim

/// A control for a date, which shows it in the stage's language.
///
/// Its capsule shows the day and the time, as far as they are asked for; entering one that reads the same way sets the date. The
/// calendar is never opened, and other styles look the same. It imitates SwiftUI's `DatePicker` in its compact style.
public struct DateControl: Element {
  private let title: String
  private let selection: Bound<Date>
  private let limits: (first: Date?, last: Date?)
  private let parts: DateParts

  @Inherited(\.self) private var inherited

  private init(
    _ title: String,
    _ selection: Bound<Date>,
    _ parts: DateParts,
    from first: Date? = nil,
    to last: Date? = nil
  ) {
    (self.title, self.selection, self.parts) = (title, selection, parts)
    limits = (first, last)
  }

  /// Creates a control with the label `title` for any date.
  public init(
    _ title: String,
    selection: Bound<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute]
  ) {
    self.init(title, selection, displayedComponents)
  }

  /// Creates a control with the label `title` for the dates of a range.
  public init(
    _ title: String,
    selection: Bound<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute]
  ) {
    self.init(title, selection, displayedComponents, from: range.lowerBound, to: range.upperBound)
  }

  /// Creates a control with the label `title` for the dates from one on.
  public init(
    _ title: String,
    selection: Bound<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute]
  ) {
    self.init(title, selection, displayedComponents, from: range.lowerBound)
  }

  /// Creates a control with the label `title` for the dates up to one.
  public init(
    _ title: String,
    selection: Bound<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute]
  ) {
    self.init(title, selection, displayedComponents, to: range.upperBound)
  }

  /// Creates a control for any date, whose label has the texts in `label`.
  public init(
    selection: Bound<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute],
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.words(in: label()), selection, displayedComponents)
  }

  /// Creates a control for the dates of a range, whose label has the texts in `label`.
  public init(
    selection: Bound<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute],
    @ElementBuilder label: () -> some Element
  ) {
    self.init(
      ChoiceReader.words(in: label()),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a control for the dates from one on, whose label has the texts in `label`.
  public init(
    selection: Bound<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute],
    @ElementBuilder label: () -> some Element
  ) {
    self.init(
      ChoiceReader.words(in: label()),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a control for the dates up to one, whose label has the texts in `label`.
  public init(
    selection: Bound<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DateParts = [.date, .hourAndMinute],
    @ElementBuilder label: () -> some Element
  ) {
    self.init(
      ChoiceReader.words(in: label()),
      selection: selection,
      in: range,
      displayedComponents: displayedComponents
    )
  }

  /// The label, and the capsule at its trailing edge.
  public var body: some Element {
    DateEntry(
      title,
      words: Bound(get: { format.format(selection.wrappedValue) }) { words in
        guard let date = try? format.parseStrategy.parse(words) else { return }
        let late = max(date, limits.first ?? date)
        selection.wrappedValue = min(late, limits.last ?? late)
      }
    )
  }

  private var format: Date.FormatStyle {
    let style = Date.FormatStyle(
      date: parts.contains(.date) ? .abbreviated : .omitted,
      time: parts.contains(.hourAndMinute) ? .shortened : .omitted
    )
    return StageDate.format(style, in: inherited)
  }
}

/// The parts of a date that a control shows.
public struct DateParts: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: Int

  /// Creates parts from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = DateParts(rawValue: 1)

  /// The time of day.
  public static let hourAndMinute = DateParts(rawValue: 2)
}
