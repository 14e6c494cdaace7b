extension Element {
  /// Draws `content` over the element, which alone determines the size.
  ///
  /// The content is offered the element's size and may be larger. Several elements are layers.
  @inlinable
  public func overlay(
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element {
    OverlaidElement(isOverlay: true, alignment: alignment, primary: self, extra: content())
  }

  /// Draws `content` behind the element, which alone determines the size.
  ///
  /// The content is offered the element's size and may be larger. Several elements are layers.
  @inlinable
  public func background(
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element {
    OverlaidElement(isOverlay: false, alignment: alignment, primary: self, extra: content())
  }

  /// Draws `content` over the element, which alone determines the size.
  @inlinable
  public func overlay(_ content: some Element, alignment: Anchoring = .center) -> some Element {
    OverlaidElement(isOverlay: true, alignment: alignment, primary: self, extra: content)
  }

  /// Draws `content` behind the element, which alone determines the size.
  @inlinable
  public func background(_ content: some Element, alignment: Anchoring = .center) -> some Element {
    OverlaidElement(isOverlay: false, alignment: alignment, primary: self, extra: content)
  }

  /// Draws a surface of colour `ink` behind the element, which extends into the safe area insets that it
  /// touches, as with SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - sides: The sides on which the surface extends; an empty set keeps it in the safe area.
  /// - Returns: The element on the surface.
  @inlinable
  public func background(_ ink: Ink, ignoresSafeAreaEdges sides: LayoutEdges = .all) -> some Element
  {
    background { Fill(ink).ignoresSafeArea(sides) }
  }
}

/// An element with another one in front of it or behind it.
@usableFromInline
struct OverlaidElement<Primary: Element, Extra: Element>: PrimitiveElement {
  @usableFromInline let isOverlay: Bool
  @usableFromInline let alignment: Anchoring
  @usableFromInline let primary: Primary
  @usableFromInline let extra: Extra

  @inlinable
  init(isOverlay: Bool, alignment: Anchoring, primary: Primary, extra: Extra) {
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.primary = primary
    self.extra = extra
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openDecoration(isOverlay: isOverlay, alignment)
    if !isOverlay { resolveExtra(into: &resolver) }
    resolver.openPrimary()
    resolver.child(primary, at: 0)
    resolver.closePrimary()
    if isOverlay { resolveExtra(into: &resolver) }
    resolver.closeDecoration()
  }

  @inlinable
  func resolveExtra(into resolver: inout Resolver) {
    let scope = resolver.openExtra()
    resolver.child(extra, at: 1)
    resolver.closeExtra(scope)
  }
}
