// What fingers type out of habit for touches, focus and readers. None of it can be used.

extension Element {
  /// It is called `onTapGesture`, `onLongPressGesture` or `onDragGesture` here.
  @available(
    *,
    unavailable,
    message: "use onTapGesture, onLongPressGesture or onDragGesture: controls inside take theirs"
  )
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> some Element { self }

  /// It is called `onTapGesture`, `onLongPressGesture` or `onDragGesture` here.
  @available(
    *,
    unavailable,
    message: "use onTapGesture, onLongPressGesture or onDragGesture: controls inside take theirs"
  )
  public func highPriorityGesture<Gesture>(_ gesture: Gesture) -> some Element { self }

  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is carried here: leave it out, or use onDragGesture")
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> some Element { self }

  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is dropped here: leave it out")
  public func dropDestination<Payload>(
    for type: Payload.Type,
    action: ([Payload], Point) -> Bool,
    isTargeted: (Bool) -> Void = { _ in }
  ) -> some Element { self }

  /// Fields take the focus by themselves.
  @available(*, unavailable, message: "fields take the focus by themselves: leave it out")
  public func focusable(_ isFocusable: Bool = true) -> some Element { self }

  /// The focus is a state.
  @available(*, unavailable, message: "set the @Focused value in onAppear")
  public func defaultFocus<Value: Hashable>(
    _ focus: FocusBinding<Value?>,
    _ value: Value
  ) -> some Element { self }

  /// The focus is a state.
  @available(*, unavailable, message: "set the @Focused value in onAppear")
  public func defaultFocus(_ focus: FocusBinding<Bool>, _ value: Bool) -> some Element { self }

  /// A kind of element is a role here.
  @available(*, unavailable, message: "use role(.heading), role(.button) and the like")
  public func accessibilityAddTraits(_ traits: OtherStyle) -> some Element { self }

  /// A kind of element is a role here.
  @available(*, unavailable, message: "use role(_:)")
  public func accessibilityRemoveTraits(_ traits: OtherStyle) -> some Element { self }

  /// The action has both values, or none.
  @available(*, unavailable, message: "use onChange(of:) { _, new in … }")
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    perform action: @escaping @MainActor (_ present: Value) -> Void
  ) -> some Element { self }

  /// Geometry is told in the space of the window or of an element.
  @available(
    *,
    unavailable,
    message: "use onGeometryChange(of:perform:), SizeReader or a Preference"
  )
  public func coordinateSpace(_ space: OtherStyle) -> some Element { self }

  /// Geometry is told in the space of the window or of an element.
  @available(
    *,
    unavailable,
    message: "use onGeometryChange(of:perform:), SizeReader or a Preference"
  )
  public func coordinateSpace(name: some Hashable) -> some Element { self }

  /// It is for touches alone.
  @available(*, unavailable, message: "use contentShape(_:) for touches, and leave others out")
  public func contentShape(
    _ kinds: OtherStyle,
    _ figure: Figure,
    eoFill: Bool = false
  ) -> some Element { self }
}

extension InheritedValues {
  /// It is called `scheme` here.
  @available(*, unavailable, renamed: "scheme")
  public var colorScheme: InkScheme { scheme }

  /// It is called `typeSize` here.
  @available(*, unavailable, renamed: "typeSize")
  public var dynamicTypeSize: TypeSize { typeSize }

  /// It is called `localeIdentifier` here, and a `StringTable` decides it.
  @available(*, unavailable, message: "read localeIdentifier; inherited(\\.strings, …) sets it")
  public var locale: OtherStyle { .automatic }

  /// It is called `reducesMotion` here.
  @available(*, unavailable, renamed: "reducesMotion")
  public var accessibilityReduceMotion: Bool { reducesMotion }

  /// Lengths are in points, and only texts are rounded to pixels.
  @available(
    *,
    unavailable,
    message: "lengths are in points: leave it out, a Separator is a pixel thick"
  )
  public var displayScale: Double { 1 }

  /// The focus is a state.
  @available(*, unavailable, message: "use @Focused with focused(_:)")
  public var isFocused: Bool { false }
}
