/// Several elements to which modifiers are applied individually.
///
/// It has no layout of its own: in a column its elements are elements of the column. It imitates SwiftUI's container
/// for that purpose.
public struct ElementGroup<Content: Element>: PrimitiveElement {
  let content: Content

  /// Creates a group of the elements of `content`.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the boxes of the elements.
  public func resolve(into resolver: inout Resolver) {
    content.resolve(into: &resolver)
  }
}

/// Content whose state is kept in a separate store, such as that of a screen that may be covered.
package struct StateScope<Content: Element>: PrimitiveElement {
  private let state: StateStore
  private let content: Content

  package init(_ state: StateStore, @ElementBuilder content: () -> Content) {
    self.state = state
    self.content = content()
  }

  package func resolve(into resolver: inout Resolver) {
    resolver.scope(state) { content.resolve(into: &$0) }
  }
}

/// A line of the outline for a node that is not laid out, such as a covered screen.
struct OutlineOnly: PrimitiveElement {
  private let semantics: Semantics

  init(_ semantics: Semantics) {
    self.semantics = semantics
  }

  func resolve(into resolver: inout Resolver) {
    var semantics = semantics.asLayer
    if let label = semantics.label { semantics.label = resolver.inherited.translated(label) }
    resolver.outlineOnly(semantics)
  }
}

/// Content that stays alive without being shown: it is resolved, laid out and notified of changes, but nothing in it
/// appears, and it has no outline, touches or fields.
struct Backstage<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    var node = Node(.pass, .group)
    node.traits.insert(.backstage)
    resolver.builder.tables.flags.insert(.hasBackstage)
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}

/// Content on a separate card, below a title.
///
/// With a title it fills the width. The distances inside are guesses, so the group is `approximate`. It imitates
/// SwiftUI's group box.
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
