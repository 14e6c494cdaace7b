/// A call that performs a gesture on one element.
public enum StageGesture: String, Hashable, Sendable, CaseIterable {
  /// ``Stage/tap(_:)``, for buttons and other targets.
  case tap = "tap(_:)"

  /// ``Stage/enter(_:into:)``, for controls that take text, a number or one of their options.
  case enter = "enter(_:into:)"

  /// ``Stage/toggle(_:)``, for switches.
  case toggle = "toggle(_:)"

  /// ``Stage/doubleTap(_:)``, for what takes two taps in a row.
  case doubleTap = "doubleTap(_:)"

  /// ``Stage/longPress(_:)``, for what a finger stays on.
  case longPress = "longPress(_:)"

  /// ``Stage/drag(_:by:)``, for what a finger drags.
  case drag = "drag(_:by:)"
}
