extension Solver {
  /// The size of the text `node` for `offer`, which is what it hears now.
  @inline(__always)
  func textSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    node.pointee.traits.remove(.anyHeight)
    if node.pointee.isAmple(offer) {
      noteOneLine(node, offer)
      return Size(width: node.pointee.numbers.0, height: node.pointee.numbers.1)
    }
    if node.pointee.traits.contains(.soleAnswer) { moveSoleAnswer(of: node) }
    // In no room at all there are no words, however they are measured, unless room is kept for lines.
    if offer.width == 0, offer.height == 0,
      desk.pointee.tables.texts[Int(node.pointee.payload)].lines.least < 1
    {
      return .zero
    }
    let size = constrainedSize(node, offer)
    noteOneLine(node, offer)
    return size
  }

  /// Marks a text that has room for all words in one line: no height drops that.
  @inline(__always)
  private func noteOneLine(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) {
    if node.pointee.isNaturalLine(in: offer) { node.pointee.traits.insert(.anyHeight) }
  }

  @inline(never)
  private func constrainedSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    if let known = knownAnswer(node, offer) { return known.pointee.size }
    let (metrics, isNatural) = measure(node, offer)
    if isNatural { return metrics.size }
    // Most texts are asked once.
    if node.pointee.answers < 0, !node.pointee.traits.contains(.naturalLines) {
      node.pointee.noteText(metrics, as: .soleAnswer)
    } else {
      keep(metrics, for: offer, of: node)
    }
    return metrics.size
  }

  /// The size and the baselines of the text at `index` for `offer`, which need not be what it heard last.
  func textAnswer(_ index: Int, _ offer: Offer) -> TextAnswer {
    let node = nodes + index
    if node.pointee.traits.contains(.soleAnswer) {
      if node.pointee.offer == offer { return node.pointee.textAnswer }
      moveSoleAnswer(of: node)
    }
    if node.pointee.isAmple(offer) { return node.pointee.textAnswer }
    if let known = knownAnswer(node, offer) { return known.pointee }
    let (metrics, isNatural) = measure(node, offer)
    if !isNatural { keep(metrics, for: offer, of: node) }
    return TextAnswer(offer, metrics)
  }

  /// The lines of the text at `index` for `offer`.
  func textLayout(_ index: Int, _ offer: Offer) -> TextLayout {
    desk.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.layOut(
        desk.pointee.tables.texts.held(Int(nodes[index].payload)),
        in: offer.proposal,
        pixel: desk.pointee.pixel
      )
    }
  }

  /// Where the answer for `offer` is among those that do not stand in the box, until another one is
  /// kept.
  @inline(__always)
  private func knownAnswer(
    _ node: UnsafeMutablePointer<Node>,
    _ offer: Offer
  ) -> UnsafeMutablePointer<TextAnswer>? {
    if node.pointee.answers < 0 { return nil }
    return desk.pointee.answers.texts.find(offer, from: &node.pointee.answers) {
      desk.pointee.tables.texts.held(Int(node.pointee.payload)).pointee.content.mayEndInNewline
    }
  }

  /// Measures a text for `offer`, and notes its natural lines in `node` where that tells them.
  ///
  /// - Returns: Whether these serve the offer, too.
  @inline(__always)
  private func measure(
    _ node: UnsafeMutablePointer<Node>,
    _ offer: Offer
  ) -> (TextMetrics, isNatural: Bool) {
    let number = Int(node.pointee.payload)
    if !node.pointee.traits.contains(.naturalLines), !offer.width.isLimit {
      let natural = measure(number, .ideal)
      node.pointee.noteText(natural, as: .naturalLines)
      if node.pointee.isAmple(offer) { return (natural, true) }
    }
    let metrics = measure(number, offer)
    // Words that have room for their one line have it wherever there is as much room.
    guard metrics.isWholeLine, !node.pointee.traits.contains(.naturalLines), offer.width > 0,
      // A letter that has less room than it needs is as wide as the room, which rounding to pixels may
      // make a little less.
      offer.width > metrics.size.width + 1e-6 * max(1, desk.pointee.pixel),
      // Spaces and newlines at the end are left out where there is no room for them.
      !desk.pointee.tables.texts[number].mayEndInBlank
    else { return (metrics, false) }
    node.pointee.noteText(metrics, as: .naturalLines)
    return (metrics, true)
  }

  @inline(__always)
  private func measure(_ number: Int, _ offer: Offer) -> TextMetrics {
    desk.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.measure(
        desk.pointee.tables.texts.held(number),
        for: offer,
        pixel: desk.pointee.pixel
      )
    }
  }

  @inline(__always)
  private func keep(
    _ metrics: TextMetrics,
    for offer: Offer,
    of node: UnsafeMutablePointer<Node>
  ) {
    desk.pointee.answers.texts.keep(TextAnswer(offer, metrics), before: &node.pointee.answers)
  }

  /// Puts the answer in the numbers of a text among the others, before it hears another offer.
  @inline(never)
  private func moveSoleAnswer(of node: UnsafeMutablePointer<Node>) {
    let answer = node.pointee.textAnswer
    desk.pointee.answers.texts.keep(answer, before: &node.pointee.answers)
    node.pointee.traits.subtract(.textNumbers)
  }
}
