/// A switch between on and off, after a label.
///
/// A tap on the switch toggles it, one on its label does not, as on a phone. The switch measures 51 x 31
/// points up to iOS 18 and 63 x 28 from iOS 26 on, of which 2 extend beyond the trailing edge, regardless of
/// the user's text size. Outlines print its state as `value=on` or `value=off`.
public struct SwitchControl<Label: Element>: Element {
  @Bound private var isOn: Bool
  private let name: String?
  private let label: Label

  @Inherited(\.self) private var inherited

  /// Creates a switch for `isOn` that is named by the text in `label`.
  public init(isOn: Bound<Bool>, @ElementBuilder label: () -> Label) {
    self.init(isOn: isOn, name: nil, label: label())
  }

  private init(isOn: Bound<Bool>, name: String?, label: Label) {
    _isOn = isOn
    self.name = name
    self.label = label
  }

  /// The label, and the switch at its trailing edge.
  public var body: some Element {
    SwitchFace(styling: inherited.switchStyling, isOn: $isOn, label: label, inherited: inherited)
      .control(semantics)
  }

  private var semantics: Semantics {
    let metrics = inherited.controls
    var semantics = Semantics(role: .switch, label: name)
    // A title is drawn by the platform; other labels consist of the app's elements.
    semantics.combines = name == nil ? .contents : .drawing
    if $isOn.isConstant { semantics.flags.insert(.constant) }
    semantics.facts = [.isOn(isOn)]
    if inherited.isEnabled { semantics.action = { isOn.toggle() } }
    switch inherited.switchStyling {
    case nil:
      semantics.flags.formUnion(
        inherited.flags(of: inherited.labeled(metrics.switchWidth, metrics.switchHeight))
      )
    case .button:
      // The size, that of a button, is a guess.
      semantics.flags.formUnion(inherited.flags(of: []).union([.approximate, .platformSized]))
      semantics.facts.append(.buttonSwitch)
    case .design:
      // A tap performs the action of a tap inside.
      semantics.action = nil
      semantics.combines = .contents
      semantics.flags.formUnion(inherited.flags(of: []))
      semantics.facts.append(.customSwitch)
    }
    return semantics
  }
}

extension SwitchControl where Label == TextBlock {
  /// Creates a switch for `isOn` with the label `title`.
  public init(_ title: String, isOn: Bound<Bool>) {
    self.init(isOn: isOn, name: title, label: TextBlock(title))
  }
}

extension SwitchControl where Label == IconLabel {
  /// Creates a switch for `isOn` whose label is the symbol `icon` and `title`.
  public init(_ title: String, icon: String, isOn: Bound<Bool>) {
    self.init(isOn: isOn) { IconLabel(title, icon: icon) }
  }
}

/// The visible part of a switch.
private struct SwitchFace<Label: Element>: PrimitiveElement {
  let styling: SwitchStyling?
  let isOn: Bound<Bool>
  let label: Label
  let inherited: InheritedValues

  func resolve(into resolver: inout Resolver) {
    switch styling {
    case nil: platformSwitch.resolve(into: &resolver)
    case .button: button.resolve(into: &resolver)
    case .design(let designer):
      let parts = SwitchParts(label: AnyElement(label), isOn: isOn)
      resolver.design(parts, by: designer, resetting: \.switchStyling)
    }
  }

  private var platformSwitch: some Element {
    LabeledControl(label: label) {
      Fill(isOn.wrappedValue ? .accent : .secondary)
        .frame(
          width: inherited.controls.switchWidth.points,
          height: inherited.controls.switchHeight.points
        )
        .padding(.trailing, -inherited.controls.switchOverhang)
    }
  }

  private var button: some Element {
    let metrics = ButtonMetrics(.bordered, in: inherited)
    return ButtonChrome(
      metrics: metrics,
      surface: isOn.wrappedValue ? .secondary : .clear,
      face: nil,
      content: label
    )
  }
}
