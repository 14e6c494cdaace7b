extension Solver {
  /// The size of the text at `index` for `offer`.
  func textSize(_ index: Int, _ offer: Offer) -> Size {
    let numbers = nodes[index].numbers
    // The natural lines serve every offer that has room for them; one line needs no height.
    if numbers.3 >= 0,
      offer.width == Offer.unspecified || offer.width >= numbers.2,
      offer.height == Offer.unspecified || offer.height >= numbers.1
        || (numbers.3 == 1 && offer.width != 0)
    {
      return Size(width: numbers.0, height: numbers.1)
    }
    // In no room at all there are no words, whoever measures, unless room is kept for lines.
    if offer.width == 0, offer.height == 0,
      desk.pointee.tables.texts[Int(nodes[index].payload)].lines.least < 1
    {
      return .zero
    }
    return find(index, offer).pointee.size
  }

  /// The size and the baselines of the text at `index` for `offer`.
  func textAnswer(_ index: Int, _ offer: Offer) -> TextAnswer {
    find(index, offer).pointee
  }

  /// Where the answer for `offer` is, until the text is asked for another one.
  private func find(_ index: Int, _ offer: Offer) -> UnsafeMutablePointer<TextAnswer> {
    let number = Int(nodes[index].payload)
    let answers = desk.pointee.texts + number
    let isNaturalKnown = !answers.pointee.natural.offer.isNone
    if isNaturalKnown, answers.pointee.natural.isAmple(offer) { return answers.natural }
    if !answers.pointee.latest.offer.isNone {
      if answers.pointee.latest.offer == offer { return answers.latest }
      if let known = earlierAnswer(number, offer) { return known }
    }
    if !isNaturalKnown, !offer.width.isLimit {
      measure(
        number,
        Offer(width: Offer.unspecified, height: Offer.unspecified),
        into: answers.natural
      )
      noteNatural(of: index)
      if answers.pointee.natural.isAmple(offer) { return answers.natural }
    }
    let place = freePlace(for: number)
    measure(number, offer, into: place)
    // Words that have room for their one line have it wherever there is as much room.
    guard place.pointee.isWholeLine, answers.pointee.natural.offer.isNone, offer.width > 0,
      // A letter that has less room than it needs is as wide as the room.
      offer.width > place.pointee.size.width,
      // Spaces and newlines at the end are left out where there is no room for them.
      !desk.pointee.tables.texts[number].mayEndInBlank
    else { return place }
    answers.natural.pointee = place.pointee
    place.pointee.offer = .none
    noteNatural(of: index)
    return answers.natural
  }

  /// The lines of the text at `index` for `offer`.
  func textLayout(_ index: Int, _ offer: Offer) -> TextLayout {
    desk.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      measurer.layOut(
        desk.pointee.tables.texts.held(Int(nodes[index].payload)).pointee,
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
    let others = Int(answers.pointee.others)
    if others >= 0,
      let known = desk.pointee.furtherAnswers[others]
        .exchange(
          answers.pointee.latest,
          for: offer,
          mayEndInNewline: { mayEndInNewline(number) }
        )
    {
      answers.latest.pointee = known
      return answers.latest
    }
    return answers.pointee.latest.serves(offer) { mayEndInNewline(number) } ? answers.latest : nil
  }

  private func mayEndInNewline(_ number: Int) -> Bool {
    desk.pointee.tables.texts[number].mayEndInNewline
  }

  private func noteNatural(of index: Int) {
    let answer = (desk.pointee.texts + Int(nodes[index].payload)).natural
    nodes[index].numbers = (
      answer.pointee.size.width, answer.pointee.size.height, answer.pointee.ampleWidth,
      answer.pointee.isWholeLine ? 1 : 0
    )
  }

  /// Where a new answer goes; the latest one moves to the others.
  @inline(__always)
  private func freePlace(for number: Int) -> UnsafeMutablePointer<TextAnswer> {
    let answers = desk.pointee.texts + number
    if !answers.pointee.latest.offer.isNone { keepLatest(of: number) }
    return answers.latest
  }

  @inline(never)
  private func keepLatest(of number: Int) {
    let answers = desk.pointee.texts + number
    if answers.pointee.others < 0 {
      answers.pointee.others = Int32(desk.pointee.furtherAnswers.count)
      desk.pointee.furtherAnswers.append(FurtherAnswers())
    }
    desk.pointee.furtherAnswers[Int(answers.pointee.others)].keep(answers.pointee.latest)
  }

  @inline(__always)
  private func measure(
    _ number: Int,
    _ offer: Offer,
    into answer: UnsafeMutablePointer<TextAnswer>
  ) {
    desk.pointee.measurer._withUnsafeGuaranteedRef { measurer in
      let metrics = measurer.measure(
        desk.pointee.tables.texts.held(number).pointee,
        in: offer.proposal,
        pixel: desk.pointee.pixel
      )
      answer.pointee = TextAnswer(offer: offer, metrics: metrics)
    }
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
