extension Element {
  /// Sets how early the content is served in a stack, and whether it counts for layers.
  ///
  /// Higher priorities are served first and leave the others their minimum. The default is 0; NaN counts as
  /// 0. Padding and frames do not propagate the priority of their content.
  @inlinable
  public func layoutPriority(_ priority: Double) -> some Element {
    Prioritized(priority: priority.isNaN ? 0 : priority, content: self)
  }
}

@usableFromInline
struct Prioritized<Content: Element>: PrimitiveElement {
  @usableFromInline let priority: Double
  @usableFromInline let content: Content

  @inlinable
  init(priority: Double, content: Content) {
    self.priority = priority
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    resolver.closeMark(priority: priority)
  }
}
