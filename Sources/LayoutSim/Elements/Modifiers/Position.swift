extension Element {
  /// Puts the middle of the content at a point of a box that takes all the room that is offered.
  ///
  /// The coordinates are in points from the box's top leading corner; one that is not finite counts
  /// as zero. Where nothing is offered the box is as long as the content.
  public func position(x: Double = 0, y: Double = 0) -> some Element {
    Wrapped(
      layout: PositionLayout(center: Point(x: x.asLength, y: y.asLength)),
      label: .position,
      content: self
    )
  }
}

/// Content in a box that a layout of one's own arranges.
struct Wrapped<Layout: ContainerLayout, Content: Element>: Element where Layout.Cache == Void {
  typealias Body = Never

  let layout: Layout
  let label: BoxLabel
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.wrapper(layout, label: label) { content.resolve(into: &$0) }
  }
}
