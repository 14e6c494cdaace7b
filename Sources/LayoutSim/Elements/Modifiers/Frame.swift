extension Element {
  /// A box of a given width and height, with the content at `alignment` in it.
  ///
  /// An axis without a length is as long as the content. Content that is larger sticks out. A
  /// length that is negative or not finite counts as not given.
  @inlinable
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    FixedFrame(width: width, height: height, alignment: alignment, content: self)
  }

  /// A box whose lengths keep to limits, with the content at `alignment` in it.
  ///
  /// On each axis: with both limits given the box takes what it is offered between them, whatever
  /// the content needs; with one of them it takes what it is offered or what the content needs.
  /// The ideal length counts where none is offered. Limits that contradict each other are repaired:
  /// the least wins over the ideal length, and that over the greatest.
  @inlinable
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    FlexibleFrame(
      limits: FrameLimits(
        width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
      ),
      alignment: alignment,
      content: self
    )
  }
}

@usableFromInline
struct FixedFrame<Content: Element>: Element {
  @usableFromInline typealias Body = Never

  @usableFromInline let width: Double?
  @usableFromInline let height: Double?
  @usableFromInline let alignment: Anchoring
  @usableFromInline let content: Content

  @inlinable
  init(
    width: Double?,
    height: Double?,
    alignment: Anchoring,
    content: Content
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openFrame(width: width, height: height, alignment)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

@usableFromInline
struct FlexibleFrame<Content: Element>: Element {
  @usableFromInline typealias Body = Never

  @usableFromInline let limits: FrameLimits
  @usableFromInline let alignment: Anchoring
  @usableFromInline let content: Content

  @inlinable
  init(
    limits: FrameLimits,
    alignment: Anchoring,
    content: Content
  ) {
    self.limits = limits
    self.alignment = alignment
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openFlexibleFrame(limits, alignment)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
