import Testing

@testable import LayoutSim

@Suite("Answers of a negotiation")
struct NegotiationTests {
  private static let lengths = [Offer.unspecified, 0, .infinity, 100, 200]
  private static let offers = lengths.flatMap { width in
    lengths.map { Offer(width: width, height: $0) }
  }

  /// Calls `body` with a negotiation that has not answered anything.
  private func withNegotiation(_ body: (UnsafeMutablePointer<Negotiation>) -> Void) {
    let block = UnsafeMutablePointer<Negotiation>.allocate(capacity: 1)
    defer { block.deallocate() }
    Negotiation.clear(block)
    body(block)
  }

  private func keep(
    _ width: Double,
    for offer: Offer,
    anyHeight: Bool = false,
    in block: UnsafeMutablePointer<Negotiation>
  ) {
    let place = Negotiation.Place(of: offer)
    Negotiation.keep(Size(width: width, height: 1), for: offer, at: place, anyHeight, in: block)
  }

  private func answer(_ offer: Offer, in block: UnsafeMutablePointer<Negotiation>) -> Double? {
    let place = Negotiation.Place(of: offer)
    return
      (Negotiation.answerForAnyHeight(in: block, at: place, offer)
      ?? Negotiation.answer(in: block, at: place, to: offer))?.width
  }

  @Test("An answer is found for its offer and for no other", arguments: offers)
  func exact(offer: Offer) {
    withNegotiation { block in
      keep(7, for: offer, in: block)
      for other in Self.offers {
        #expect(answer(other, in: block) == (other == offer ? 7 : nil), "\(other)")
      }
    }
  }

  @Test("Offers of different classes keep their answers beside each other")
  func classes() {
    withNegotiation { block in
      let offers = Self.offers.filter { $0.width != 200 && $0.height != 200 }
      for (number, offer) in offers.enumerated() { keep(Double(number), for: offer, in: block) }
      for (number, offer) in offers.enumerated() {
        #expect(answer(offer, in: block) == Double(number))
      }
      #expect(block.pointee.evictions == 0)
    }
  }

  @Test("An answer for every height is found for each one with its width")
  func anyHeight() {
    withNegotiation { block in
      keep(7, for: Offer(width: 100, height: 50), anyHeight: true, in: block)
      for offer in Self.offers {
        #expect(answer(offer, in: block) == (offer.width == 100 ? 7 : nil), "\(offer)")
      }
      // One for no height takes its place.
      keep(8, for: Offer(width: 100, height: Offer.unspecified), in: block)
      #expect(answer(Offer(width: 100, height: 50), in: block) == nil)
      #expect(answer(Offer(width: 100, height: Offer.unspecified), in: block) == 8)
    }
  }

  @Test("What loses its place is told with its offer", arguments: offers)
  func lost(offer: Offer) {
    withNegotiation { block in
      let place = Negotiation.Place(of: offer)
      #expect(Negotiation.lost(in: block, at: place, false) == nil)
      keep(7, for: offer, in: block)
      let lost = Negotiation.lost(in: block, at: place, false)
      #expect(lost?.offer == offer)
      #expect(lost?.answer.width == 7)
      keep(8, for: offer, anyHeight: true, in: block)
      let forAnyHeight = Negotiation.lost(in: block, at: place, true)
      #expect(forAnyHeight?.offer == Offer(width: offer.width, height: Offer.anyHeight))
      #expect(forAnyHeight?.answer.width == 8)
    }
  }

  @Test("A box takes no more than 144 bytes, and its negotiation no more than 512")
  func memory() {
    #expect(MemoryLayout<Node>.stride <= 144)
    #expect(MemoryLayout<Negotiation>.stride <= 512)
  }
}
