/// A window onto content that may be longer than the window.
///
/// The content is asked for its ideal length along the axes that scroll and stands at the start.
/// Along these the window takes what it is offered; across it is as wide as the content. Lengths
/// relative to a container are relative to what the window is offered.
public struct ScrollArea<Content: Element>: PrimitiveElement {
  private let axes: LayoutAxes
  private let content: Content

  /// A window onto `content` that scrolls along `axes`.
  ///
  /// Several elements follow each other from left to right where it scrolls horizontally only, and
  /// from top to bottom otherwise.
  public init(_ axes: LayoutAxes = .vertical, @ElementBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// A window onto `content` that scrolls along `axes`.
  @available(*, deprecated, message: "Write ScrollArea(axes) without the label.")
  public init(axes: LayoutAxes, @ElementBuilder content: () -> Content) {
    self.init(axes, content: content)
  }

  /// Adds a box with the content in it.
  public func resolve(into resolver: inout Resolver) {
    resolver.sizingContainer(Self.self) { resolver, room, slot in
      let scope = resolver.openScroll(
        horizontal: axes.contains(.horizontal),
        vertical: axes.contains(.vertical),
        room: room,
        slot: slot
      )
      content.resolve(into: &resolver)
      resolver.closeScroll(scope)
    }
  }
}
