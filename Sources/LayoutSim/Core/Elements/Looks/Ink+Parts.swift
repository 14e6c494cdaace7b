// Colours of an app's own, made of their parts.

extension Ink {
  /// Creates a colour from its parts, each from 0 to 1; others count as the nearest of these, NaN as 0.
  ///
  /// Its word is that of the web, such as `#ff8800`, which has 256 steps for each part. With an `opacity` it is seen
  /// through, as with ``opacity(_:)``.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let digits = [red, green, blue].map { part in
      let step = Int((255 * part.asPart).rounded())
      return (step < 16 ? "0" : "") + String(step, radix: 16)
    }
    self = Ink("#" + digits.joined()).opacity(opacity)
  }

  /// Creates a grey from its brightness: 0 is black, 1 white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its place on the colour wheel, its strength and its brightness, each from 0 to 1.
  ///
  /// A hue of 0 and of 1 is red, of a third green. Other numbers count as the nearest of these, NaN as 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (place, strength, most) = (6 * hue.asPart, saturation.asPart, brightness.asPart)
    // Each part is full for a third of the wheel, and fades over a sixth on both sides of it.
    func part(_ offset: Double) -> Double {
      let turned = (offset + place).truncatingRemainder(dividingBy: 6)
      return most * (1 - strength * max(0, min(turned, 4 - turned, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}

extension Double {
  /// The number as a part of a colour from 0 to 1; NaN is 0.
  fileprivate var asPart: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
