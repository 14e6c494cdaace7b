extension Solver {
  /// Computes the size of a box with children for `offer`, and stores both.
  @inline(never)
  func boxAnswer(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    let traits = node.pointee.traits
    if traits.contains(.anyHeight), node.pointee.offer.width == offer.width {
      return note(node.pointee.size, offer, node)
    }
    node.pointee.traits = traits.subtracting(.anyHeight)
    // A box that fills its offer need not be asked.
    if traits.isSuperset(of: .fills), offer.width >= 0, offer.height >= 0 {
      return note(Size(width: offer.width, height: offer.height), offer, node)
    }
    let keepsAnswers = node.pointee.kind.keepsAnswers
    if keepsAnswers, let known = keptAnswer(index, offer) { return note(known, offer, node) }
    if isBeyondReach(index, offer, depth) {
      return noteIfKnown(exactAnswer(of: index, offer), offer, node)
    }
    if keepsAnswers, state.pointee.limiter.isLimiting, let known = limitedAnswer(index, offer) {
      return note(known, offer, node)
    }
    let size =
      switch node.pointee.kind {
      case .stack: run(index, offer, depth + 1)
      case .layers: layersSize(index, offer, depth + 1)
      case .container: containerSize(index, offer, depth + 1)
      case .safeArea: safeAreaSize(index, offer, depth + 1)
      default: modifierSize(index, offer, depth + 1)
      }
    if isInterrupted { return noteNothing(node) }
    if keepsAnswers {
      keep(size, of: index, for: offer)
    } else if heedsNoHeight(index) {
      node.pointee.traits.insert(.anyHeight)
    }
    return note(size, offer, node)
  }

  /// The answer of the box at `index` to `offer`, or to any height with its width.
  @inline(__always)
  private func keptAnswer(_ index: Int, _ offer: Offer) -> Size? {
    if nodes[index].answerCount == 0 { return nil }
    if let known = exactAnswer(of: index, offer) { return known }
    guard let known = exactAnswer(of: index, offer.forAnyHeight) else { return nil }
    nodes[index].traits.insert(.anyHeight)
    return known
  }

  private func keep(_ size: Size, of index: Int, for offer: Offer) {
    let node = nodes + index
    assert(size.width >= 0 && size.height >= 0, "Box \(index) answers \(size) to \(offer).")
    let offer = node.pointee.traits.contains(.anyHeight) ? offer.forAnyHeight : offer
    state.pointee.caches.sizes[Question(box: index, offer: offer)] = size
    node.pointee.answerCount += 1
    if node.pointee.answerCount <= OfferLimiter.uncountedOffers { return }
    state.pointee.limiter.note(
      offer,
      at: index,
      in: UnsafeMutableBufferPointer(start: nodes, count: count)
    )
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

  private func exactAnswer(of index: Int, _ offer: Offer) -> Size? {
    state.pointee.caches.sizes[Question(box: index, offer: offer)]
  }

  /// Whether a question cannot be answered now, because it, or another one, was too deep.
  ///
  /// One that is too deep is postponed, unless its answer is known.
  @inline(__always)
  private func isBeyondReach(_ index: Int, _ offer: Offer, _ depth: Int) -> Bool {
    if isInterrupted { return true }
    if depth < state.pointee.depthLimit { return false }
    postpone(index, offer)
    return true
  }

  @inline(never)
  private func postpone(_ index: Int, _ offer: Offer) {
    let question = Question(box: index, offer: offer)
    if state.pointee.caches.sizes[question] != nil { return }
    state.pointee.postponed = question
    state.pointee.isInterrupted = true
  }

  /// Whether the last answer of a box around one child, which was asked for it, holds for every height.
  @inline(__always)
  private func heedsNoHeight(_ index: Int) -> Bool {
    let node = nodes + index
    guard node.pointee.childCount > 0 else { return false }
    switch node.pointee.kind {
    case .frame where node.pointee.frameHeight != nil, .fixedSize where node.pointee.freesHeight:
      // The child is always offered the same height.
      return true
    case .flexibleFrame:
      let limits = state.pointee.tables.limits[Int(node.pointee.payload)]
      if limits.height.isConstraining { return false }
    case .scroll, .aspectRatio, .position, .ignoresSafeArea:
      return false
    default:
      break
    }
    return !nodes[primary(of: index)].traits.isDisjoint(with: .heedsNoHeight)
  }
}
