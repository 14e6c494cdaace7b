/// The course of a custom transition over time; durations are in seconds.
///
/// It corresponds to SwiftUI's `Animation`. A duration or a response that is not a positive number counts as
/// zero: the transition is over at once.
public enum LayerAnimation: Hashable, Sendable, Codable {
  /// At one speed.
  case linear(duration: Double)

  /// Slowly at the beginning.
  case easeIn(duration: Double)

  /// Slowly at the end.
  case easeOut(duration: Double)

  /// Slowly at the beginning and at the end.
  case easeInOut(duration: Double)

  /// As a spring, whose damping of 1 does not bounce.
  case spring(response: Double, damping: Double)

  /// The platform's default.
  case `default`

  /// The platform's spring without a bounce.
  case smooth

  /// The platform's spring with a small bounce.
  case snappy

  /// The platform's spring with a large bounce.
  case bouncy
}
