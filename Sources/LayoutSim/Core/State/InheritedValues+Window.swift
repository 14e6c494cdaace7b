private struct HorizontalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.compact }
private struct VerticalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.regular }
private struct HasHomeIndicatorKey: InheritedKey { static let defaultValue = false }
private struct ReducesMotionKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The horizontal size class of the window.
  public var horizontalSizeClass: SizeClass {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the window.
  public var verticalSizeClass: SizeClass {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether motion is reduced.
  public var reducesMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// Whether the device has a home indicator instead of a home button.
  var hasHomeIndicator: Bool {
    get { self[HasHomeIndicatorKey.self] }
    set { self[HasHomeIndicatorKey.self] = newValue }
  }
}
