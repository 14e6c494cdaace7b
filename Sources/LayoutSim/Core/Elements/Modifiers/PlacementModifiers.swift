extension Element {
  /// Draws the content elsewhere, without affecting its frame or the layout around it.
  ///
  /// A distance that is not finite counts as zero.
  @inlinable
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    BoxedElement(.offset(x: x, y: y), content: self)
  }

  /// Draws the content elsewhere, by the width and the height of `distance`; see ``offset(x:y:)``.
  @inlinable
  public func offset(_ distance: Size) -> some Element {
    offset(x: distance.width, y: distance.height)
  }
}

extension Element {
  /// Centres the content at a point of a box that fills its offer.
  ///
  /// The coordinates are in points from the box's top leading corner; one that is not finite counts as zero.
  /// Without an offer the box is as long as the content.
  @inlinable
  public func position(x: Double = 0, y: Double = 0) -> some Element {
    BoxedElement(.position(x: x, y: y), content: self)
  }
}

extension Element {
  /// Sets how early the content is served in a stack, and whether it counts for layers.
  ///
  /// Higher priorities are served first and leave the others their minimum. The default is 0; NaN counts as
  /// 0. Padding and frames do not propagate the priority of their content.
  @inlinable
  public func layoutPriority(_ priority: Double) -> some Element {
    LayoutPriorityModifier(priority: priority.isNaN ? 0 : priority, content: self)
  }
}

@usableFromInline
struct LayoutPriorityModifier<Content: Element>: PrimitiveElement {
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

extension Element {
  /// Sets the position of `guide` of the element, from its size and its other guides.
  ///
  /// The size does not change. Returning the default still makes the guide explicit. It is propagated through
  /// padding, frames and other boxes around one element; a row or column propagates baselines and custom
  /// guides, but no edges and centres, as observed in SwiftUI.
  public func alignmentGuide(
    _ guide: HorizontalGuide,
    computeValue position: @escaping (BoxDimensions) -> Double
  ) -> some Element {
    GuideBox(identity: guide.identity, position: position, content: self)
  }

  /// Sets the position of `guide` of the element, from its size and its other guides.
  ///
  /// The size does not change. Returning the default still makes the guide explicit. It is propagated through
  /// padding, frames and other boxes around one element; a row or column propagates baselines and custom
  /// guides, but no edges and centres, as observed in SwiftUI.
  public func alignmentGuide(
    _ guide: VerticalGuide,
    computeValue position: @escaping (BoxDimensions) -> Double
  ) -> some Element {
    GuideBox(identity: guide.identity, position: position, content: self)
  }
}

private struct GuideBox<Content: Element>: PrimitiveElement {
  let identity: GuideIdentity
  let position: (BoxDimensions) -> Double
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.openGuide(identity, position)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
