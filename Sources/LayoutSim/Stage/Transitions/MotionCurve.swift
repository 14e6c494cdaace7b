/// How far something has moved when a part of its time is over.
enum MotionCurve: Hashable, Sendable {
  /// At one speed.
  case linear

  /// As a spring does: `response` is the time of one swing without damping, in seconds, and with a
  /// `damping` of 1 it never swings beyond the end.
  case spring(response: Double, damping: Double)

  /// The share of the way, 0 at the start and 1 at the end, `elapsed` seconds after the start.
  ///
  /// A spring with a damping below 1 is beyond 1 for a moment. After `duration` it is 1.
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
