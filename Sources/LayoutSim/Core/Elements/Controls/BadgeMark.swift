/// A short label on another element, such as a count.
///
/// It is 18.33 points high from iOS 26 on and 18 before, and at least as wide; it does not follow the user's
/// text size.
public struct BadgeMark: Element {
  private let words: String

  @Inherited(\.self) private var inherited

  /// Creates a badge with the text `words`.
  public init(_ words: String) {
    self.words = words
  }

  /// Creates a badge with `count`.
  public init(_ count: Int) {
    self.init("\(count)")
  }

  /// The text on its background.
  public var body: some Element {
    let controls = inherited.controls
    TextBlock(words)
      .lineLimit(1)
      .font(TextFont(pointSize: controls.badgeFont.points))
      .padding(.horizontal, controls.badgeInset.points)
      .frame(minWidth: controls.badgeSide.points)
      .frame(height: controls.badgeSide.points)
      .background(.destructive)
      .control(
        Semantics(
          role: .badge,
          label: words,
          flags: NodeFlags(of: [controls.badgeSide, controls.badgeFont, controls.badgeInset]),
          combines: .drawing
        )
      )
  }
}
