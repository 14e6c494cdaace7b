extension Solver {
  /// The size of the text at `index` for `offer`, its current question.
  @inline(__always)
  func textSize(_ index: Int, _ offer: Offer) -> Size {
    let node = nodes + index
    node.pointee.traits.remove(.anyHeight)
    if node.pointee.isAmple(offer) {
      noteOneLine(node, offer)
      return node.pointee.naturalSize
    }
    // In a zero offer there is no text, however it is measured, unless space is reserved for lines.
    if offer.width == 0, offer.height == 0,
      state.pointee.tables.texts[Int(node.pointee.payload)].lines.least < 1
    {
      return .zero
    }
    let size = constrainedDimensions(index, offer).size
    noteOneLine(node, offer)
    return size
  }

  /// Marks a text that fits in one line, whose size does not depend on the height.
  @inline(__always)
  private func noteOneLine(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) {
    if node.pointee.isNaturalLine(in: offer) { node.pointee.traits.insert(.anyHeight) }
  }

  /// The size and the baselines of the text at `index` for `offer`, which need not be its last question.
  func textDimensions(_ index: Int, _ offer: Offer) -> TextDimensions {
    if nodes[index].isAmple(offer) { return nodes[index].naturalDimensions }
    return constrainedDimensions(index, offer)
  }

  @inline(never)
  private func constrainedDimensions(_ index: Int, _ offer: Offer) -> TextDimensions {
    let node = nodes + index
    let question = Question(box: index, offer: offer)
    if node.pointee.answerCount > 0, let known = state.pointee.caches.texts[question] {
      return known
    }
    let (metrics, isNatural) = measureText(node, offer)
    let dimensions = TextDimensions(metrics)
    // Most texts are asked once, which is not worth an entry: the answer is in the box.
    if !isNatural, node.pointee.offer != .none {
      state.pointee.caches.texts[question] = dimensions
      node.pointee.answerCount += 1
    }
    return dimensions
  }

  /// The lines of the text at `index` for `offer`.
  func textLayout(_ index: Int, _ offer: Offer) -> TextLayout {
    state.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.layOut(
        state.pointee.tables.texts.address(ofTextAt: Int(nodes[index].payload)),
        in: offer.proposal,
        pixel: state.pointee.pixel
      )
    }
  }

  /// Measures a text for `offer`, and stores its natural lines in `node` if the answer determines them.
  ///
  /// - Returns: Whether these are valid for the offer, too.
  @inline(__always)
  private func measureText(
    _ node: UnsafeMutablePointer<Node>,
    _ offer: Offer
  ) -> (TextMetrics, isNatural: Bool) {
    let number = Int(node.pointee.payload)
    if !node.pointee.traits.contains(.naturalLines), !offer.width.isLimit {
      let natural = measureText(number, .ideal)
      node.pointee.noteNaturalLines(natural)
      if node.pointee.isAmple(offer) { return (natural, true) }
    }
    let metrics = measureText(number, offer)
    // Text that fits in one line does so in every offer that is at least as wide.
    guard metrics.isWholeLine, !node.pointee.traits.contains(.naturalLines), offer.width > 0,
      // A character in too little width is as wide as the offer, which rounding to pixels may reduce
      // slightly.
      offer.width > metrics.size.width + 1e-6 * max(1, state.pointee.pixel),
      // Trailing spaces and newlines are left out if there is no room for them.
      !state.pointee.tables.texts[number].mayEndInBlank
    else { return (metrics, false) }
    node.pointee.noteNaturalLines(metrics)
    return (metrics, true)
  }

  @inline(__always)
  private func measureText(_ number: Int, _ offer: Offer) -> TextMetrics {
    state.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.measure(
        state.pointee.tables.texts.address(ofTextAt: number),
        for: offer,
        pixel: state.pointee.pixel
      )
    }
  }
}

extension TextMetrics {
  /// Whether the whole text is in one line in its full size, or empty.
  @inline(__always)
  var isWholeLine: Bool { isWhole && lineCount <= 1 }
}
