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
