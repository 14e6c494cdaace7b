/// The progress of a movement over time.
enum MotionCurve: Hashable, Sendable {
  /// At constant speed.
  case linear

  /// As a spring: `response` is its period without damping, in seconds; with a `damping` of 1 it does not
  /// overshoot.
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
    case .spring(let response, let damping):
      let angle = 2 * Double.pi / response * elapsed
      guard damping < 1 else { return 1 - (1 + angle) * Exponential.decay(angle) }
      let undamped = (1 - damping * damping).squareRoot()
      let (cosine, sine) = Exponential.wave(angle * undamped)
      return 1 - Exponential.decay(damping * angle) * (cosine + damping / undamped * sine)
    }
  }
}
