/// Content on a card of its own, below a title.
///
/// With a title it fills the width. The distances inside are guesses, so the group is `approximate`. It imitates
/// SwiftUI's box for groups.
public struct BoxedGroup<Label: Element, Content: Element>: Element {
  private let label: Label
  private let content: Content

  /// Creates a card with `content` below `label`; without a label it is as wide as the content.
  public init(
    @ElementBuilder content: () -> Content,
    @ElementBuilder label: () -> Label = { EmptyElement() }
  ) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some Element {
    Column(alignment: .leading, spacing: BoxedGroupMetrics.gap.points) {
      if Label.self != EmptyElement.self {
        label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      }
      Column { content }
    }
    .padding(BoxedGroupMetrics.inset.points)
    .background(.grouped, in: .rect(cornerRadius: BoxedGroupMetrics.radius))
    .control(
      Semantics(
        role: .section,
        flags: NodeFlags(of: [BoxedGroupMetrics.inset, BoxedGroupMetrics.gap])
      )
    )
  }
}

extension BoxedGroup where Label == TextBlock {
  /// Creates a card with `content` below the text `title`.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.init(content: content) { TextBlock(title) }
  }
}

private enum BoxedGroupMetrics {
  static let inset = PlatformMetric(16, .proposed, "groupBox.inset")
  static let gap = PlatformMetric(8, .proposed, "groupBox.gap")
  static let radius = 8.0
}
