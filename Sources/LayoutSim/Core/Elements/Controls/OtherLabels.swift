// Labels of arguments that fingers type out of habit and are called otherwise here. None of them can be used.

extension IconLabel {
  /// A symbol is an icon here.
  @available(*, unavailable, renamed: "init(_:icon:)")
  public init(_ words: String, systemImage: String) { self.init(words, icon: systemImage) }

  /// A label is made of texts here.
  @available(*, unavailable, message: "use IconLabel(_:icon:), or a Row of both elements")
  public init(
    @ElementBuilder title: () -> some Element,
    @ElementBuilder icon: () -> some Element
  ) {
    self.init("", icon: "")
  }
}

extension SwitchControl where Label == IconLabel {
  /// A symbol is an icon here.
  @available(*, unavailable, renamed: "init(_:icon:isOn:)")
  public init(_ title: String, systemImage: String, isOn: Bound<Bool>) {
    self.init(title, icon: systemImage, isOn: isOn)
  }
}

extension MenuControl where Label == IconLabel {
  /// A symbol is an icon here.
  @available(*, unavailable, renamed: "init(_:icon:look:items:)")
  public init(
    _ title: String,
    systemImage: String,
    @ElementBuilder content: @escaping () -> Items
  ) {
    self.init(title, icon: systemImage, items: content)
  }

  /// A button of its own has a menu.
  @available(
    *,
    unavailable,
    message: "use PushButton(_:icon:action:).contextMenu { … }, whose menu opens by a long press"
  )
  public init(
    _ title: String,
    systemImage: String,
    @ElementBuilder content: @escaping () -> Items,
    primaryAction: () -> Void
  ) {
    self.init(title, icon: systemImage, items: content)
  }
}

extension MenuControl where Label == TextBlock {
  /// A button of its own has a menu.
  @available(
    *,
    unavailable,
    message: "use PushButton(_:action:).contextMenu { … }, whose menu opens by a long press"
  )
  public init(
    _ title: String,
    @ElementBuilder content: @escaping () -> Items,
    primaryAction: () -> Void
  ) {
    self.init(title, items: content)
  }
}

extension MenuControl {
  /// A button of its own has a menu.
  @available(
    *,
    unavailable,
    message: "use PushButton { … } label: { … }.contextMenu { … }, which opens by a long press"
  )
  public init(
    @ElementBuilder content: @escaping () -> Items,
    @ElementBuilder label: () -> Label,
    primaryAction: () -> Void
  ) {
    self.init(items: content, label: label)
  }
}

extension Icon {
  /// The name has no label here.
  @available(*, unavailable, renamed: "init(_:)")
  public init(systemName: String) { self.init(systemName) }
}

extension DateEntry {
  /// It shows a date as the app writes it.
  @available(*, unavailable, message: "use DateEntry(_:words:) with the date as the app writes it")
  public init<Moment>(
    _ title: String,
    selection: Bound<Moment>,
    displayedComponents: OtherStyle = .automatic
  ) {
    self.init(title, words: .constant(""))
  }

  /// It shows a date as the app writes it.
  @available(*, unavailable, message: "use DateEntry(_:words:) with the date as the app writes it")
  public init<Moment, Range>(
    _ title: String,
    selection: Bound<Moment>,
    in range: Range,
    displayedComponents: OtherStyle = .automatic
  ) {
    self.init(title, words: .constant(""))
  }
}

extension ProgressBar {
  /// A total has the label `of` here.
  @available(*, unavailable, renamed: "init(_:value:of:)")
  public init(_ title: String? = nil, value: Double, total: Double) {
    self.init(title, value: value, of: total)
  }
}

extension ChoiceLook {
  /// A list of its own is a screen.
  @available(*, unavailable, message: "use a row that opens a list: a ListLine and a route")
  public static var navigationLink: ChoiceLook { .menu }
}

extension FoldingSection {
  /// It is called `isShown` here.
  @available(*, unavailable, renamed: "init(isShown:content:label:)")
  public init(
    isExpanded: Bound<Bool>,
    @ElementBuilder content: () -> Content,
    @ElementBuilder label: () -> Label
  ) {
    self.init(isShown: isExpanded, content: content, label: label)
  }
}

extension FoldingSection where Label == TextBlock {
  /// It is called `isShown` here.
  @available(*, unavailable, renamed: "init(_:isShown:content:)")
  public init(_ title: String, isExpanded: Bound<Bool>, @ElementBuilder content: () -> Content) {
    self.init(title, isShown: isExpanded, content: content)
  }
}
