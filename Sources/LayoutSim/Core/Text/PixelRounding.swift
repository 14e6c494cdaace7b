extension Double {
  /// The length in points, rounded up to whole pixels; unchanged if `pixel` is not a positive
  /// number.
  func roundedUp(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    let scale = 1 / pixel
    // Rounding errors of sums must not cost a pixel.
    let pixels = (self * scale - 1e-6).rounded(.up)
    // Adding zero turns negative zero, which rounding up can produce, into zero.
    let rounded = pixels / scale + 0
    return rounded.isFinite ? rounded : self
  }

  /// The length rounded to the pixel that it misses only by a rounding error of sums; otherwise unchanged.
  func snapped(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    // Divided as in the other one, so that both agree about the same length.
    let scale = 1 / pixel
    let nearest = (self * scale).rounded() / scale
    return abs(nearest - self) < 1e-9 ? nearest : self
  }
}
