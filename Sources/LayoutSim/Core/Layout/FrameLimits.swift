/// The minimum, the ideal and the maximum length of a flexible frame on one axis, in order.
@usableFromInline
struct LengthLimits: Equatable {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  /// Repairs contradictory limits.
  ///
  /// The minimum overrides the ideal length, and that the maximum. NaN is ignored, and so is an infinite
  /// minimum or ideal length.
  @usableFromInline
  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    let minimum = minimum.flatMap { $0.isFinite ? max(0, $0.asLength) : nil }
    let ideal = ideal.flatMap { $0.isFinite ? max($0.asLength, minimum ?? 0) : nil }
    let maximum = maximum.flatMap {
      $0.isNaN ? nil : max($0.isFinite ? $0.asLength : $0, ideal ?? minimum ?? 0)
    }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether any limit is given.
  var isConstraining: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// The child's offer when the frame is offered `length`.
  func offer(for length: Double) -> Double {
    let wish = length == Offer.unspecified ? ideal ?? length : length
    return wish == Offer.unspecified ? wish : clamped(wish)
  }

  /// The answer to the offer of `length`, if it does not depend on the child.
  func answer(to length: Double) -> Double? {
    if length == Offer.unspecified { return ideal }
    return minimum != nil && maximum != nil ? clamped(length) : nil
  }

  /// The answer to the offer of `length` around a child of length `child`.
  func answer(to length: Double, around child: Double) -> Double {
    if !isConstraining { return child }
    if let answer = answer(to: length) { return answer }
    let offered = offer(for: length)
    switch (minimum, maximum) {
    case (nil, nil):
      return child
    case (.some, .some):
      return clamped(child)
    case (.some(let minimum), nil):
      return max(offered == Offer.unspecified ? child : min(offered, child), minimum)
    case (nil, .some(let maximum)):
      return min(offered == Offer.unspecified ? child : max(offered, child), maximum)
    }
  }

  /// The child's offer once the frame is `final` long, having been offered `length`.
  func placementOffer(for length: Double, final: Double) -> Double {
    let isOpen = length == Offer.unspecified && ideal == nil
    return isOpen && final > minimum ?? -.infinity && final < maximum ?? .infinity
      ? Offer.unspecified : final
  }

  private func clamped(_ length: Double) -> Double {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }
}

/// The limits of a flexible frame on both axes.
@usableFromInline
struct FrameLimits: Equatable {
  var width: LengthLimits
  var height: LengthLimits

  @usableFromInline
  init(width: LengthLimits, height: LengthLimits) {
    self.width = width
    self.height = height
  }
}
