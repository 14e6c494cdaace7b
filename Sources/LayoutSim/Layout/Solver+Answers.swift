extension Solver {
  /// Works out the size of a box with children for `offer`, and notes both.
  @inline(never)
  func boxAnswer(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    let traits = node.pointee.traits
    if traits.contains(.anyHeight), node.pointee.offer.width == offer.width {
      return note(node.pointee.size, offer, node)
    }
    node.pointee.traits = traits.subtracting(.anyHeight)
    // What takes all that it is offered need not be asked.
    if traits.isSuperset(of: .fills), offer.width >= 0, offer.height >= 0 {
      return note(Size(width: offer.width, height: offer.height), offer, node)
    }
    if node.pointee.answers < 0 {
      if isBeyondReach(index, offer, depth) {
        return noteIfKnown(exactAnswer(of: index, offer), offer, node)
      }
      let size = modifierSize(index, offer, depth + 1)
      if isInterrupted { return noteNothing(node) }
      if heedsNoHeight(index) { node.pointee.traits.insert(.anyHeight) }
      return note(size, offer, node)
    }
    let block = desk.pointee.answers.negotiations + Int(node.pointee.answers)
    let place = Negotiation.Place(of: offer)
    if let known = Negotiation.answerForAnyHeight(in: block, at: place, offer) {
      node.pointee.traits.insert(.anyHeight)
      return note(known, offer, node)
    }
    if let known = Negotiation.answer(in: block, at: place, to: offer) {
      return note(known, offer, node)
    }
    if isBeyondReach(index, offer, depth) {
      return noteIfKnown(exactAnswer(of: index, offer), offer, node)
    }
    let losesAnswers = block.pointee.evictions >= Negotiation.patience
    if losesAnswers, let known = lostAnswer(index, offer) { return note(known, offer, node) }
    let size =
      switch node.pointee.kind {
      case .stack: run(index, offer, depth + 1)
      case .layers: layersSize(index, offer, depth + 1)
      case .container: containerSize(index, offer, depth + 1)
      case .safeArea: safeAreaSize(index, offer, depth + 1)
      default: modifierSize(index, offer, depth + 1)
      }
    if isInterrupted { return noteNothing(node) }
    let holdsForAnyHeight = node.pointee.traits.contains(.anyHeight)
    // What loses its place often goes to the table.
    if losesAnswers { saveAnswer(of: index, at: place, holdsForAnyHeight, block) }
    Negotiation.keep(size, for: offer, at: place, holdsForAnyHeight, in: block)
    return note(size, offer, node)
  }

  @inline(__always)
  private func note(_ size: Size, _ offer: Offer, _ node: UnsafeMutablePointer<Node>) -> Size {
    node.pointee.offer = offer
    node.pointee.size = size
    return size
  }

  @inline(__always)
  private func noteNothing(_ node: UnsafeMutablePointer<Node>) -> Size {
    note(.zero, .none, node)
  }

  @inline(never)
  private func noteIfKnown(
    _ size: Size?,
    _ offer: Offer,
    _ node: UnsafeMutablePointer<Node>
  ) -> Size {
    guard let size, !isInterrupted else { return noteNothing(node) }
    return note(size, offer, node)
  }

  /// The answer in the table of those that have no place of their own.
  func exactAnswer(of index: Int, _ offer: Offer) -> Size? {
    desk.pointee.answers.exact[Question(box: index, offer: offer)]
  }

  /// Whether a question cannot be answered now: it is too deep, or another one was.
  ///
  /// One that is too deep is postponed, unless its answer is known.
  @inline(__always)
  private func isBeyondReach(_ index: Int, _ offer: Offer, _ depth: Int) -> Bool {
    if isInterrupted { return true }
    if depth < desk.pointee.depthLimit { return false }
    postpone(index, offer)
    return true
  }

  @inline(never)
  private func postpone(_ index: Int, _ offer: Offer) {
    let question = Question(box: index, offer: offer)
    if desk.pointee.answers.exact[question] != nil { return }
    desk.pointee.postponed = question
    desk.pointee.isInterrupted = true
  }

  /// Puts the answer that is about to lose its place into the table.
  @inline(never)
  private func saveAnswer(
    of index: Int,
    at place: Negotiation.Place,
    _ isForAnyHeight: Bool,
    _ block: UnsafeMutablePointer<Negotiation>
  ) {
    guard let lost = Negotiation.lost(in: block, at: place, isForAnyHeight) else { return }
    desk.pointee.answers.exact[Question(box: index, offer: lost.offer)] = lost.answer
    desk.pointee.crowds.note(
      lost.offer,
      at: index,
      in: UnsafeMutableBufferPointer(start: nodes, count: count)
    )
  }

  /// The answer that a box gave and lost, if it went to the table, or that it gives in place of one.
  @inline(never)
  private func lostAnswer(_ index: Int, _ offer: Offer) -> Size? {
    if let known = exactAnswer(of: index, offer) { return known }
    let forAnyHeight = Offer(width: offer.width, height: Offer.anyHeight)
    guard let known = exactAnswer(of: index, forAnyHeight) else {
      return crowdedAnswer(index, offer)
    }
    nodes[index].traits.insert(.anyHeight)
    return known
  }

  /// Whether the last answer of a box around one child, which was asked for it, holds for every height.
  @inline(__always)
  private func heedsNoHeight(_ index: Int) -> Bool {
    let node = nodes + index
    guard node.pointee.childCount > 0 else { return false }
    switch node.pointee.kind {
    case .frame where !node.pointee.numbers.1.isNaN, .fixedSize where node.pointee.numbers.1 != 0:
      // The child is always offered the same height.
      return true
    case .flexibleFrame:
      let limits = desk.pointee.tables.limits[Int(node.pointee.payload)]
      if limits.height.isConstraining { return false }
    case .scroll, .aspectRatio, .position, .ignoresSafeArea:
      return false
    default:
      break
    }
    return !nodes[primary(of: index)].traits.isDisjoint(with: .heedsNoHeight)
  }
}
