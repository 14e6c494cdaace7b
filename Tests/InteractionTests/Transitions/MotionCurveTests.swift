import Testing

@testable import LayoutSim

/// Motion curves.
struct MotionCurveTests {
  @Test("At one speed the middle of the time is the middle of the way")
  func linear() {
    #expect(MotionCurve.linear.share(after: 0.25, of: 0.5) == 0.5)
    #expect(MotionCurve.linear.share(after: 0, of: 0.5) == 0)
    #expect(MotionCurve.linear.share(after: 0.5, of: 0.5) == 1)
  }

  @Test(
    "Nothing has moved at the start, or before it",
    arguments: [
      MotionCurve.linear, .ease(0.42, 0.58), .spring(response: 0.344, damping: 1),
      .spring(response: 0.344, damping: 0.8), .spring(response: 1, damping: 2),
    ]
  )
  func beforeTheStart(curve: MotionCurve) {
    #expect(curve.share(after: 0, of: 0.5) == 0)
    #expect(curve.share(after: -0.1, of: 0.5) == 0)
  }

  @Test("What takes no time is at its end at once")
  func noTime() {
    #expect(MotionCurve.linear.share(after: 0, of: 0) == 1)
  }

  // 1 - (1 + w t) e^(-w t) for w = 2 pi / 0.344.
  @Test(
    "A sheet's spring without swing follows the closed form",
    arguments: [(0.05, 0.232370734), (0.1, 0.545003502), (0.2, 0.879426937)]
  )
  func spring(time: Double, share: Double) {
    let curve = MotionCurve.spring(response: 0.344, damping: 1)
    #expect(abs(curve.share(after: time, of: 0.5055) - share) < 1e-8)
  }

  // 1 - e^(-0.8 w t) (cos 0.6 w t + 0.8 / 0.6 sin 0.6 w t).
  @Test(
    "A flung sheet's spring follows the closed form",
    arguments: [(0.05, 0.254367748), (0.1, 0.618888257), (0.2, 0.972962132)]
  )
  func swing(time: Double, share: Double) {
    let curve = MotionCurve.spring(response: 0.344, damping: 0.8)
    #expect(abs(curve.share(after: time, of: 0.5077) - share) < 1e-8)
  }

  @Test("A flung sheet swings beyond its end, one that is released at rest does not")
  func beyond() {
    // A damping of 0.8 overshoots by e^(-0.8 pi / 0.6), 1.5 %, at half a swing: 0.172 / 0.6 s.
    let flung = MotionCurve.spring(response: 0.344, damping: 0.8)
    #expect(abs(flung.share(after: 0.172 / 0.6, of: 0.5077) - 1.0151646) < 1e-6)
    let calm = MotionCurve.spring(response: 0.344, damping: 1)
    #expect(calm.share(after: 0.172 / 0.6, of: 0.5055) < 1)
  }

  // The heights of the curves (0.42, 0), (1, 1) and so on of CSS at half of the time.
  @Test(
    "Easings are the cubic curves of CSS",
    arguments: [(0.42, 1, 0.315357), (0, 0.58, 0.684643), (0.42, 0.58, 0.5)]
  )
  func ease(first: Double, second: Double, share: Double) {
    let curve = MotionCurve.ease(first, second)
    #expect(abs(curve.share(after: 0.5, of: 1) - share) < 1e-6)
  }

  // (1 + x) e^(-x) = 0.001 for x = 9.2334; for a damping of 0.8, e^(-0.8 x) / 0.6 = 0.001 for 9.2733; for one
  // of 2, the slower part is 1.0774 e^(-0.26795 x), which is 0.001 for x = 26.058; for one of 1.001, whose parts are
  // almost alike, 11.6888 e^(-0.956267 x) - 10.6888 e^(-1.045733 x) is 0.001 for x = 9.2618.
  @Test(
    "A spring is at rest when it is within a thousandth of its way",
    arguments: [(1, 9.2334), (0.8, 9.2733), (2, 26.058), (1.001, 9.2618)]
  )
  func rest(damping: Double, angle: Double) {
    #expect(abs(MotionCurve.restingAngle(damping: damping) - angle) < 1e-3)
  }

  @Test("A spring with more damping is slower, and comes to its end, too")
  func slow() {
    let slow = MotionCurve.spring(response: 1, damping: 2)
    let calm = MotionCurve.spring(response: 1, damping: 1)
    #expect(slow.share(after: 0.5, of: 10) < calm.share(after: 0.5, of: 10))
    #expect(slow.share(after: 9, of: 10) > 0.999)
  }

  // 1 - (a e^(-b w t) - b e^(-a w t)) / (a - b) for w = 2 pi, a = 2 + √3 and b = 2 - √3.
  @Test(
    "A spring with more damping follows the closed form from its first moment",
    arguments: [(0.05, 0.033575527), (0.1, 0.096997723), (0.2, 0.231361509)]
  )
  func slowStart(time: Double, share: Double) {
    let curve = MotionCurve.spring(response: 1, damping: 2)
    #expect(abs(curve.share(after: time, of: 10) - share) < 1e-8)
  }

  @Test(
    "The powers of e are those of the tables",
    arguments: [(1, 0.36787944117144233), (20, 2.061153622438558e-9)]
  )
  func decay(exponent: Double, power: Double) {
    #expect(abs(Exponential.decay(exponent) / power - 1) < 1e-13)
  }

  @Test("No exponent is too large or too odd")
  func oddExponents() {
    #expect(Exponential.decay(.infinity) == 0)
    #expect(Exponential.decay(.nan) == 1)
    #expect(Exponential.decay(-3) == 1)
  }

  @Test("Sine and cosine are those of the tables")
  func wave() {
    #expect(abs(Exponential.wave(.pi / 6).sine - 0.5) < 1e-15)
    #expect(abs(Exponential.wave(.pi / 3).cosine - 0.5) < 1e-15)
    #expect(abs(Exponential.wave(5.5).sine + 0.7055403255703919) < 1e-12)
    #expect(Exponential.wave(.infinity).cosine == 1)
  }
}
