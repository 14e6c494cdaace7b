/// Elements in a vertical stack of unlimited height, as in a scroll area.
///
/// Each is offered the width of the column and no height. The column takes the whole width that it is
/// offered, or is as wide as its first element without an offer. It imitates SwiftUI's lazy stack, except
/// that every element is created: the lengths of distant rows, which a device estimates, are exact. In a scroll area
/// on a stage its elements appear, and begin their tasks, when they become visible.
public struct LazyColumn<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: HorizontalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let pinned: PinnedParts
  @usableFromInline let content: Content

  /// Creates a column whose elements are aligned by `alignment` of its width.
  ///
  /// The gap between neighbours is `spacing` points; `nil`, or a number that is not finite, leaves it to each
  /// pair, as in a column.
  /// `pinnedViews` of its sections stay in sight while they are scrolled.
  @inlinable
  public init(
    alignment: HorizontalGuide = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyStackLayout(
      axis: .vertical,
      alignment: Anchoring(horizontal: alignment, vertical: .top),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.container(layout, label: .lazyColumn, axis: .stack(.vertical)) { resolver in
      let start = resolver.builder.nodes.count
      resolver.madeLazily { content.resolve(into: &$0) }
      resolver.builder.pin(pinned, from: start, along: .vertical)
    }
  }
}

/// Elements in a horizontal stack of unlimited width, as in a scroll area.
///
/// Each is offered the height of the row and no width. The row takes the whole height that it is offered, or
/// is as high as its first element without an offer. It imitates SwiftUI's lazy stack, except that every
/// element is created: the lengths of distant elements, which a device estimates, are exact. In a scroll area on a stage its
/// elements appear, and begin their tasks, when they become visible.
public struct LazyRow<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let pinned: PinnedParts
  @usableFromInline let content: Content

  /// Creates a row whose elements are aligned by `alignment` of its height; baselines are aligned with each
  /// other.
  ///
  /// The gap between neighbours is `spacing` points; `nil`, or a number that is not finite, leaves it to each
  /// pair, as in a row.
  /// `pinnedViews` of its sections stay in sight while they are scrolled.
  @inlinable
  public init(
    alignment: VerticalGuide = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyStackLayout(
      axis: .horizontal,
      alignment: Anchoring(horizontal: .leading, vertical: alignment),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.container(layout, label: .lazyRow, axis: .stack(.horizontal)) { resolver in
      let start = resolver.builder.nodes.count
      resolver.madeLazily { content.resolve(into: &$0) }
      resolver.builder.pin(pinned, from: start, along: .horizontal)
    }
  }
}

/// Places children one after the other, each with its ideal length, across the whole offer.
struct LazyStackLayout: ContainerLayout {
  let axis: LayoutAxis
  let alignment: Anchoring

  /// The gap between neighbours; `nil` leaves it to each pair.
  let spacing: Double?

  /// The gap before each child.
  func makeCache(for children: LayoutChildren) -> [Double] {
    children.indices.map { index in
      index == 0 ? 0 : spacing ?? children[index - 1].gap(to: children[index], along: axis)
    }
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache gaps: inout [Double]) -> Size {
    var offer = proposal
    offer[axis] = nil
    var size = Size.zero
    for (index, child) in children.enumerated() {
      let answer = child.size(offer)
      size[axis] += gaps[index] + answer[axis]
      // Without an offer it is as wide as the first one, since the others need not be there (WWDC26, session 321).
      if index == 0 { size[axis.across] = answer[axis.across] }
    }
    size[axis] = max(0, size[axis])
    size[axis.across] = proposal[axis.across] ?? size[axis.across]
    return size
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache gaps: inout [Double]
  ) {
    var offer = Proposal(size)
    offer[axis] = nil
    var corner = Point.zero
    if axis == .horizontal {
      corner.y = alignment.vertical.line(
        in: size.height,
        through: children.lazy.map { $0.position(of: alignment.vertical, in: offer) }
      )
    } else {
      corner.x = alignment.horizontal.position(in: size.width)
    }
    for (index, child) in children.enumerated() {
      corner[axis] += gaps[index]
      // Along the axis each starts where the previous one ends, regardless of guides.
      var start = corner
      if axis == .horizontal {
        start.y -= child.position(of: alignment.vertical, in: offer)
      } else {
        start.x -= child.position(of: alignment.horizontal, in: offer)
      }
      child.place(at: Point(x: start.x.orZero, y: start.y.orZero), proposal: offer)
      corner[axis] += child.size(offer)[axis]
    }
  }
}

private struct IsMadeLazilyKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether a device creates the content only when it is needed.
  var isMadeLazily: Bool {
    get { isInListRow || self[IsMadeLazilyKey.self] }
    set { self[IsMadeLazilyKey.self] = newValue }
  }
}

extension Resolver {
  /// Resolves `content` as that of a container whose content is created when it is needed.
  mutating func madeLazily(_ content: (inout Resolver) -> Void) {
    let outer = rowLevel.beginLazyRows()
    inheriting {
      $0.isMadeLazily = true
    } content: {
      content(&$0)
    }
    rowLevel = outer
  }
}
