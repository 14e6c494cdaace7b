/// Several elements to which modifiers are applied individually.
///
/// It has no layout of its own: in a column its elements are elements of the column. It imitates SwiftUI's container of
/// that purpose.
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
