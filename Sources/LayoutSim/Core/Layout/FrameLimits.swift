/// The minimum, the ideal and the maximum length of a flexible frame on one axis, in order.
@usableFromInline
struct LengthLimits: Equatable {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  /// Repairs contradictory limits.
  ///
  /// The minimum overrides the ideal length, which overrides the maximum. NaN is ignored, and so is an infinite
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
    assert(
      minimum ?? 0 <= ideal ?? maximum ?? .infinity && ideal ?? 0 <= maximum ?? .infinity,
      "The limits are not in order: \(self)."
    )
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

/// The problem with the lengths of a frame, as text: `minWidth 100 above maxWidth 50`.
///
/// SwiftUI reports invalid dimensions and contradictory constraints at run time.
@usableFromInline
struct FrameFlaw: Hashable, Sendable {
  let words: String

  /// The problem of a frame of a given width and height; `nil` if each is a valid length or absent.
  @usableFromInline
  init?(width: Double?, height: Double?) {
    if let width, !(width >= 0 && width.isFinite) {
      self.init("width", width)
    } else if let height, !(height >= 0 && height.isFinite) {
      self.init("height", height)
    } else {
      return nil
    }
  }

  /// The problem of the limits of a frame along `axis`; `nil` if they are valid lengths in order.
  @usableFromInline
  init?(minimum: Double?, ideal: Double?, maximum: Double?, along axis: LayoutAxis) {
    let least = minimum ?? 0
    let wish = ideal ?? least
    if least >= 0, wish >= least, maximum ?? .infinity >= wish { return nil }
    let given = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, length in
      length.map { (name: name + (axis == .horizontal ? "Width" : "Height"), length: $0) }
    }
    if let wrong = given.first(where: { !($0.length >= 0) }) {
      self.init(wrong.name, wrong.length)
      return
    }
    for (lower, upper) in zip(given, given.dropFirst()) where lower.length > upper.length {
      self.init(
        words: "\(lower.name) \(PrintedNumber.text(lower.length)) above \(upper.name) "
          + PrintedNumber.text(upper.length)
      )
      return
    }
    return nil
  }

  private init(words: String) {
    self.words = words
  }

  private init(_ name: String, _ length: Double) {
    words = "\(name) " + (length.isNaN ? "not a number" : PrintedNumber.text(length))
  }
}
