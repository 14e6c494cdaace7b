private struct HorizontalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.compact }
private struct VerticalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.regular }
private struct HasHomeIndicatorKey: InheritedKey { static let defaultValue = false }
private struct IsBelowLargeTitleKey: InheritedKey { static let defaultValue = false }
private struct ReducesMotionKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether the window has room for more than a phone's layout from side to side.
  public var horizontalSizeClass: SizeClass {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the window has room for more than that of a phone on its side from top to bottom.
  public var verticalSizeClass: SizeClass {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the user asked for less motion.
  public var reducesMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// Whether the device has a home indicator instead of a home button.
  var hasHomeIndicator: Bool {
    get { self[HasHomeIndicatorKey.self] }
    set { self[HasHomeIndicatorKey.self] = newValue }
  }

  /// Whether the bar of the screen around an element has a large title.
  var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }
}
