/// A text field that fills the available width.
///
/// It shows its text, or its title if it is empty. Outlines print the text as a fact, `value=…`, and flag an
/// empty field. Its size is that of its text and a border, so it grows with the user's text size.
public struct TextEntry: Element {
  @Bound private var words: String
  private let title: String
  private let prompt: String?
  private let look: FieldLook
  private let axis: LayoutAxis

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - words: The text.
  ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
  ///   - look: The look.
  ///   - axis: The axis on which it grows: horizontal keeps it to one line; vertical gives it as many lines
  ///     as the text needs and `lineLimit` allows.
  public init(
    _ title: String,
    words: Bound<String>,
    prompt: String? = nil,
    look: FieldLook = .plain,
    axis: LayoutAxis = .horizontal
  ) {
    _words = words
    self.title = title
    self.prompt = prompt
    self.look = look
    self.axis = axis
  }

  /// The text, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? inherited.translated(prompt ?? title) : words,
      look: look,
      lineLimit: axis == .horizontal ? 1 : inherited.lineLimit
    )
    .control(
      inherited.field(
        title,
        $words,
        prompt: prompt,
        metrics: look.metrics(inherited.controls),
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

  /// The height without a border, if it is not that of a field for words.
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
  /// The semantics of a field with the label `title`, which has the focus as `focus` says; `nil` if it takes none.
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
        // As text that is pasted into such a field of the platform.
        words.wrappedValue = breaksLines ? $0 : $0.inOneLine
        return true
      }
      if let focus {
        if focus.isHeld { semantics.flags.insert(.focused) }
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
