extension Double {
  /// The length, or zero if it is not finite.
  var orZero: Double { isFinite ? self : 0 }
}
