/// A text field that fills the available width.
///
/// It shows its text, or its title if it is empty. Outlines print the text as a fact, `value=…`, and flag an
/// empty field. Its size is that of its text and a border, so it grows with the user's text size.
public struct TextEntry: Element {
  @Bound private var words: String
  private let title: String
  private let prompt: String?
  private let axis: LayoutAxis

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - words: The text.
  ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
  ///   - axis: The axis on which it grows: horizontal keeps it to one line; vertical gives it as many lines
  ///     as the text needs and `lineLimit` allows.
  public init(
    _ title: String,
    words: Bound<String>,
    prompt: String? = nil,
    axis: LayoutAxis = .horizontal
  ) {
    _words = words
    self.title = title
    self.prompt = prompt
    self.axis = axis
  }

  /// The text, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? inherited.translated(prompt ?? title) : words,
      look: inherited.fieldLook,
      lineLimit: axis == .horizontal ? 1 : inherited.lineLimit
    )
    .control(
      inherited.field(
        title,
        $words,
        prompt: prompt,
        metrics: inherited.fieldLook.metrics(inherited.controls),
        focus: focus,
        breaksLines: axis == .vertical
      )
    )
  }
}

/// The text of a field with the insets of its look.
struct FieldBox: Element {
  let shown: String
  let look: FieldLook
  let lineLimit: Int?

  /// The height without a border, if it is not that of an ordinary text field.
  var plainHeight: PlatformMetric?

  @Inherited(\.self) private var inherited

  var body: some Element {
    let controls = inherited.controls
    let plain = plainHeight ?? controls.plainFieldHeight
    // An empty line is as high as one with text.
    TextBlock(verbatim: shown.isEmpty ? " " : shown)
      .lineLimit(lineLimit)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(look.insets(controls, plain: plain))
      .frame(minHeight: look.height(controls, plain: plain))
  }
}

extension InheritedValues {
  /// The semantics of a field with the label `title`, whose focus is `focus`; `nil` if it takes none.
  @MainActor
  func field(
    _ title: String,
    _ words: Bound<String>,
    kind: String? = nil,
    prompt: String? = nil,
    shown: (String) -> String = { $0 },
    metrics: [PlatformMetric],
    focus: FieldFocus? = nil,
    breaksLines: Bool = false
  ) -> Semantics {
    let value = words.wrappedValue
    var semantics = Semantics(role: .field, label: title.isEmpty ? nil : title, combines: .drawing)
    semantics.flags = flags(of: metrics)
    if words.isConstant { semantics.flags.insert(.constant) }
    if let kind { semantics.facts.append(Fact("kind", kind)) }
    let keyboard = keyboardSettings
    if let keyboard {
      semantics.facts += keyboard.facts
      semantics.looks += keyboard.looks
    }
    if value.isEmpty {
      semantics.flags.insert(.empty)
      if let prompt { semantics.facts.append(Fact("prompt", translated(prompt))) }
    } else {
      semantics.facts.append(Fact("value", shown(value)))
    }
    if isEnabled {
      semantics.entry = {
        // Like text that is pasted into such a field of the platform.
        words.wrappedValue = breaksLines ? $0 : $0.inOneLine
        return true
      }
      if let focus {
        if focus.readIsHeld() { semantics.flags.insert(.focused) }
        semantics.gestures = GestureActions(
          focus: focus,
          returnKey: breaksLines
            ? .breaksLine { words.wrappedValue += "\n" }
            : .submits { submit(title, kind: kind == "search" ? .search : .text) },
          keyboard: keyboard
        )
      }
    }
    return semantics
  }
}

extension String {
  /// The text with a space for each line break.
  fileprivate var inOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

/// A field that can have the focus, from pass to pass.
@MainActor
final class FieldFocus {
  /// Whether it has the focus; parts that read it are resolved again when it changes.
  var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      for reader in readers { reader.take() }
      readers = []
    }
  }

  private var readers: [ChangeNote] = []

  /// Whether it has the focus, for the part that is being resolved.
  func readIsHeld() -> Bool {
    readers.removeAll { $0.isTaken }
    if let part = Evaluation.presentChanges { readers.append(part) }
    return isHeld
  }

  /// Whether it was given the focus because its alert was presented.
  var wasOffered = false
}

/// A state to which the focus of a field is linked.
@MainActor
struct FocusLink {
  let state: ObjectIdentifier

  /// Whether the state has the value for this field's focus.
  let isClaiming: () -> Bool

  /// Sets the state to the value for this field's focus.
  let claim: () -> Void

  /// Sets the state to the value for no focus, if it has the one for this field's.
  let release: () -> Void
}

/// The action of the return key in a field.
enum ReturnKey {
  /// It performs the actions of ``Element/onSubmit(of:_:)`` and ends editing.
  case submits(@MainActor () -> Void)

  /// It begins another line.
  case breaksLine(@MainActor () -> Void)
}

/// The look of a single-line field, which determines the space around its text.
public enum FieldLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The text alone: 22 points high at the default text size.
  case plain

  /// A rounded border 7 points from the text: 34 points high at the default text size.
  case roundedBorder
}

extension Element {
  /// Gives the single-line fields inside the look `look`; the default is ``FieldLook/plain``.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func textFieldStyle(_ look: FieldLook) -> some Element {
    environment(\.fieldLook, look)
  }
}

private struct FieldLookKey: InheritedKey { static let defaultValue = FieldLook.plain }

extension InheritedValues {
  /// The look of single-line fields.
  var fieldLook: FieldLook {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

extension FieldLook {
  /// The metrics of the field's border.
  func metrics(_ controls: ControlMetrics) -> [PlatformMetric] {
    switch self {
    case .plain: [controls.plainFieldHeight]
    case .roundedBorder: [controls.roundedFieldHeight, controls.roundedFieldInset]
    }
  }

  /// The insets of the text in a field that is `plain` points high without a border.
  ///
  /// The vertical ones are half of the height that a line of 20.5 points leaves, which is the tallest body
  /// text on any display.
  func insets(_ controls: ControlMetrics, plain: PlatformMetric) -> Insets {
    switch self {
    case .plain:
      let free = max(0, (plain.points - 20.5) / 2)
      return Insets(top: free, bottom: free)
    case .roundedBorder:
      let free = (controls.roundedFieldHeight.points - 20.5) / 2
      let side = controls.roundedFieldInset.points
      return Insets(top: free, leading: side, bottom: free, trailing: side)
    }
  }

  /// The minimum height of the field.
  func height(_ controls: ControlMetrics, plain: PlatformMetric) -> Double {
    switch self {
    case .plain: plain.points
    case .roundedBorder: controls.roundedFieldHeight.points
    }
  }
}
