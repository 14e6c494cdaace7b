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
