extension Solver {
  /// The size that the box at `index` takes of `offer`.
  func answer(_ index: Int, _ offer: Offer) -> Size {
    if memo[index].offer == offer { return memo[index].answer }
    if store.nodes[index].traits.contains(.rigid), memo[index].offer != Memo.nothing {
      return memo[index].answer
    }
    if postponed != nil { return .zero }
    if depth >= depthLimit {
      let question = Question(box: index, offer: offer)
      if let known = deepAnswers[question] { return known }
      postponed = .size(question)
      return .zero
    }
    depth += 1
    let answer = keptAnswer(index, offer)
    depth -= 1
    if postponed == nil { memo[index] = Memo(offer: offer, answer: answer) }
    return answer
  }

  private func keptAnswer(_ index: Int, _ offer: Offer) -> Size {
    let box = cacheNumber[index]
    guard box >= 0 else { return measure(index, offer) }
    if let known = cache.answer(of: box, to: offer) { return known }
    let answer = measure(index, offer)
    if postponed == nil { cache.remember(answer, of: box, to: offer) }
    return answer
  }

  /// The lines of the text at `index` for `offer`.
  func textLayout(_ index: Int, _ offer: Offer) -> TextLayout {
    let number = store.nodes[index].payload
    let text = store.texts[number]
    let (measurer, pixel) = (measurer, pixel)
    return textAnswers[number].layout(for: offer) { proposal in
      measurer.layOut(text, in: proposal, pixel: pixel)
    }
  }

  /// The baselines of the box at `index` when it is offered `offer`; `nil` without text.
  func baselines(_ index: Int, _ offer: Offer) -> Baselines? {
    guard store.nodes[index].traits.contains(.baseline) else { return nil }
    let question = Question(box: index, offer: offer)
    if let known = baselineAnswers[question] { return known }
    if postponed != nil { return nil }
    if depth >= depthLimit {
      postponed = .baselines(question)
      return nil
    }
    depth += 1
    let found = findBaselines(index, offer)
    depth -= 1
    if postponed == nil { baselineAnswers.updateValue(found, forKey: question) }
    return found
  }

  /// Negotiates the stack at `index`, unless its last negotiation was for the same offer.
  func negotiate(_ index: Int, _ offer: Offer) {
    guard lastRun[index] != offer else { return }
    lastRun[index] = Memo.nothing
    run(index, offer)
    if postponed == nil { lastRun[index] = offer }
  }
}
