/// The memory of a tree that is gone, for the next one.
///
/// A pass makes as many boxes as the one before, so asking for fresh memory each time would cost more
/// than layout does.
struct LayoutMemory: ~Copyable {
  var nodes = NodeBuffer()
  var tables = SideTables()
  var queue = WaitingQueue()
  var answers = AnswerBuffer()

  init(
    nodes: consuming NodeBuffer,
    tables: consuming SideTables,
    queue: consuming WaitingQueue,
    answers: consuming AnswerBuffer
  ) {
    self.nodes = nodes
    self.tables = tables
    self.queue = queue
    self.answers = answers
  }

  init() {}
}

/// The answers of all boxes that negotiate, and of all texts.
struct AnswerBuffer: ~Copyable {
  private(set) var negotiations = UnsafeMutablePointer<Negotiation>.nowhere
  private(set) var texts = UnsafeMutablePointer<TextAnswers>.nowhere
  private var negotiationCapacity = 0
  private var textCapacity = 0

  deinit {
    if negotiationCapacity > 0 { negotiations.deallocate() }
    if textCapacity > 0 { texts.deallocate() }
  }

  /// Makes room for so many boxes and texts that have not answered anything.
  mutating func prepare(negotiations count: Int, texts textCount: Int) {
    if count > negotiationCapacity {
      if negotiationCapacity > 0 { negotiations.deallocate() }
      negotiations = .allocate(capacity: count)
      negotiationCapacity = count
    }
    if textCount > textCapacity {
      if textCapacity > 0 { texts.deallocate() }
      texts = .allocate(capacity: textCount)
      textCapacity = textCount
    }
    negotiations.initialize(repeating: Negotiation(), count: count)
    texts.initialize(repeating: TextAnswers(), count: textCount)
  }
}
