extension Double {
  /// The maximum of a given length: far beyond any screen, but small enough for sums.
  private static var longest: Double { 1e100 }

  /// The length, or zero if it is not finite.
  var orZero: Double { isFinite ? self : 0 }

  /// A given length, or zero if it is negative or not finite.
  var lengthOrZero: Double { isFinite && self > 0 ? Swift.min(self, Double.longest) : 0 }

  /// A given length, which may be negative, or zero if it is not finite.
  var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Double.longest), Double.longest) : 0
  }
}
