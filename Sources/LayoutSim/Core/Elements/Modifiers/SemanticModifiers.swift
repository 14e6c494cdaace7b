extension Element {
  /// Sets the role of the content.
  ///
  /// It applies to the content's leaf or container, seen through padding, frames and similar boxes around it.
  /// The same is true of ``accessibilityLabel(_:)``, ``accessibilityIdentifier(_:)`` and ``fact(_:_:)``.
  public func role(_ role: Role) -> some Element {
    annotated { $0.role = role }
  }

  /// Sets the label of the content, in the language of the screen: ``StringTable``.
  public func accessibilityLabel(_ text: String) -> some Element {
    annotated(label: text) { _ in }
  }

  /// Sets the identifier of the content, by which a test can find it.
  public func accessibilityIdentifier(_ identifier: String) -> some Element {
    annotated { $0.identifier = identifier }
  }

  /// Adds a fact, printed as `key=value`.
  public func fact(_ key: String, _ value: String) -> some Element {
    annotated { $0.facts.append(Fact(key, value)) }
  }

  /// Combines the whole content into one element, such as a row of a list, whose role ``role(_:)`` sets.
  ///
  /// Without a label, it is labelled by the texts inside, joined by commas. A tap on it performs the first
  /// action inside; nothing inside can be tapped separately. Outlines print its content below it, unless that
  /// is a single text that equals the label.
  public func accessibilityElement(children: CombinedChildren) -> some Element {
    SemanticsModifier(content: self, semantics: Semantics(combines: .contents), label: .group)
  }

  /// Hides the content from screen readers; it is seen and touched as before.
  ///
  /// The reading order leaves it out. It imitates SwiftUI's modifier of that name.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Element {
    TouchBox(flags: isHidden ? .unread : [], content: self)
  }

  /// Adds a box around the content that outlines of layers print.
  func layer(_ semantics: Semantics) -> some Element {
    SemanticsModifier(content: self, semantics: semantics.asLayer, label: .group)
  }

  /// Changes the semantics of the content if it is a single box, otherwise those of a box around it.
  func annotated(_ change: @escaping (inout Semantics) -> Void) -> some Element {
    SemanticsAnnotation(content: self, change: change)
  }

  /// The same, with `label` in the language of the screen.
  func annotated(
    label: String,
    _ change: @escaping (inout Semantics) -> Void
  ) -> some Element {
    SemanticsAnnotation(content: self, label: label, change: change)
  }
}

/// Content in exactly one box with its own semantics, however many elements it has.
struct SemanticsModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let semantics: Semantics
  let label: BoxLabel

  func resolve(into resolver: inout Resolver) {
    var node = Node(.pass, label)
    var semantics = semantics
    if let label = semantics.label { semantics.label = resolver.inherited.translated(label) }
    node.semantics = resolver.builder.tables.semantics.add(semantics)
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}

private struct SemanticsAnnotation<Content: Element>: PrimitiveElement {
  let content: Content
  var label: String?
  let change: (inout Semantics) -> Void

  func resolve(into resolver: inout Resolver) {
    let shown = label.map(resolver.inherited.translated)
    resolver.openMark()
    content.resolve(into: &resolver)
    resolver.closeMark {
      if let shown { $0.label = shown }
      change(&$0)
    }
  }
}

/// The treatment of the elements inside one that is read as a whole.
public enum CombinedChildren: Sendable {
  /// They are read together, as one element.
  case combine
}
