extension Diagnosis {
  /// Boxes of a screen that answered one offer with the size of another, because the boxes around them ask
  /// too often.
  func approximatedLayout(on screen: VisibleScreen) -> Finding? {
    guard !pass.shown.limited.isEmpty else { return nil }
    // Everything inside such a box is equally approximate.
    var end = 0
    var words: [String] = []
    for index in pass.shown.limited where index >= end && screen.positions.contains(index) {
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
      advice:
        "Put fewer ratios, flexible frames, grids, layers and custom layouts inside each other."
    )
  }
}
