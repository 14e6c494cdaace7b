/// A pair of buttons that count up and down, after a label.
///
/// The pair measures 94 x 32 points at every text size. A button that would leave the bounds is disabled. The
/// buttons are labelled `Decrement` and `Increment` and have the tags `title-Decrement` and
/// `title-Increment`, as the platform identifies them.
public struct StepperControl: Element {
  private let title: String
  private let count: Count

  /// The content in place of the title.
  package var label: AnyElement?

  /// The effect of the buttons.
  fileprivate enum Count {
    case number(Bound<Int>, in: ClosedRange<Int>, step: Int)
    case fraction(Bound<Double>, in: ClosedRange<Double>, step: Double)
    case actions(decrement: (() -> Void)?, increment: (() -> Void)?)
  }

  @Inherited(\.self) private var inherited

  /// Creates a stepper with the label `title` for an integer.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number.
  ///   - bounds: The minimum and the maximum.
  ///   - step: The increment of a tap; at least one.
  public init(
    _ title: String,
    value: Bound<Int>,
    in bounds: ClosedRange<Int> = .min ... .max,
    step: Int = 1
  ) {
    self.title = title
    count = .number(value, in: bounds, step: max(1, step))
  }

  /// Creates a stepper with the label `title` for a number with fractions.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number.
  ///   - bounds: The minimum and the maximum.
  ///   - step: The increment of a tap; one that is not a positive number counts as 1.
  public init(
    _ title: String,
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = -.infinity ... .infinity,
    step: Double = 1
  ) {
    self.title = title
    count = .fraction(value, in: bounds, step: step > 0 && step.isFinite ? step : 1)
  }

  /// Creates a stepper with the label `title` that performs an action at each tap; `nil` disables a button.
  public init(
    _ title: String,
    decrement: (() -> Void)?,
    increment: (() -> Void)?
  ) {
    self.title = title
    count = .actions(decrement: decrement, increment: increment)
  }

  /// The label, and the pair of buttons at its trailing edge.
  public var body: some Element {
    LabeledControl(label: shownLabel) {
      Row(spacing: inherited.controls.stepperLine) {
        half("Decrement", action: count.press(isUp: false))
        half("Increment", action: count.press(isUp: true))
      }
    }
    .control(semantics)
  }

  @ElementBuilder private var shownLabel: some Element {
    if let label {
      label
    } else {
      TextBlock(title)
    }
  }

  private var semantics: Semantics {
    let metrics = inherited.controls
    var semantics = Semantics(role: .stepper, label: title)
    semantics.flags = inherited.flags(
      of: inherited.labeled(metrics.stepperWidth, metrics.stepperHeight)
    )
    switch count {
    case .number(let value, _, _):
      semantics.facts = [Fact("value", "\(value.wrappedValue)")]
      if value.isConstant { semantics.flags.insert(.constant) }
    case .fraction(let value, _, _):
      semantics.facts = Fact.value(value.wrappedValue)
      if value.isConstant { semantics.flags.insert(.constant) }
    case .actions: break
    }
    return semantics
  }

  private func half(_ name: String, action: (() -> Void)?) -> some Element {
    let metrics = inherited.controls
    return PushButton(look: .plain) {
      action?()
    } label: {
      Fill(.secondary)
        .frame(
          width: (metrics.stepperWidth.points - metrics.stepperLine) / 2,
          height: metrics.stepperHeight.points
        )
    }
    .annotated { $0.flags.insert(.platformSized) }
    .accessibilityLabel(name)
    .accessibilityIdentifier("\(title)-\(name)")
    .disabled(action == nil)
  }
}

extension StepperControl.Count {
  /// The action of one of the buttons; `nil` if it cannot be tapped.
  @MainActor
  fileprivate func press(isUp: Bool) -> (() -> Void)? {
    switch self {
    case .actions(let decrement, let increment):
      return isUp ? increment : decrement
    case .number(let value, let bounds, let step):
      let number = value.wrappedValue
      let (next, overflow) =
        isUp ? number.addingReportingOverflow(step) : number.subtractingReportingOverflow(step)
      guard !overflow, bounds.contains(next) else { return nil }
      return { value.wrappedValue = next }
    case .fraction(let value, let bounds, let step):
      let number = value.wrappedValue
      let next = isUp ? number + step : number - step
      let end = isUp ? bounds.upperBound : bounds.lowerBound
      // Sums of fractions are not exact: ten times 0.1 still is 1.
      let result = abs(next - end) < step / 1_000 ? end : next
      guard bounds.contains(result), result != number else { return nil }
      return { value.wrappedValue = result }
    }
  }
}

/// A slider that fills the available width, 31 points high at every text size.
///
/// Its title is not shown, but names it; a slider without one is found by its role. Entering a number moves the knob.
public struct SliderControl: Element {
  @Bound private var value: Double
  private let title: String?
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void

  @Inherited(\.self) private var inherited

  /// Creates a slider with the label `title` for `value`.
  ///
  /// - Parameters:
  ///   - title: The name of the slider; `nil` for one without a name.
  ///   - value: The value; if it is outside `bounds`, the knob is at the nearer end.
  ///   - bounds: The values at both ends.
  ///   - step: The distance between values at which the knob rests, counted from the lower bound; `nil`, or a
  ///     value that is not a positive number, allows any value.
  ///   - onEditingChanged: Is called with `true` before a finger moves the knob, and with `false` afterwards.
  public init(
    _ title: String? = nil,
    value: Bound<Double>,
    in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _value = value
    self.title = title
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  /// The track.
  public var body: some Element {
    Fill(.secondary)
      .frame(height: inherited.controls.sliderHeight.points)
      .control(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(role: .slider, label: title, combines: .drawing)
    semantics.flags = inherited.flags(of: [inherited.controls.sliderHeight])
    if $value.isConstant { semantics.flags.insert(.constant) }
    semantics.facts = Fact.value(rest(for: value), in: bounds)
    if inherited.isEnabled { semantics.entry = { enter($0) } }
    return semantics
  }

  private func enter(_ words: String) -> Bool {
    guard let number = Double(words), !number.isNaN else { return false }
    onEditingChanged(true)
    value = rest(for: number)
    onEditingChanged(false)
    return true
  }

  /// The value at which the knob rests for `number`.
  private func rest(for number: Double) -> Double {
    let number = number.isNaN ? bounds.lowerBound : number
    let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step, step.isFinite, step > 0, bounds.lowerBound.isFinite else { return inside }
    let stepped = bounds.lowerBound + ((inside - bounds.lowerBound) / step).rounded() * step
    return stepped.isFinite ? min(stepped, bounds.upperBound) : inside
  }
}
