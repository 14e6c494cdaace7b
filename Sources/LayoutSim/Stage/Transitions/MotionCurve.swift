/// The progress of a movement over time.
enum MotionCurve: Hashable, Sendable {
  /// At constant speed.
  case linear

  /// Along a cubic Bézier curve from 0, 0 to 1, 1, whose control points are at these times, at the beginning and at the
  /// end of the movement.
  case ease(Double, Double)

  /// As a spring: `response` is its period without damping, in seconds; with a `damping` of 1 it does not
  /// overshoot, with more it is slower.
  case spring(response: Double, damping: Double)

  /// The progress `elapsed` seconds after the start, 0 at the start and 1 at the end.
  ///
  /// A spring with a damping below 1 exceeds 1 for a moment. After `duration` it is 1.
  func share(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed < duration else { return 1 }
    guard elapsed > 0 else { return 0 }
    switch self {
    case .linear:
      return elapsed / duration
    case .ease(let first, let second):
      return MotionCurve.eased(elapsed / duration, first, second)
    case .spring(let response, let damping):
      let angle = 2 * Double.pi / response * elapsed
      guard damping < 1 else { return 1 - MotionCurve.envelope(angle, damping: damping) }
      let undamped = (1 - damping * damping).squareRoot()
      let (cosine, sine) = Exponential.wave(angle * undamped)
      return 1 - Exponential.decay(damping * angle) * (cosine + damping / undamped * sine)
    }
  }

  // MARK: - Easing

  /// The height at `time` of the cubic curve with control points at `first`, 0 and `second`, 1.
  private static func eased(_ time: Double, _ first: Double, _ second: Double) -> Double {
    func curve(_ way: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - way
      return 3 * rest * rest * way * first + 3 * rest * way * way * second + way * way * way
    }
    // Times increase along the curve, so the point is found by bisection.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, first, second) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, 0, 1)
  }

  // MARK: - Springs

  /// The angle after which a spring is at rest: permanently within a thousandth of its distance.
  static func restingAngle(damping: Double) -> Double {
    var high = 1.0
    while high.isFinite, envelope(high, damping: damping) > 0.001 { high *= 2 }
    guard high.isFinite else { return high }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle, damping: damping) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }

  /// The greatest distance from its end that a spring still has at `angle`.
  private static func envelope(_ angle: Double, damping: Double) -> Double {
    if damping < 1 {
      return Exponential.decay(damping * angle) / (1 - damping * damping).squareRoot()
    }
    if damping == 1 { return (1 + angle) * Exponential.decay(angle) }
    let fast = damping + (damping * damping - 1).squareRoot()
    let slow = 1 / fast
    return (fast * Exponential.decay(slow * angle) - slow * Exponential.decay(fast * angle))
      / (fast - slow)
  }
}

/// The transcendental functions that springs need, with the same bits on every machine.
///
/// The standard library has none, and those of C libraries differ in their last digits.
enum Exponential {
  /// *e* to the power of minus `exponent`, which counts as 0 if negative.
  static func decay(_ exponent: Double) -> Double {
    guard exponent > 0 else { return 1 }
    // From here on the result underflows.
    guard exponent < 746 else { return 0 }
    var (reduced, doublings) = (exponent, 0)
    while reduced > 0.5 {
      reduced /= 2
      doublings += 1
    }
    var (sum, term) = (1.0, 1.0)
    for number in 1...16 {
      term *= -reduced / Double(number)
      sum += term
    }
    for _ in 0..<doublings { sum *= sum }
    return sum
  }

  /// The cosine and the sine of `angle` in radians, for the few turns of a spring.
  static func wave(_ angle: Double) -> (cosine: Double, sine: Double) {
    guard angle.magnitude < 1e6 else { return (1, 0) }
    let turn = 2 * Double.pi
    let reduced = angle - turn * (angle / turn).rounded()
    var (cosine, sine, term) = (0.0, 0.0, 1.0)
    for number in 0..<32 {
      // The terms of both series alternate, two plus and two minus.
      let signed = number % 4 < 2 ? term : -term
      if number.isMultiple(of: 2) { cosine += signed } else { sine += signed }
      term *= reduced / Double(number + 1)
    }
    return (cosine, sine)
  }
}
