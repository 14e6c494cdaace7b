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
