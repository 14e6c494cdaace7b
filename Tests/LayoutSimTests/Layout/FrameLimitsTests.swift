import Testing

@testable import LayoutSim

/// Limits of flexible frames.
struct FrameLimitsTests {
  @Test("The least length wins over the ideal one, and that over the greatest")
  func repair() {
    let limits = LengthLimits(minimum: 50, ideal: 20, maximum: 10)
    #expect(limits.ideal == 50)
    #expect(limits.maximum == 50)
  }

  @Test("Lengths that are not numbers count as not given")
  func hostile() {
    let limits = LengthLimits(minimum: .nan, ideal: .infinity, maximum: -.nan)
    #expect(!limits.isConstraining)
    #expect(LengthLimits(minimum: -5, ideal: nil, maximum: nil).minimum == 0)
  }

  @Test("A greatest length alone grows to the offer, and never below the content")
  func maximumOnly() {
    let limits = LengthLimits(minimum: nil, ideal: nil, maximum: .infinity)
    #expect(limits.answer(to: 200, around: 80) == 200)
    #expect(limits.answer(to: 50, around: 80) == 80)
    #expect(limits.answer(to: Offer.unspecified, around: 80) == 80)
  }

  @Test("With both limits the frame takes the offer, whatever the content needs")
  func both() {
    let limits = LengthLimits(minimum: 0, ideal: nil, maximum: .infinity)
    #expect(limits.answer(to: 50) == 50)
    #expect(limits.answer(to: Offer.unspecified) == nil)
  }

  @Test("The content keeps its ideal length in a frame that was offered none")
  func placement() {
    let limits = LengthLimits(minimum: 10, ideal: nil, maximum: 100)
    #expect(limits.placementOffer(for: Offer.unspecified, final: 40) == Offer.unspecified)
    #expect(limits.placementOffer(for: Offer.unspecified, final: 100) == 100)
    #expect(limits.placementOffer(for: 70, final: 70) == 70)
  }
}
