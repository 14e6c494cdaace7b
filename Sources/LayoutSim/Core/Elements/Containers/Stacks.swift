/// Elements in a custom layout.
public struct Container<Layout: ContainerLayout, Content: Element>: PrimitiveElement {
  private let layout: Layout
  private let content: Content

  /// Creates a container that lays out `content` with `layout`.
  public init(_ layout: Layout, @ElementBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }

  /// Adds a box that contains the content.
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openContainer(
      TypedContainerLayout(layout),
      stackAxis: Layout.stackAxis
    )
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}

/// Elements in a vertical stack.
///
/// Each is offered an equal share of the remaining height, the least flexible first. The column is as wide as
/// its widest element, and as high as all together.
public struct Column<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: HorizontalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a column whose elements are aligned by `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` leaves it to each pair: 8 between ordinary elements, none
  /// next to a stretch, and around text the distance that its font requires. Below another element a text keeps its
  /// descent and a tenth of its line; above another element at least as much, measured from its capitals; below another
  /// text the leading of its style (2 for body). These are the rules of a reimplementation of the platform; padding and
  /// frames around a text restore the ordinary 8.
  @inlinable
  public init(
    alignment: HorizontalGuide = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a box that contains the elements.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openColumn(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}

/// Elements in a horizontal stack.
///
/// Each is offered an equal share of the remaining width, the least flexible first. The row is as high as its
/// highest element, and as wide as all together.
public struct Row<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a row whose elements are aligned by `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` leaves it to each pair: 8 between ordinary
  /// elements, including text, and none next to a stretch.
  @inlinable
  public init(
    alignment: VerticalGuide = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a box that contains the elements.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openRow(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}

/// Elements on top of each other, with the first one at the back.
///
/// It is as large as the largest of the elements with the highest priority.
public struct Layers<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: Anchoring
  @usableFromInline let content: Content

  /// Creates layers whose elements are aligned by `alignment`.
  @inlinable
  public init(alignment: Anchoring = .center, @ElementBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a box that contains the elements.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openLayers(alignment)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}

/// A line of one pixel across the axis of its stack; horizontal outside a stack.
///
/// At accessibility text sizes it is one point thick.
public struct Separator: PrimitiveElement {
  /// Creates a line.
  public init() {}

  /// Adds a box one pixel thick.
  public func resolve(into resolver: inout Resolver) {
    resolver.line()
  }
}

extension TypeSize {
  /// Whether it is one of the five sizes beyond the ordinary ones.
  var isAccessibilitySize: Bool {
    switch self {
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    default: false
    }
  }
}

/// Flexible space that pushes its neighbours apart along the axis of its stack.
///
/// It receives space after everything else in the stack, and has no gap to its neighbours. In layers it stretches
/// along both axes.
public struct Stretch: PrimitiveElement {
  private let minLength: Double?

  /// Creates space of at least `minLength` points, 8 by default.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Adds a box that stretches.
  public func resolve(into resolver: inout Resolver) {
    let given = minLength.flatMap { $0.isFinite ? max(0, $0) : nil }
    resolver.spacer(given ?? Spacing.standard)
  }
}
