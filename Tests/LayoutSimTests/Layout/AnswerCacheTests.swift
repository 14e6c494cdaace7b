import Testing

@testable import LayoutSim

/// The cache of answers.
struct AnswerCacheTests {
  private static let lengths = [Offer.unspecified, 0, 0.5, 390, 844, .infinity]

  private static var questions: [Question] {
    (0..<100).flatMap { box in
      lengths.flatMap { width in
        lengths.map { Question(box: box, offer: Offer(width: width, height: $0)) }
      }
    }
  }

  @Test("It knows each of many answers, and the later one of two")
  func answers() {
    var table = AnswerCache<Size>()
    for (number, question) in Self.questions.enumerated() {
      table[question] = Size(width: 1, height: 1)
      table[question] = Size(width: Double(number), height: 2)
    }
    for (number, question) in Self.questions.enumerated() {
      #expect(table[question] == Size(width: Double(number), height: 2))
    }
    #expect(table[Question(box: 100, offer: Offer(width: 0, height: 0))] == nil)
  }

  @Test("It forgets all of them")
  func forgetting() {
    var table = AnswerCache<Size>()
    for question in Self.questions { table[question] = .zero }
    table.removeAll()
    #expect(Self.questions.allSatisfy { table[$0] == nil })
  }
}
