/// An indicator of work that takes an unknown time.
///
/// It measures 20 x 20 points, and 37 x 37 as a large control, regardless of the user's text size.
public struct Spinner: Element {
  private let title: String?

  @Inherited(\.self) private var inherited

  /// Creates a spinner above its title.
  public init(_ title: String? = nil) {
    self.title = title
  }

  /// The spinner and the title.
  public var body: some Element {
    let side = inherited.controls.spinnerSide(inherited.controlSize)
    let showsTitle = title != nil && !inherited.hidesControlLabels
    Column {
      Fill(.secondary).frame(width: side.points, height: side.points)
      if showsTitle, let title { TextBlock(title) }
    }
    .control(
      Semantics(
        role: .progress,
        label: title,
        flags: NodeFlags(of: showsTitle ? [side, Spinner.gap] : [side]),
        combines: .drawing
      )
    )
  }

  /// The distance of the title, for which no source gives a number: the ordinary one.
  private static let gap = PlatformMetric(8, .proposed, "progressView.label_gap")
}
