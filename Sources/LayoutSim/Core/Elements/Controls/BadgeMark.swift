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

extension Element {
  /// Shows `count` at the trailing end of a row of a list, in the secondary style; 0 shows nothing.
  ///
  /// On a tab of ``ScreenTabs`` it is the badge of the tab; elsewhere it shows nothing, as in SwiftUI. Badges of a
  /// coordinator's tabs are set on it. Its distance to the
  /// content is a guess, so the badge is `approximate`.
  public func badge(_ count: Int) -> some Element {
    badge(count == 0 ? nil : "\(count)")
  }

  /// Shows `words` at the trailing end of a row of a list, in the secondary style; `nil` and an empty text show
  /// nothing.
  public func badge(_ words: String?) -> some Element {
    RowBadge(content: self, label: words.flatMap { $0.isEmpty ? nil : TextBlock($0) })
  }

  /// Shows `label`, a text, at the trailing end of a row of a list, in the secondary style unless it sets its own.
  public func badge(_ label: some Element) -> some Element {
    RowBadge(content: self, label: label)
  }
}

struct RowBadge<Content: Element, Label: Element>: Element {
  let content: Content
  let label: Label?

  @Inherited(\.isInListRow) private var isInListRow

  var body: some Element {
    if isInListRow, let label {
      Row {
        content.frame(maxWidth: .infinity, alignment: .leading)
        label
          .foregroundStyle(.secondary)
          .annotated { $0.flags.insert(.approximate) }
      }
    } else {
      content
    }
  }
}
