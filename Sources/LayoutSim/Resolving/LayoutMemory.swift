/// The memory of a tree that is gone, for the next one.
///
/// A pass makes as many boxes as the one before, so asking for fresh memory each time would cost more
/// than layout does.
struct LayoutMemory: ~Copyable {
  // Without values to begin with: they would be made even where others are given.
  var nodes: NodeBuffer
  var tables: SideTables
  var queue: WaitingQueue
  var furtherAnswers: FurtherAnswersBuffer
  var answers: AnswerBuffer

  /// Room for the boxes that are open while a tree is built.
  var open: [OpenBox]

  init(
    nodes: consuming NodeBuffer,
    tables: consuming SideTables,
    queue: consuming WaitingQueue,
    furtherAnswers: consuming FurtherAnswersBuffer,
    answers: consuming AnswerBuffer,
    open: consuming [OpenBox]
  ) {
    self.nodes = nodes
    self.tables = tables
    self.queue = queue
    self.furtherAnswers = furtherAnswers
    self.answers = answers
    self.open = open
  }

  init() {
    self.init(
      nodes: NodeBuffer(),
      tables: SideTables(),
      queue: WaitingQueue(),
      furtherAnswers: FurtherAnswersBuffer(),
      answers: AnswerBuffer(),
      open: []
    )
  }
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
    for number in 0..<count { Negotiation.clear(negotiations + number) }
  }
}
