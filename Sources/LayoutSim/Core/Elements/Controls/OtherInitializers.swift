// Forms of initializers that fingers type out of habit and are written otherwise here. None of them can be used.

extension StepperControl {
  /// It is named by a text.
  @available(*, unavailable, message: "use StepperControl(_:value:in:step:), named by a text")
  public init(
    value: Bound<Int>,
    in bounds: ClosedRange<Int> = .min ... .max,
    step: Int = 1,
    @ElementBuilder label: () -> some Element
  ) {
    self.init("", value: value, in: bounds, step: step)
  }

  /// It is named by a text.
  @available(*, unavailable, message: "use StepperControl(_:value:in:step:), named by a text")
  public init(
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = -.infinity ... .infinity,
    step: Double = 1,
    @ElementBuilder label: () -> some Element
  ) {
    self.init("", value: value, in: bounds, step: step)
  }

  /// It is named by a text.
  @available(*, unavailable, message: "use StepperControl(_:decrement:increment:), named by a text")
  public init(
    @ElementBuilder label: () -> some Element,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init("", decrement: onDecrement, increment: onIncrement)
  }

  /// The actions are called `decrement` and `increment` here, in this order.
  @available(*, unavailable, message: "use StepperControl(_:decrement:increment:)")
  public init(
    _ title: String,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(title, decrement: onDecrement, increment: onIncrement)
  }
}

extension UnavailableContent where Actions == EmptyElement {
  /// A symbol is an icon, and a description a message here.
  @available(*, unavailable, renamed: "init(_:icon:message:)")
  public init(_ title: String, systemImage: String, description: TextBlock? = nil) {
    self.init(title, icon: systemImage)
  }

  /// A description is a message here.
  @available(*, unavailable, message: "use UnavailableContent(_:icon:message:), with a String")
  public init(_ title: String, icon: String, description: TextBlock) {
    self.init(title, icon: icon)
  }

  /// The words have no label here.
  @available(*, unavailable, renamed: "search(_:)")
  public static func search(text: String) -> UnavailableContent { search(text) }
}
