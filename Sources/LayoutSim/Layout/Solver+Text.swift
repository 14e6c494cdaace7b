extension Solver {
  /// The size of the text at `index` for `offer`.
  @inline(__always)
  func textSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    node.pointee.traits.remove(.anyHeight)
    if node.pointee.isAmple(offer) {
      noteOneLine(node, offer)
      return Size(width: node.pointee.numbers.0, height: node.pointee.numbers.1)
    }
    // In no room at all there are no words, whoever measures, unless room is kept for lines.
    if offer.width == 0, offer.height == 0,
      desk.pointee.tables.texts[Int(node.pointee.payload)].lines.least < 1
    {
      return .zero
    }
    let size = find(node, offer).pointee.size
    noteOneLine(node, offer)
    return size
  }

  /// Marks a text that has room for all words in one line: no height drops that.
  @inline(__always)
  private func noteOneLine(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) {
    if node.pointee.numbers.3 == 1, offer.width != 0,
      offer.width == Offer.unspecified || offer.width >= node.pointee.numbers.2
    {
      node.pointee.traits.insert(.anyHeight)
    }
  }

  /// The size and the baselines of the text at `index` for `offer`.
  func textAnswer(_ index: Int, _ offer: Offer) -> TextAnswer {
    if nodes[index].isAmple(offer) {
      return (desk.pointee.texts + Int(nodes[index].payload)).pointee.natural
    }
    return find(nodes + index, offer).pointee
  }

  /// Where the answer for `offer` is, for which there is less room than the natural lines need, until
  /// the text is asked for another one.
  @inline(never)
  private func find(
    _ node: UnsafeMutablePointer<Node>,
    _ offer: Offer
  ) -> UnsafeMutablePointer<TextAnswer> {
    let number = Int(node.pointee.payload)
    let answers = desk.pointee.texts + number
    if node.pointee.traits.contains(.answered) {
      if answers.latest.pointee.offer == offer { return answers.latest }
      if let known = earlierAnswer(number, offer) { return known }
    }
    if node.pointee.numbers.3 < 0, !offer.width.isLimit {
      measure(
        number,
        Offer(width: Offer.unspecified, height: Offer.unspecified),
        into: answers.natural
      )
      noteNatural(of: node, answers)
      if node.pointee.isAmple(offer) { return answers.natural }
    }
    if node.pointee.traits.contains(.answered) {
      keepLatest(of: number)
    } else {
      node.pointee.traits.insert(.answered)
      answers.pointee.others = -1
    }
    let answer = answers.latest
    measure(number, offer, into: answer)
    // Words that have room for their one line have it wherever there is as much room.
    guard answer.pointee.isWholeLine, node.pointee.numbers.3 < 0, offer.width > 0,
      // A letter that has less room than it needs is as wide as the room.
      offer.width > answer.pointee.size.width,
      // Spaces and newlines at the end are left out where there is no room for them.
      !desk.pointee.tables.texts[number].mayEndInBlank
    else { return answer }
    answers.pointee.natural = answer.pointee
    noteNatural(of: node, answers)
    if answers.pointee.others < 0 { node.pointee.traits.remove(.answered) }
    return answers.natural
  }

  /// Notes the natural lines of a text in its node.
  @inline(__always)
  private func noteNatural(
    of node: UnsafeMutablePointer<Node>,
    _ answers: UnsafeMutablePointer<TextAnswers>
  ) {
    let natural = answers.natural
    node.pointee.numbers = (
      natural.pointee.size.width, natural.pointee.size.height, natural.pointee.ampleWidth,
      natural.pointee.isWholeLine ? 1 : 0
    )
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

  private func earlierAnswer(
    _ number: Int,
    _ offer: Offer
  ) -> UnsafeMutablePointer<TextAnswer>? {
    let answers = desk.pointee.texts + number
    let others = answers.pointee.others
    if others >= 0,
      FurtherAnswers.exchange(
        answers.latest,
        for: offer,
        at: desk.pointee.furtherAnswers.place(others),
        mayEndInNewline: { mayEndInNewline(number) }
      )
    {
      return answers.latest
    }
    return answers.latest.pointee.serves(offer) { mayEndInNewline(number) } ? answers.latest : nil
  }

  private func mayEndInNewline(_ number: Int) -> Bool {
    desk.pointee.tables.texts[number].mayEndInNewline
  }

  @inline(never)
  private func keepLatest(of number: Int) {
    let answers = desk.pointee.texts + number
    if answers.pointee.others < 0 { answers.pointee.others = desk.pointee.furtherAnswers.add() }
    FurtherAnswers.keep(
      answers.pointee.latest,
      at: desk.pointee.furtherAnswers.place(answers.pointee.others)
    )
  }

  @inline(__always)
  private func measure(
    _ number: Int,
    _ offer: Offer,
    into answer: UnsafeMutablePointer<TextAnswer>
  ) {
    desk.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.measure(
        desk.pointee.tables.texts.held(number),
        for: offer,
        pixel: desk.pointee.pixel,
        into: answer
      )
    }
  }
}

extension Node {
  /// Whether the natural lines of a text serve an `offer`: it has room for them, and one line needs no
  /// height.
  @inline(__always)
  fileprivate func isAmple(_ offer: Offer) -> Bool {
    numbers.3 >= 0
      && (offer.width == Offer.unspecified || offer.width >= numbers.2)
      && (offer.height == Offer.unspecified || offer.height >= numbers.1
        // No height drops the first line.
        || (numbers.3 == 1 && offer.width != 0))
  }
}

extension UnsafeMutablePointer<TextAnswers> {
  // An answer stays where it is, and need not be copied to be looked at: the two are the first things
  // among the answers of a text.
  fileprivate var natural: UnsafeMutablePointer<TextAnswer> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: TextAnswer.self)
  }

  fileprivate var latest: UnsafeMutablePointer<TextAnswer> { natural + 1 }
}
