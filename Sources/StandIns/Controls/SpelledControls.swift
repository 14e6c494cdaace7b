import LayoutSim

// Initialisers that SwiftUI has, and that are other ones here.

extension StepperControl {
  /// Creates a stepper for a number, whose label has the texts in `label`.
  public init(
    value: Bound<Int>,
    in bounds: ClosedRange<Int> = .min ... .max,
    step: Int = 1,
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.words(in: label()), value: value, in: bounds, step: step)
  }

  /// Creates a stepper for a number with fractions, whose label has the texts in `label`.
  public init(
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = -.infinity ... .infinity,
    step: Double = 1,
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.words(in: label()), value: value, in: bounds, step: step)
  }
}

extension Optional where Wrapped == PushButtonRole {
  /// A button that confirms, which has no role here.
  public static var confirm: Self { nil }

  /// A button that closes, which cancels here.
  public static var close: Self { .some(.cancel) }
}

extension PushButton where Label == TextBlock {
  /// Creates a button with the system's words for its role.
  public init(role: PushButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role == .cancel ? "Close" : "Done", role: role, action: action)
  }
}

/// A control for a colour, which a stage cannot choose.
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

/// What a screen reader says, which is nothing on a stage.
///
/// It stands for `AccessibilityNotification`.
public enum ReaderNotice {
  /// Words to be said.
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
