/// How far something has come, as a bar as wide as there is room and 4 points high.
///
/// Outlines print the share as `value=0.4`.
public struct ProgressBar: Element {
  private let title: String?
  private let share: Double

  @Inherited(\.self) private var inherited

  /// A bar for `value` of `total`, under the words of its title.
  ///
  /// What is less than nothing, more than all, or no number counts as nothing or all; so does a
  /// total that is not positive.
  public init(_ title: String? = nil, value: Double, of total: Double = 1) {
    self.title = title
    let share = value / total
    self.share = total > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
  }

  /// The title and the bar.
  public var body: some Element {
    Column(alignment: .leading) {
      if let title, !inherited.hidesControlLabels { TextBlock(title) }
      Fill(.accent).frame(height: inherited.controls.progressHeight.points)
    }
    .control(
      Semantics(
        role: .progress,
        label: title,
        flags: NodeFlags(of: [inherited.controls.progressHeight]),
        facts: [Fact("value", PrintedNumber.text(share))],
        combines: .drawing
      )
    )
  }
}
