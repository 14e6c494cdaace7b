import Testing

@testable import LayoutSim

/// Rounding to pixels.
struct PixelRoundingTests {
  @Test("What sums of fractions gain in their last digits costs no pixel")
  func sums() {
    let small: Double = 0.1 + 0.2
    #expect(small.roundedUp(toPixel: 0.1) == 0.3)
    // Three thirds of 20.1 are a last digit more than 20.1, which is 60.3 pixels of a third.
    let large: Double = 6.7 + 6.7 + 6.7
    #expect(large.roundedUp(toPixel: 0.1) == 20.1)
  }

  @Test("A length on a pixel is the same whether it goes up or to the nearest, to its last digit")
  func sameDigits() {
    // 1,582 thirds are 527.3333333333334, and 1,582 times a third is 527.3333333333333.
    for pixels in 0..<3_000 {
      let length = Double(pixels) / 3
      #expect(length.snapped(toPixel: 1.0 / 3) == length.roundedUp(toPixel: 1.0 / 3))
    }
  }

  @Test("A sheet was a last digit higher than its content: what misses a pixel so is set to it")
  func snapping() {
    #expect((0.1 + 0.2).snapped(toPixel: 0.1) == 0.3)
    #expect(10.34.snapped(toPixel: 0.5) == 10.34)
  }

  @Test("A real part of a pixel costs one")
  func parts() {
    #expect(10.01.roundedUp(toPixel: 0.5) == 10.5)
    #expect(10.5.roundedUp(toPixel: 0.5) == 10.5)
    #expect(10.34.roundedUp(toPixel: 1.0 / 3) == 32.0 / 3)
  }
}
