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
