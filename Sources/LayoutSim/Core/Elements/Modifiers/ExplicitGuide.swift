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
