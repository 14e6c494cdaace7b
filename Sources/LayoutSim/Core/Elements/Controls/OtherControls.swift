// Forms of fields, pickers and lists that fingers type out of habit and are written otherwise here. None of them can be
// used.

extension TextEntry {
  /// It is named by a text.
  @available(*, unavailable, message: "use TextEntry(_:words:prompt:), named by a text")
  public init(
    text: Bound<String>,
    prompt: TextBlock? = nil,
    axis: LayoutAxis = .horizontal,
    @ElementBuilder label: () -> some Element
  ) {
    self.init("", words: text, axis: axis)
  }

  /// The focus is a state.
  @available(*, unavailable, message: "use TextEntry(_:words:) with focused(_:) and onSubmit")
  public init(
    _ title: String,
    text: Bound<String>,
    onEditingChanged: (Bool) -> Void,
    onCommit: () -> Void = {}
  ) {
    self.init(title, words: text)
  }

  /// The focus is a state.
  @available(*, unavailable, message: "use TextEntry(_:words:) with focused(_:) and onSubmit")
  public init(
    _ title: String,
    words: Bound<String>,
    onEditingChanged: (Bool) -> Void,
    onCommit: () -> Void = {}
  ) {
    self.init(title, words: words)
  }

  /// What the return key does is said around the field.
  @available(*, unavailable, message: "use TextEntry(_:words:) with onSubmit")
  public init(_ title: String, text: Bound<String>, onCommit: () -> Void) {
    self.init(title, words: text)
  }
}

extension IconLabel {
  /// A picture has a size.
  @available(*, unavailable, message: "use a Row of a Picture of its size and a TextBlock")
  public init(_ words: String, image: String) { self.init(words, icon: image) }
}

extension ChoiceControl {
  /// Options are values with labels.
  @available(
    *,
    unavailable,
    message: "give each value its label: options: values.map { ChoiceOption($0.title, $0) }"
  )
  public init<Options: Sequence>(
    _ title: String,
    selection: Bound<Value>,
    options: Options,
    look: ChoiceLook = .menu
  ) {
    self.init(title, selection: selection, options: [], look: look)
  }
}

extension RowList {
  /// A row with others below it is a section that folds.
  @available(*, unavailable, message: "use Each, with a FoldingSection for an item with children")
  public init<Data: RandomAccessCollection, Line: Element>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ElementBuilder rowContent: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, Data.Element.ID, Line>, Data.Element: Identifiable {
    self.init(data, row: rowContent)
  }

  /// A row with others below it is a section that folds.
  @available(*, unavailable, message: "use Each, with a FoldingSection for an item with children")
  public init<Data: RandomAccessCollection, ID: Hashable, Line: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ElementBuilder rowContent: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, ID, Line> {
    self.init(data, id: id, row: rowContent)
  }
}
