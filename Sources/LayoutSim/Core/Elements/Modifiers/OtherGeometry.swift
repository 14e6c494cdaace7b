// What fingers type out of habit to read where something is. None of it can be used.

extension Size {
  /// A reader tells a size alone.
  @available(
    *,
    unavailable,
    message: "SizeReader tells a size: use onGeometryChange(of:perform:), which tells the frame"
  )
  public func frame(in space: OtherStyle) -> Rect { Rect(origin: .zero, size: self) }

  /// A reader tells a size alone.
  @available(
    *,
    unavailable,
    message: "SizeReader tells a size: use onGeometryChange(of:perform:), which tells the insets"
  )
  public var safeAreaInsets: Insets { .zero }
}

extension ElementGeometry {
  /// The frame is that in the window.
  @available(*, unavailable, message: "use frame, which is that in the window, or size")
  public func frame(in space: OtherStyle) -> Rect { frame }
}

extension Element {
  /// A preference has a value.
  @available(*, unavailable, message: "use preference(_:value:), and onGeometryChange(of:perform:)")
  public func anchorPreference<Key: Preference>(
    key: Key.Type,
    value: OtherStyle,
    transform: (Any) -> Any
  ) -> some Element { self }

  /// A preference has a value.
  @available(*, unavailable, message: "use preference(_:value:), and onGeometryChange(of:perform:)")
  public func transformAnchorPreference<Key: Preference>(
    key: Key.Type,
    value: OtherStyle,
    transform: (inout Key.Value, Any) -> Void
  ) -> some Element { self }
}
