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

  /// The metrics that determine the size of a control of `metrics` next to a label.
  func labeled(_ metrics: PlatformMetric...) -> [PlatformMetric] {
    hidesControlLabels ? metrics : metrics + [controls.labelGap]
  }
}

extension Element {
  /// Makes the content one control with `semantics`.
  func control(_ semantics: Semantics) -> some Element {
    SemanticsModifier(content: self, semantics: semantics, label: .group)
  }
}

/// A value or other content at the trailing end, with its label at the leading one.
///
/// Both are separate elements. It imitates SwiftUI's view for labelled content in a list or a form; the distance
/// between them is that of the platform's controls from their labels.
public struct LabeledItem<Label: Element, Content: Element>: Element {
  private let label: Label
  private let content: Content

  /// Creates `content` with a `label`.
  public init(@ElementBuilder content: () -> Content, @ElementBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some Element {
    LabeledControl(label: label) { content }
  }
}

extension LabeledItem where Label == TextBlock {
  /// Creates `content` with the label `title`.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.init(content: content) { TextBlock(title) }
  }
}

extension LabeledItem where Label == TextBlock, Content == SecondaryText {
  /// Creates the text `value` in the secondary foreground style, with the label `title`.
  public init(_ title: String, value: String) {
    self.init(title) { SecondaryText(words: value) }
  }
}

/// A text in the secondary foreground style.
public struct SecondaryText: Element {
  let words: String

  /// The text.
  public var body: some Element { TextBlock(words).foregroundStyle(.secondary) }
}

/// A date or a time of day in a capsule, with its label before it.
///
/// It shows the given text, as the app formats dates; the calendar is never opened. The capsule is 34 points
/// high at the default text size, and 36.33 from iOS 26 on, where it makes a row of a list higher.
public struct DateEntry: Element {
  @Bound private var words: String
  private let title: String

  @Inherited(\.self) private var inherited

  /// Creates a date with the label `title` that is shown as `words`.
  public init(_ title: String, words: Bound<String>) {
    _words = words
    self.title = title
  }

  /// The label, and the capsule at its trailing edge.
  public var body: some Element {
    let controls = inherited.controls
    LabeledControl(label: TextBlock(title), keepsHeight: controls.keepsDateHeightInRow) {
      TextBlock(words.isEmpty ? " " : words)
        .lineLimit(1)
        .padding(.horizontal, controls.dateInset.points)
        // Half of the height that a line of body text leaves on any display.
        .padding(.vertical, (controls.dateHeight.points - 20.5) / 2)
        .frame(minHeight: controls.dateHeight.points)
        .background(.secondary)
    }
    .control(
      inherited.field(
        title,
        $words,
        kind: "date",
        metrics: inherited.labeled(controls.dateHeight, controls.dateInset)
      )
    )
  }
}
