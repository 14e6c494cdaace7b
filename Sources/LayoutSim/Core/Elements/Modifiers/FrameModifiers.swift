extension Element {
  /// Puts the content at `alignment` in a box of a given width and height.
  ///
  /// An axis without a length is as long as the content. Content that is larger sticks out. A length that is
  /// negative or not finite is ignored, and is the finding `invalid-frame`.
  @inlinable
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    BoxedElement(.frame(width: width, height: height, alignment: alignment), content: self)
  }

  /// Puts the content at `alignment` in a box whose lengths are limited.
  ///
  /// On each axis: with both limits the box takes its offer between them, regardless of the content; with one of them
  /// it takes its offer or the content's length. The ideal length is used without an offer. Contradictory limits are
  /// repaired: the minimum overrides the ideal length, which overrides the maximum. They are the finding
  /// `invalid-frame`, and so are limits that are negative or not numbers.
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
    let limits = FrameLimits(
      width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    )
    let flaw =
      FrameFlaw(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, along: .horizontal)
      ?? FrameFlaw(minimum: minHeight, ideal: idealHeight, maximum: maxHeight, along: .vertical)
    return BoxedElement(.flexibleFrame(limits, alignment: alignment, flaw: flaw), content: self)
  }
}

extension Element {
  /// Gives the content its ideal size, regardless of the offer.
  @inlinable
  public func fixedSize() -> some Element {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the content its ideal length on the chosen axes, regardless of the offer.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Element {
    BoxedElement(.fixedSize(horizontal: horizontal, vertical: vertical), content: self)
  }
}

/// How content that keeps its shape fills its offer.
public enum AspectMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// The largest rectangle inside the offer.
  case fit

  /// The smallest rectangle that covers the offer.
  case fill
}

extension Element {
  /// Offers the content a rectangle of a given shape.
  ///
  /// The `ratio` is width over height; `nil`, or a value that is not positive and finite, uses the shape of the
  /// content's ideal size. It imitates SwiftUI's modifier of that name.
  @inlinable
  public func aspectRatio(_ ratio: Double? = nil, contentMode: AspectMode) -> some Element {
    BoxedElement(.aspectRatio(ratio, fit: contentMode == .fit), content: self)
  }

  /// Offers the content the largest rectangle of its own shape inside the offer.
  @inlinable
  public func scaledToFit() -> some Element { aspectRatio(contentMode: .fit) }

  /// Offers the content the smallest rectangle of its own shape that covers the offer.
  @inlinable
  public func scaledToFill() -> some Element { aspectRatio(contentMode: .fill) }
}

extension Element {
  /// Makes the content as long as the nearest container on `axes`, with the content at `alignment` in it.
  ///
  /// Containers are scroll areas, lists and the window, not stacks; their length is the one that they are
  /// offered. An axis without a definite length, even of the window, is as long as the content. A fraction of
  /// a container that itself depends on the fraction, as inside a fixed size, does not settle.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the length is the container's.
  ///   - container: A size in points to use instead of the nearest container's.
  ///   - alignment: The alignment of the content.
  /// - Returns: The content in a frame.
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    of container: Size? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    containerRelativeFrame(axes, of: container, alignment: alignment) { length, _ in length }
  }

  /// Makes the content as long as some of the equal parts of the nearest container on `axes`.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the length is a part of the container's.
  ///   - count: The number of parts, at least 1.
  ///   - span: The number of parts that the content takes, at least 1, with the gaps between them.
  ///   - spacing: The gap between parts in points; one that is not finite counts as zero.
  ///   - container: A size in points to use instead of the nearest container's.
  ///   - alignment: The alignment of the content.
  /// - Returns: The content in a frame.
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    count: Int,
    span: Int = 1,
    spacing: Double,
    of container: Size? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    let (count, span, gap) = (Double(max(1, count)), Double(max(1, span)), spacing.orZero)
    return containerRelativeFrame(axes, of: container, alignment: alignment) { length, _ in
      (length - gap * (count - 1)) / count * span + gap * (span - 1)
    }
  }

  /// Gives the content a `length` that depends on the nearest container's length on `axes`.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the length depends on the container's.
  ///   - container: A size in points to use instead of the nearest container's.
  ///   - alignment: The alignment of the content.
  ///   - length: The length in points for the container's length on an axis; one that is negative
  ///     or not finite leaves the axis to the content.
  /// - Returns: The content in a frame.
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    of container: Size? = nil,
    alignment: Anchoring = .center,
    _ length: @escaping (Double, LayoutAxis) -> Double
  ) -> some Element {
    ContainerFrame(
      axes: axes,
      container: container,
      alignment: alignment,
      length: length,
      content: self
    )
  }
}

private struct ContainerFrame<Content: Element>: PrimitiveElement {
  let axes: LayoutAxes
  let container: Size?
  let alignment: Anchoring
  let length: (Double, LayoutAxis) -> Double
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let room = resolver.inherited.containerBounds
    func resolved(_ axis: LayoutAxis) -> Double? {
      guard axes.contains(axis) else { return nil }
      let whole = container.map { $0[axis] } ?? room?.length(along: axis)
      return whole.map { length($0, axis) }
    }
    content.frame(
      width: resolved(.horizontal),
      height: resolved(.vertical),
      alignment: alignment
    )
    .resolve(into: &resolver)
  }
}
