extension Double {
  /// The length, or zero if it is not finite.
  var orZero: Double { isFinite ? self : 0 }

  /// The length, or zero if it is negative or not finite.
  var lengthOrZero: Double { isFinite && self > 0 ? self : 0 }
}
