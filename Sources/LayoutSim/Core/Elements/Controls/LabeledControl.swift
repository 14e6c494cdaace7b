/// A control at the trailing edge of its label, which takes the rest of the width.
///
/// Both are centred vertically; the higher one determines the height. In a row of a list a control counts as
/// no higher than a line, so that rows of controls are as high as those of text: on recordings, rows of
/// switches and menus are 52 high from iOS 26 on.
struct LabeledControl<Label: Element, Control: Element>: Element {
  let label: Label
  let control: Control

  /// Whether it makes a row of a list higher.
  let keepsHeight: Bool

  @Inherited(\.self) private var inherited

  init(label: Label, keepsHeight: Bool = false, @ElementBuilder control: () -> Control) {
    self.label = label
    self.keepsHeight = keepsHeight
    self.control = control()
  }

  var body: some Element {
    if inherited.hidesControlLabels {
      rowControl
    } else {
      Row(spacing: ControlMetrics(inherited.platform).labelGap.points) {
        Column(alignment: .leading) { label }
          .frame(maxWidth: .infinity, alignment: .leading)
        rowControl
      }
    }
  }

  private var rowControl: some Element {
    control.frame(
      height: inherited.isInListRow && !keepsHeight ? inherited.controls.heightInRow.points : nil
    )
  }
}

extension InheritedValues {
  /// The metrics of controls here.
  var controls: ControlMetrics { ControlMetrics(platform) }

  /// The flags of the controls here: whether they are disabled, or laid out with uncertain metrics.
  func flags(of metrics: [PlatformMetric]) -> NodeFlags {
    NodeFlags(of: metrics).union(isEnabled ? [] : .disabled)
  }

  /// The metrics that determine the size of a control of `metrics` beside a label.
  func labeled(_ metrics: PlatformMetric...) -> [PlatformMetric] {
    hidesControlLabels ? metrics : metrics + [controls.labelGap]
  }
}

extension Element {
  /// Makes the content one control with `semantics`.
  func control(_ semantics: Semantics) -> some Element {
    Annotated(content: self, semantics: semantics, label: .group)
  }
}
