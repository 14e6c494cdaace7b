/// The course of a custom transition over time; durations are in seconds.
///
/// It corresponds to SwiftUI's `Animation`. A duration or a response that is not a positive finite number counts
/// as zero: the transition is over at once.
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

extension LayerAnimation {
  /// Whether both have the same curve and the same numbers; one that is not a number equals itself.
  public static func == (lhs: LayerAnimation, rhs: LayerAnimation) -> Bool { lhs.key == rhs.key }

  /// Feeds the curve and its numbers to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private struct Key: Hashable {
    let curve: String
    var numbers: [ComparableNumber] = []
  }

  private var key: Key {
    switch self {
    case .linear(let time): Key(curve: "linear", numbers: [ComparableNumber(time)])
    case .easeIn(let time): Key(curve: "easeIn", numbers: [ComparableNumber(time)])
    case .easeOut(let time): Key(curve: "easeOut", numbers: [ComparableNumber(time)])
    case .easeInOut(let time): Key(curve: "easeInOut", numbers: [ComparableNumber(time)])
    case .spring(let response, let damping):
      Key(curve: "spring", numbers: [ComparableNumber(response), ComparableNumber(damping)])
    case .default: Key(curve: "default")
    case .smooth: Key(curve: "smooth")
    case .snappy: Key(curve: "snappy")
    case .bouncy: Key(curve: "bouncy")
    }
  }
}
