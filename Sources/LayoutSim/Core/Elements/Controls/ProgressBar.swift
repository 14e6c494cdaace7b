/// A progress bar that fills the available width and is 4 points high.
///
/// Outlines print the fraction as `value=0.4`.
public struct ProgressBar: Element {
  private let title: String?

  /// The fraction; `nil` if the duration of the work is unknown.
  private let share: Double?

  @Inherited(\.self) private var inherited

  /// Creates a bar for `value` of `total`, below its title; a ``Spinner`` if the value is `nil`.
  ///
  /// The fraction is clamped to 0...1; NaN counts as 0, and so does a total that is not positive.
  public init(_ title: String? = nil, value: Double?, of total: Double = 1) {
    self.title = title
    share = value.map { total > 0 && !($0 / total).isNaN ? min(max($0 / total, 0), 1) : 0 }
  }

  /// Creates an indicator of work that takes an unknown time: a ``Spinner``.
  public init(_ title: String? = nil) {
    self.title = title
    share = nil
  }

  /// The title and the bar.
  public var body: some Element {
    if let share { bar(share) } else { Spinner(title) }
  }

  private func bar(_ share: Double) -> some Element {
    Column(alignment: .leading) {
      if let title, !inherited.hidesControlLabels { TextBlock(title) }
      Fill(.accent).frame(height: inherited.controls.progressHeight.points)
    }
    .control(
      Semantics(
        role: .progress,
        label: title,
        flags: NodeFlags(of: [inherited.controls.progressHeight]),
        facts: Fact.value(share),
        combines: .drawing
      )
    )
  }
}

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
