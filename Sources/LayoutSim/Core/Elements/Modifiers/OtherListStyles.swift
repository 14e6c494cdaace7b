// What fingers type out of habit for lists, scroll areas and menus. None of it can be used.

extension Element {
  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listRowBackground(_ background: some Element) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listSectionSeparator(_ visibility: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listSectionSeparatorTint(_ ink: Ink?) -> some Element { self }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen at rest: leave it out")
  public func scrollBounceBehavior(_ behavior: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some Element { self }

  /// A position is an identity here.
  @available(
    *,
    unavailable,
    message: "use scrollPosition(id:), or onGeometryChange(of:perform:) of what is scrolled"
  )
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of value: (ElementGeometry) -> Value,
    action: (Value, Value) -> Void
  ) -> some Element { self }

  /// The items have one order.
  @available(
    *,
    unavailable,
    message: "items are in the order in which they are written: leave it out"
  )
  public func menuOrder(_ order: OtherStyle) -> some Element { self }

  /// What is pressed is its own preview.
  @available(*, unavailable, message: "the content is its preview: use contextMenu { … } alone")
  public func contextMenu(
    @ElementBuilder menuItems: @escaping () -> some Element,
    @ElementBuilder preview: @escaping () -> some Element
  ) -> some Element { self }
}

extension Each {
  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is dropped here: leave it out")
  public func onInsert<Kind, Item>(of kinds: [Kind], perform action: (Int, [Item]) -> Void) -> Each
  {
    self
  }
}

extension ChoiceControl {
  /// Options are values with labels.
  @available(
    *,
    unavailable,
    message: "use ChoiceControl(…, selection:, options: [ChoiceOption(…)])"
  )
  public init(
    _ title: String,
    selection: Bound<Value>,
    @ElementBuilder content: () -> some Element
  ) {
    self.init(title, selection: selection, options: [])
  }
}

extension SliderControl {
  /// Labels stand beside it.
  @available(*, unavailable, message: "use SliderControl(…, value:) in a Row with its labels")
  public init(
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    @ElementBuilder label: () -> some Element,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step)
  }

  /// Labels stand beside it.
  @available(*, unavailable, message: "use SliderControl(…, value:) in a Row with its labels")
  public init(
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    @ElementBuilder label: () -> some Element,
    @ElementBuilder minimumValueLabel: () -> some Element,
    @ElementBuilder maximumValueLabel: () -> some Element,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step)
  }
}
