extension Element {
  /// Says what kind of thing the content is.
  ///
  /// The mark goes to the thing, or to the row, column or other container, that the content is,
  /// seen through padding, frames and the like around it. The same holds for ``label(_:)``,
  /// ``tag(_:)`` and ``fact(_:_:)``.
  public func role(_ role: Role) -> some Element {
    annotated { $0.role = role }
  }

  /// Says the words by which the content is known.
  public func label(_ text: String) -> some Element {
    annotated { $0.label = text }
  }

  /// Gives the content an identifier, by which a test can find it.
  public func tag(_ identifier: String) -> some Element {
    annotated { $0.identifier = identifier }
  }

  /// Adds a fact, printed as `key=value`.
  public func fact(_ key: String, _ value: String) -> some Element {
    annotated { $0.facts.append(Fact(key, value)) }
  }

  /// Makes the whole content one thing, such as a row of a list.
  ///
  /// Without a `label` its words are the texts inside, joined by commas. A press on it performs
  /// the first action inside, and nothing in it is pressed on its own. Outlines say below it what
  /// it holds, unless that is one text which is its label.
  public func combined(as role: Role, label: String? = nil) -> some Element {
    Annotated(
      content: self,
      semantics: Semantics(role: role, label: label, combines: .contents),
      label: .group
    )
  }

  /// Makes a box around the content that an outline of layers prints.
  func layer(_ semantics: Semantics) -> some Element {
    Annotated(content: self, semantics: semantics.asLayer, label: .group)
  }

  /// Changes what the content means to the user, where it is one thing; else the box around it.
  func annotated(_ change: @escaping (inout Semantics) -> Void) -> some Element {
    Annotating(content: self, change: change)
  }
}

/// Content in exactly one box with a meaning of its own, however many elements it has.
struct Annotated<Content: Element>: PrimitiveElement {
  let content: Content
  let semantics: Semantics
  let label: BoxLabel

  func resolve(into resolver: inout Resolver) {
    var node = Node(.pass, label)
    node.semantics = Int32(resolver.builder.tables.semantics.count)
    resolver.builder.tables.semantics.append(semantics)
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}

private struct Annotating<Content: Element>: PrimitiveElement {
  let content: Content
  let change: (inout Semantics) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    resolver.closeMark(annotating: change)
  }
}
