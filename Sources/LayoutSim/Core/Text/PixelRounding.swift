extension Double {
  /// The length in points, rounded up to whole pixels; unchanged if `pixel` is not a positive
  /// number.
  func roundedUp(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    let scale = 1 / pixel
    // What sums of fractions gain in their last digits must not cost a pixel.
    let pixels = (self * scale - 1e-6).rounded(.up)
    // Adding nothing turns the negative zero, which rounding up can leave, into zero.
    let rounded = pixels / scale + 0
    return rounded.isFinite ? rounded : self
  }

  /// The length on the pixel that it misses only by what sums of fractions gain or lose in their last
  /// digits; unchanged elsewhere.
  func snapped(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    // Divided as in the other one, so that both say the same of the same length.
    let scale = 1 / pixel
    let nearest = (self * scale).rounded() / scale
    return abs(nearest - self) < 1e-9 ? nearest : self
  }
}
