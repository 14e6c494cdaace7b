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
    queue: WaitingQueue,
    answers: AnswerBuffer
  ) {
    self.nodes = nodes
    self.tables = tables
    self.queue = queue
    self.answers = answers
  }

  init() {}
}

/// The answers of all boxes that negotiate, and of all texts; its owner frees it.
struct AnswerBuffer {
  private(set) var negotiations: UnsafeMutablePointer<Negotiation>
  private(set) var texts: UnsafeMutablePointer<TextAnswers>
  private var negotiationCapacity = 8
  private var textCapacity = 8

  init() {
    negotiations = .allocate(capacity: negotiationCapacity)
    texts = .allocate(capacity: textCapacity)
  }

  /// Makes room for so many boxes and texts that have not answered anything.
  mutating func prepare(negotiations count: Int, texts textCount: Int) {
    if count > negotiationCapacity {
      negotiations.deallocate()
      negotiations = .allocate(capacity: count)
      negotiationCapacity = count
    }
    if textCount > textCapacity {
      texts.deallocate()
      texts = .allocate(capacity: textCount)
      textCapacity = textCount
    }
    negotiations.initialize(repeating: Negotiation(), count: count)
    texts.initialize(repeating: TextAnswers(), count: textCount)
  }

  func free() {
    negotiations.deallocate()
    texts.deallocate()
  }
}
