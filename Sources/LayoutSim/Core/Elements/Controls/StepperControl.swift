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
