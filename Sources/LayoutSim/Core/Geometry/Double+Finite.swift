extension Double {
  /// No length that an author gives is longer: far beyond any screen, and small enough for sums.
  private static var longest: Double { 1e100 }

  /// The length, or zero if it is not finite.
  var orZero: Double { isFinite ? self : 0 }

  /// The length as an author gave it, or zero if it is negative or not finite.
  var lengthOrZero: Double { isFinite && self > 0 ? Swift.min(self, Double.longest) : 0 }

  /// The length as an author gave it, which may be negative, or zero if it is not finite.
  var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Double.longest), Double.longest) : 0
  }
}
