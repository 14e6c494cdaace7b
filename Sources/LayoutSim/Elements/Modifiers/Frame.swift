extension Element {
  /// A box of a given width and height, with the content at `alignment` in it.
  ///
  /// An axis without a length is as long as the content. Content that is larger sticks out. A
  /// length that is negative or not finite counts as not given.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    var node = Node(.frame, .frame)
    node.numbers.0 = fixedLength(width)
    node.numbers.1 = fixedLength(height)
    node.anchoring = alignment
    return Boxed(node: node, content: self)
  }

  /// A box whose lengths keep to limits, with the content at `alignment` in it.
  ///
  /// On each axis: with both limits given the box takes what it is offered between them, whatever
  /// the content needs; with one of them it takes what it is offered or what the content needs.
  /// The ideal length counts where none is offered. Limits that contradict each other are repaired:
  /// the least wins over the ideal length, and that over the greatest.
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

private struct FlexibleFrame<Content: Element>: Element {
  typealias Body = Never

  let limits: FrameLimits
  let alignment: Anchoring
  let content: Content

  func resolve(into resolver: inout Resolver) {
    var node = Node(.flexibleFrame, .flexibleFrame)
    node.payload = resolver.store.limits.count
    node.anchoring = alignment
    resolver.store.limits.append(limits)
    resolver.modifier(node) { content.resolve(into: &$0) }
  }
}

private func fixedLength(_ length: Double?) -> Double {
  guard let length, length.isFinite, length >= 0 else { return .nan }
  return length
}
