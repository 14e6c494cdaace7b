extension Element {
  /// Extends the element beyond those of `sides` that touch the edge of the safe area.
  ///
  /// Its size in layout does not change. Edges that do not touch stay where they are.
  @inlinable
  public func ignoresSafeArea(_ sides: LayoutEdges = .all) -> some Element {
    BoxedElement(.ignoringSafeArea(sides), content: self)
  }

  /// Adds `bar` along `edge`, as part of the safe area insets of the element and everything inside it.
  ///
  /// The bar is offered the space that the element leaves at its minimum, and the element the space that the bar
  /// leaves.
  ///
  /// Both are aligned by `alignment` along the edge, `spacing` points apart; `nil` leaves the gap to both.
  /// Several elements in the bar form a stack.
  public func safeAreaInset(
    edge: LayoutEdge,
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    @ElementBuilder content bar: () -> some Element
  ) -> some Element {
    SafeAreaBar(
      edge: edge,
      alignment: alignment,
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? .nan,
      content: self,
      bar: bar()
    )
  }

  /// Adds `insets` to the safe area insets of the element and everything inside it.
  ///
  /// A distance that is negative or not finite counts as zero.
  public func safeAreaPadding(_ insets: Insets) -> some Element {
    SafeAreaBox(rule: .padding(insets.lengths), content: self)
  }

  /// Adds `length` points on `sides` to the safe area insets of the element and everything inside it, 16 by default.
  public func safeAreaPadding(_ sides: LayoutEdges = .all, _ length: Double? = nil) -> some Element
  {
    safeAreaPadding(Insets(sides, length ?? Insets.standardPadding))
  }

  /// Adds `length` points on all sides to the safe area insets of the element and everything inside it.
  public func safeAreaPadding(_ length: Double) -> some Element {
    safeAreaPadding(.all, length)
  }

  /// Shows the element as the content of a window: centred in the space that `insets` leave.
  ///
  /// Several elements are one below the other.
  package func safeAreaWindow(_ insets: Insets) -> some Element {
    SafeAreaBox(rule: .window(insets.lengths), content: StackedIfSeveral(content: self))
  }
}

private struct SafeAreaBox<Content: Element>: PrimitiveElement {
  let rule: SafeAreaRule
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.openSafeArea(rule)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

private struct SafeAreaBar<Content: Element, Bar: Element>: PrimitiveElement {
  let edge: LayoutEdge
  let alignment: Anchoring
  let spacing: Double
  let content: Content
  let bar: Bar

  func resolve(into resolver: inout Resolver) {
    resolver.openSafeArea(.bar(edge, gap: spacing), alignment)
    resolver.openPrimary()
    resolver.child(content, at: 0)
    resolver.closePrimary()
    resolver.openGroup()
    resolver.child(bar, at: 1)
    resolver.closeGroup()
    resolver.closeDecoration()
  }
}

extension Insets {
  var lengths: Insets {
    Insets(
      top: max(0, top.asLength),
      leading: max(0, leading.asLength),
      bottom: max(0, bottom.asLength),
      trailing: max(0, trailing.asLength)
    )
  }
}
