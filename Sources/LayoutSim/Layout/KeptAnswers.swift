/// What the boxes of a tree answered, as far as it does not stand in the boxes.
struct KeptAnswers: ~Copyable {
  /// What boxes that negotiate answered.
  private(set) var negotiations = UnsafeMutablePointer<Negotiation>.nowhere
  private var capacity = 0

  /// What texts answered.
  var texts = TextAnswerPool()

  /// Answers to questions that were too deep, and those that lost their place too often.
  var exact = AnswerTable()

  deinit {
    if capacity > 0 { negotiations.deallocate() }
  }

  /// Makes room for so many boxes that negotiate and have not answered anything.
  mutating func prepare(negotiations count: Int) {
    if count > capacity {
      if capacity > 0 { negotiations.deallocate() }
      negotiations = .allocate(capacity: count)
      capacity = count
    }
    for number in 0..<count { Negotiation.clear(negotiations + number) }
  }

  /// Takes all answers away and keeps the memory.
  mutating func removeAll() {
    texts.removeAll()
    exact.removeAll()
  }
}
