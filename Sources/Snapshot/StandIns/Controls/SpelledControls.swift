import Foundation
import LayoutSim

// SwiftUI's initialisers, where those of the elements differ.

extension StepperControl {
  /// Creates a stepper for a number, whose label is `label`.
  public init(
    value: Bound<Int>,
    in bounds: ClosedRange<Int> = .min ... .max,
    step: Int = 1,
    @ElementBuilder label: () -> some Element
  ) {
    let label = label()
    self.init(ChoiceReader.words(in: label), value: value, in: bounds, step: step)
    self.label = AnyElement(label)
  }

  /// Creates a stepper for a number with fractions, whose label is `label`.
  public init(
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = -.infinity ... .infinity,
    step: Double = 1,
    @ElementBuilder label: () -> some Element
  ) {
    let label = label()
    self.init(ChoiceReader.words(in: label), value: value, in: bounds, step: step)
    self.label = AnyElement(label)
  }

  /// Creates a stepper that performs an action at each tap, whose label is `label`; `nil` disables a button.
  public init(
    increment: (() -> Void)?,
    decrement: (() -> Void)?,
    @ElementBuilder label: () -> some Element
  ) {
    let label = label()
    self.init(ChoiceReader.words(in: label), decrement: decrement, increment: increment)
    self.label = AnyElement(label)
  }

  /// Creates a stepper that performs an action at each tap; `nil` disables a button.
  public init(_ title: String, increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.init(title, decrement: decrement, increment: increment)
  }
}

extension ProgressBar {
  /// Creates a bar for `value` of `total`, below the texts of its label.
  public init(value: Double?, of total: Double = 1, @ElementBuilder label: () -> some Element) {
    self.init(ChoiceReader.words(in: label()), value: value, of: total)
  }
}

extension Spinner {
  /// Creates a spinner above the texts of its label.
  public init(@ElementBuilder label: () -> some Element) {
    self.init(ChoiceReader.words(in: label()))
  }
}

extension BoxedGroup {
  /// Creates a card with `content` below `label`.
  public init(label: Label, @ElementBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension TextEntry {
  /// Creates a field for a value, which is printed and parsed in a format, in the stage's language.
  ///
  /// Text that cannot be parsed leaves the value as it is.
  public init<Format: ParseableFormatStyle>(
    _ title: String,
    value: Bound<Format.FormatInput>,
    format: Format,
    prompt: String? = nil
  ) where Format.FormatOutput == String {
    let format = StageDate.format(format, in: InheritedValues())
    self.init(
      title,
      words: Bound(get: { format.format(value.wrappedValue) }) { words in
        if let new = try? format.parseStrategy.parse(words) { value.wrappedValue = new }
      },
      prompt: prompt
    )
  }

  /// Creates a field for a value, which is printed and parsed by a formatter of the app.
  public init<Value>(
    _ title: String,
    value: Bound<Value>,
    formatter: Formatter,
    prompt: String? = nil
  ) {
    self.init(
      title,
      words: Bound(get: { formatter.string(for: value.wrappedValue) ?? "" }) { words in
        if let new = (formatter as? NumberFormatter)?.number(from: words) as? Value {
          value.wrappedValue = new
        }
      },
      prompt: prompt
    )
  }
}

extension ScreenLink {
  /// Creates a link to the screen `destination`, which is shown while `isActive` is `true`.
  public init(
    isActive: Bound<Bool>,
    @ElementBuilder destination: () -> some Element,
    @ElementBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// Creates a link to the screen `destination`, which is shown while `selection` is `tag`.
  public init<Value: Hashable>(
    destination: some Element,
    tag: Value,
    selection: Bound<Value?>,
    @ElementBuilder label: () -> Label
  ) {
    let isActive = Bound(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      }
    )
    self.init(destination: destination, isActive: isActive, label: label)
  }

  /// Creates a link to the screen `destination`, which is shown while `selection` is `tag`.
  public init<Value: Hashable>(
    tag: Value,
    selection: Bound<Value?>,
    @ElementBuilder destination: () -> some Element,
    @ElementBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension ScreenLink where Label == TextBlock {
  /// Creates a link that shows `title` to the screen `destination`, which is shown while `isActive` is `true`.
  public init(
    _ title: String,
    isActive: Bound<Bool>,
    @ElementBuilder destination: () -> some Element
  ) {
    self.init(title, destination: destination(), isActive: isActive)
  }

  /// Creates a link that shows `title` to the screen `destination`, which is shown while `selection` is `tag`.
  public init<Value: Hashable>(
    _ title: String,
    destination: some Element,
    tag: Value,
    selection: Bound<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { TextBlock(title) }
  }

  /// Creates a link that shows `title` to the screen `destination`, which is shown while `selection` is `tag`.
  public init<Value: Hashable>(
    _ title: String,
    tag: Value,
    selection: Bound<Value?>,
    @ElementBuilder destination: () -> some Element
  ) {
    self.init(title, destination: destination(), tag: tag, selection: selection)
  }
}

extension Element {
  /// Sets the label of the content if `isEnabled`.
  @ElementBuilder
  public func accessibilityLabel(_ text: String, isEnabled: Bool) -> some Element {
    if isEnabled { accessibilityLabel(text) } else { self }
  }

  /// Centres the content at a point.
  public func position(_ point: Point) -> some Element { position(x: point.x, y: point.y) }
}

extension Optional where Wrapped == PushButtonRole {
  /// A button that confirms: here one without a role.
  public static var confirm: Self { nil }

  /// A button that closes: here one that cancels.
  public static var close: Self { .some(.cancel) }
}

extension PushButton where Label == TextBlock {
  /// Creates a button with the system's words for its role.
  public init(role: PushButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role == .cancel ? "Close" : "Done", role: role, action: action)
  }
}

/// A control for a colour, in which a stage cannot choose one.
///
/// It stands for SwiftUI's `ColorPicker`.
public struct InkControl: Element {
  private let title: String
  private let selection: Bound<Ink>

  /// Creates a control with the label `title`.
  public init(_ title: String, selection: Bound<Ink>, supportsOpacity: Bool = true) {
    (self.title, self.selection) = (title, selection)
  }

  /// The label, and a circle of the colour.
  public var body: some Element {
    LabeledItem(title) {
      Figure.circle.fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
  }
}

extension Bool {
  /// The rows of lists are being edited.
  public static var active: Bool { true }

  /// The rows of lists are not being edited.
  public static var inactive: Bool { false }

  /// Whether the rows of lists are being edited.
  public var isEditing: Bool { self }
}

/// Announcements to a screen reader, which a stage ignores.
///
/// It stands for `AccessibilityNotification`.
public enum ReaderNotice {
  /// An announcement.
  public struct Announcement {
    /// Creates an announcement.
    public init(_ words: String) {}

    /// Does nothing.
    public func post() {}
  }

  /// A screen that is new.
  public struct ScreenChanged {
    /// Creates a notice.
    public init(_ words: Any? = nil) {}

    /// Does nothing.
    public func post() {}
  }

  /// A layout that is new.
  public struct LayoutChanged {
    /// Creates a notice.
    public init(_ words: Any? = nil) {}

    /// Does nothing.
    public func post() {}
  }
}

extension Bound where Value: Collection {
  /// Whether there are no items, as a property of the binding.
  public var isEmpty: Bool { wrappedValue.isEmpty }
}

extension PaintedFigure {
  /// The figure drawn at another scale, with its outline; its room stays as it is.
  public func scale(_ scale: Double, anchor: AnchorPoint = .center) -> some Element {
    scaleEffect(scale, anchor: anchor)
  }
}

extension LabeledItem where Label == TextBlock, Content == AnyElement {
  /// Creates a value, printed in a format and in the stage's language, with the label `title`.
  public init<Format: FormatStyle>(_ title: String, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title) { AnyElement(TextBlock(value, format: format).foregroundStyle(.secondary)) }
  }
}

extension UnavailableContent where Actions == EmptyElement {
  /// The message for a search for `text` without results, in English.
  public static func search(text: String) -> UnavailableContent { search(text) }
}
