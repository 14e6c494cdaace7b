/// Elements side by side.
///
/// Each is offered an equal share of the room that is left, the least flexible first. The row is
/// as high as its elements need, and as wide as their sum.
public struct Row<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let alignment: VerticalGuide
  private let spacing: Double?
  private let content: Content

  /// A row whose elements meet at `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` lets each pair decide: 8 between ordinary
  /// ones, text included, and none beside a stretch.
  public init(
    alignment: VerticalGuide = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a box with the elements in it.
  public func resolve(into resolver: inout Resolver) {
    var node = Node.stack(.horizontal, spacing: spacing)
    node.anchoring = Anchoring(horizontal: .center, vertical: alignment)
    resolver.box(node, axis: .stack(.horizontal)) { content.resolve(into: &$0) }
  }
}

extension Node {
  /// A row or a column; a spacing that is not finite counts as not given.
  static func stack(_ axis: LayoutAxis, spacing: Double?) -> Node {
    var node = Node(.stack, axis == .horizontal ? .row : .column)
    node.axis = axis
    if let spacing, spacing.isFinite {
      node.numbers.0 = spacing
      node.traits = .explicitGap
    }
    return node
  }
}
