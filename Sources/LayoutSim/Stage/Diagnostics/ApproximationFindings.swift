extension Diagnosis {
  /// Boxes of a screen that took an offer for another one, because those around them ask too much.
  func approximatedLayout(on screen: VisibleScreen) -> Finding? {
    guard !pass.limited.isEmpty else { return nil }
    // What is in one of them is as far off as it is.
    var end = 0
    var words: [String] = []
    for index in pass.limited where index >= end && screen.positions.contains(index) {
      end = tree.subtree(of: index).upperBound
      if looks(for: .layoutApproximated, at: index) { words.append(phrase(for: index)) }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .layoutApproximated,
      place: screen.route,
      found:
        "This is inside so many boxes that change what they offer that it took an offer for a similar "
        + "one: \(list(phrases: words)). Its size and what is around it may be off.",
      advice: "Put fewer ratios, flexible frames, grids and custom layouts inside each other."
    )
  }
}
