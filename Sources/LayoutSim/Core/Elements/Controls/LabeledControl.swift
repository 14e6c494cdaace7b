/// A control at the trailing edge of its label, which takes the rest of the width.
///
/// Both are centred on one line; the higher one decides the height. In a row of a list a control counts as
/// no higher than a line, so that rows of controls are as high as those of words: on recordings rows of
/// switches and menus are 52 high from iOS 26 on.
struct LabeledControl<Label: Element, Control: Element>: Element {
  let label: Label
  let control: Control

  @Inherited(\.self) private var inherited

  init(label: Label, @ElementBuilder control: () -> Control) {
    self.label = label
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
    control.frame(height: inherited.isInListRow ? inherited.controls.heightInRow.points : nil)
  }
}

extension InheritedValues {
  /// The measures of controls here.
  var controls: ControlMetrics { ControlMetrics(platform) }

  /// What the controls here are marked with: whether they are disabled, and laid out with measures
  /// that are not known for sure.
  func flags(of metrics: [PlatformMetric]) -> NodeFlags {
    NodeFlags(of: metrics).union(isEnabled ? [] : .disabled)
  }

  /// The measures that decide the size of a control of `metrics` beside a label.
  func labeled(_ metrics: PlatformMetric...) -> [PlatformMetric] {
    hidesControlLabels ? metrics : metrics + [controls.labelGap]
  }
}

extension Element {
  /// Makes the content one control that says what `semantics` says.
  func control(_ semantics: Semantics) -> some Element {
    Annotated(content: self, semantics: semantics, label: .group)
  }
}
