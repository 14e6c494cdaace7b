// Fields and texts of values that fingers type out of habit and are written otherwise here. None of them can be used.

extension TextEntry {
  /// A text is words here.
  @available(*, unavailable, renamed: "init(_:words:prompt:look:axis:)")
  public init(
    _ title: String,
    text: Bound<String>,
    prompt: String? = nil,
    axis: LayoutAxis = .horizontal
  ) {
    self.init(title, words: text, prompt: prompt, axis: axis)
  }

  /// A text is words here, and a prompt is a text.
  @available(*, unavailable, message: "use TextEntry(_:words:prompt:), with a String as prompt")
  public init(
    _ title: String,
    text: Bound<String>,
    prompt: TextBlock?,
    axis: LayoutAxis = .horizontal
  ) {
    self.init(title, words: text, axis: axis)
  }

  /// It edits a text.
  @available(*, unavailable, message: "use TextEntry(_:words:) with a text that the app parses")
  public init<Value>(_ title: String, value: Bound<Value>, format: OtherStyle) {
    self.init(title, words: .constant(""))
  }

  /// It edits a text.
  @available(*, unavailable, message: "use TextEntry(_:words:) with a text that the app parses")
  public init<Value>(
    _ title: String,
    value: Bound<Value>,
    format: OtherStyle,
    prompt: TextBlock?
  ) {
    self.init(title, words: .constant(""))
  }
}

extension SecretEntry {
  /// A text is words here.
  @available(*, unavailable, renamed: "init(_:words:prompt:look:)")
  public init(_ title: String, text: Bound<String>, prompt: String? = nil) {
    self.init(title, words: text, prompt: prompt)
  }

  /// A text is words here, and a prompt is a text.
  @available(*, unavailable, message: "use SecretEntry(_:words:prompt:), with a String as prompt")
  public init(_ title: String, text: Bound<String>, prompt: TextBlock?) {
    self.init(title, words: text)
  }
}

extension LabeledItem where Label == TextBlock, Content == SecondaryText {
  /// A value is a text.
  @available(*, unavailable, message: "use LabeledItem(_:value:) with value.formatted()")
  public init<Value>(_ title: String, value: Value, format: OtherStyle) {
    self.init(title, value: "")
  }
}

extension TextBlock {
  /// A text has one table.
  @available(
    *,
    unavailable,
    message: "use TextBlock(_:): the StringTable of the stage translates it"
  )
  public init(_ words: String, tableName: String?, comment: String = "") { self.init(words) }

  /// A value is a text.
  @available(*, unavailable, message: "use TextBlock(value.formatted())")
  public init<Value>(_ value: Value, format: OtherStyle) { self.init("") }

  /// A moment is a text.
  @available(*, unavailable, message: "use TextBlock with the date as the app writes it")
  public init<Moment>(_ moment: Moment, style: OtherStyle) { self.init("") }
}

extension ProgressBar {
  /// It is named by a text.
  @available(*, unavailable, message: "use ProgressBar(_:value:of:), named by a text")
  public init(value: Double?, total: Double = 1, @ElementBuilder label: () -> some Element) {
    self.init(value: value ?? 0, of: total)
  }

  /// It is named by a text.
  @available(*, unavailable, message: "use ProgressBar(_:value:of:), named by a text")
  public init(
    value: Double?,
    total: Double = 1,
    @ElementBuilder label: () -> some Element,
    @ElementBuilder currentValueLabel: () -> some Element
  ) {
    self.init(value: value ?? 0, of: total)
  }

  /// It is named by a text.
  @available(*, unavailable, message: "use ProgressBar(_:) or Spinner(_:), named by a text")
  public init(@ElementBuilder label: () -> some Element) { self.init() }
}
