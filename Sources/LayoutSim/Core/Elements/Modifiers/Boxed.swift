/// An element in a box that modifies its offer or its size.
@usableFromInline
struct Boxed<Content: Element>: PrimitiveElement {
  @usableFromInline let modifier: BoxModifier
  @usableFromInline let content: Content

  @inlinable
  init(_ modifier: BoxModifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.open(modifier)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

/// The modification by a box around one element.
@usableFromInline
enum BoxModifier {
  case padding(Insets)
  case frame(width: Double?, height: Double?, alignment: Anchoring)
  case flexibleFrame(FrameLimits, alignment: Anchoring, flaw: FrameFlaw?)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double?, fit: Bool)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case ignoringSafeArea(Sides)
}
