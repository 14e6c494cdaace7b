import Testing

@testable import LayoutSim

/// Tracking.
struct TrackingTests {
  @Test(
    "The styles are tracked as the width model says, in em",
    arguments: [
      (34.0, TextWeight.regular, -0.0502), (28, .regular, -0.0484), (22, .regular, -0.0450),
      (20, .regular, -0.0432), (17, .semibold, -0.0173), (17, .regular, -0.0273),
      (16, .regular, -0.0214), (15, .regular, -0.0173), (13, .regular, -0.0082),
      (12, .regular, -0.0020), (11, .regular, 0.0035),
    ]
  )
  func styles(pointSize: Double, weight: TextWeight, em: Double) {
    let tracking = Tracking(pointSize: pointSize, weight: weight)
    #expect(abs(tracking.perLetter / pointSize - em) < 0.00005)
  }

  @Test("Between two published sizes the tracking lies on the line between them")
  func interpolation() {
    // +0.12 at 10 and +0.06 at 11; -0.31 at 16 and -0.43 at 17; +0.40 at 34 and +0.37 at 36.
    #expect(abs(Tracking.published(at: 10.5) - 0.09) < 1e-9)
    #expect(abs(Tracking.published(at: 16.5) - -0.37) < 1e-9)
    #expect(abs(Tracking.published(at: 35) - 0.385) < 1e-9)
  }

  @Test("Beyond the published sizes the tracking keeps the share of the nearest one")
  func extrapolation() {
    // +0.24 at 6 and +0.26 at 60.
    #expect(Tracking.published(at: 0) == 0)
    #expect(abs(Tracking.published(at: 3) - 0.12) < 1e-9)
    #expect(abs(Tracking.published(at: 120) - 0.52) < 1e-9)
  }

  @Test(
    "Sizes blend into the large design from 17 points to 28",
    arguments: [(11.0, 0.0), (17, 0), (19.5, 0.26), (22, 0.52), (25, 0.76), (28, 1), (60, 1)]
  )
  func blend(pointSize: Double, share: Double) {
    #expect(abs(Tracking.largeDesign(at: pointSize) - share) < 1e-9)
  }

  @Test("Digits are wider in the large design only")
  func digits() {
    #expect(Tracking(pointSize: 17, weight: .regular).perDigit == 0)
    // 28 x 1 x 0.0380
    #expect(abs(Tracking(pointSize: 28, weight: .regular).perDigit - 1.064) < 1e-9)
  }
}
