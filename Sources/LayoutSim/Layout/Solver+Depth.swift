/// A question that was too deep, to be answered from a fresh stack.
enum PostponedQuestion {
  case size(Question)
  case baselines(Question)
}

extension Solver {
  /// The result of `ask`, however deep the tree is.
  ///
  /// Questions go down by recursion. One that is too deep is postponed: everything above it is
  /// given up, it is answered from a fresh stack, and what was given up is asked again with that
  /// answer known. So the depth of the tree costs time in proportion, and never the stack.
  func unwinding<Result>(_ ask: () -> Result) -> Result {
    var open: [PostponedQuestion] = []
    while true {
      guard let question = open.last else {
        let result = ask()
        guard let tooDeep = takePostponed() else { return result }
        open.append(tooDeep)
        continue
      }
      let record = answering(question)
      if let tooDeep = takePostponed() {
        open.append(tooDeep)
      } else {
        record()
        open.removeLast()
      }
    }
  }

  private func takePostponed() -> PostponedQuestion? {
    defer { postponed = nil }
    return postponed
  }

  private func answering(_ question: PostponedQuestion) -> () -> Void {
    switch question {
    case .size(let question):
      let size = answer(question.box, question.offer)
      return { self.deepAnswers[question] = size }
    case .baselines(let question):
      // Kept where it is asked for again.
      _ = baselines(question.box, question.offer)
      return {}
    }
  }
}
