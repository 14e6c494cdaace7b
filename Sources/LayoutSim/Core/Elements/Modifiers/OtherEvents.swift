// What fingers type out of habit for events of the system and of screen readers. None of it can be used.

extension Element {
  /// A stream of values is followed by a task.
  @available(*, unavailable, message: "use task { for await value in … { … } }")
  public func onReceive<Publisher, Output>(
    _ publisher: Publisher,
    perform action: (Output) -> Void
  ) -> some Element { self }

  /// A stream of values is followed by a task.
  @available(*, unavailable, message: "use task { for await value in … { … } }")
  public func onReceive<Publisher>(
    _ publisher: Publisher,
    perform action: (Any) -> Void
  ) -> some Element { self }

  /// A link is a route.
  @available(*, unavailable, message: "use a LinkTable, and the coordinator's open(_:)")
  public func onOpenURL<Link>(perform action: (Link) -> Void) -> some Element { self }

  /// A link is a route.
  @available(*, unavailable, message: "use a LinkTable, and the coordinator's open(_:)")
  public func onOpenURL(perform action: (Any) -> Void) -> some Element { self }

  /// It changes nothing that is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func keyboardShortcut(
    _ shortcut: OtherStyle,
    modifiers: OtherStyle = .command
  ) -> some Element { self }

  /// It changes nothing that is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func keyboardShortcut(
    _ key: Character,
    modifiers: OtherStyle = .command
  ) -> some Element { self }

  /// A tap tells no point.
  @available(
    *,
    unavailable,
    message: "a tap tells no point: use onTapGesture { … }, or onDragGesture for one"
  )
  public func onTapGesture(
    count: Int = 1,
    perform action: (Point) -> Void
  ) -> some Element { self }

  /// What comes into sight appears.
  @available(
    *,
    unavailable,
    message: "use onAppear and onDisappear of an element of a lazy stack or of a list"
  )
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: (Bool) -> Void
  ) -> some Element { self }

  /// A position is an identity here.
  @available(*, unavailable, message: "use scrollPosition(id:anchor:)")
  public func scrollPosition<Position>(
    _ position: Bound<Position>,
    anchor: AnchorPoint? = nil
  ) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func accessibilityAction(
    _ kind: OtherStyle = .default,
    _ action: () -> Void
  ) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func accessibilityAction(named name: String, _ action: () -> Void) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func accessibilityActions(
    @ElementBuilder _ actions: () -> some Element
  ) -> some Element { self }

  /// It is called `hidingControlLabels` here.
  @available(*, unavailable, message: "use hidingControlLabels(_:)")
  public func labelsVisibility(_ visibility: OtherStyle) -> some Element { self }

  /// It is called `safeAreaBar` without a label here.
  @available(*, unavailable, renamed: "safeAreaBar(_:alignment:spacing:bar:)")
  public func safeAreaBar(
    edge: LayoutEdge,
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }
}

extension ScrollSnapping {
  /// There is one way to stop at elements.
  @available(*, unavailable, message: "use .viewAligned")
  public static func viewAligned(limitBehavior: OtherStyle) -> ScrollSnapping { .viewAligned }
}

extension TextStyle {
  /// A style has no variants.
  @available(*, unavailable, message: "use textStyle(…).bold()")
  public func bold() -> TextStyle { self }

  /// A style has no variants.
  @available(*, unavailable, message: "use textStyle(…).italic()")
  public func italic() -> TextStyle { self }

  /// A style has no variants.
  @available(*, unavailable, message: "use textStyle(…).fontWeight(_:)")
  public func weight(_ weight: TextWeight) -> TextStyle { self }

  /// A style has no variants.
  @available(*, unavailable, message: "use textStyle(…).monospacedDigit()")
  public func monospacedDigit() -> TextStyle { self }
}
