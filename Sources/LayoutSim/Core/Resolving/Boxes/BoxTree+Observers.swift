extension BoxTree {
  /// The observers of all boxes but those that layouts left out, in tree order.
  func shownObservers() -> [(index: Int, observer: BoxObserver)] {
    guard !tables.observers.isEmpty else { return [] }
    let leftOut = leftOut
    return (0..<count).compactMap { index in
      guard nodes[index].label == .observer, !leftOut.contains(index) else { return nil }
      return (index, tables.observers[Int(nodes[index].payload)])
    }
  }

  /// The name of the box at `index` in findings: the first text in it, or else its kind.
  func name(of index: Int) -> String {
    for inner in index..<index + Int(nodes[index].span) {
      let semantics = tables.semantics(of: nodes[inner])
      if let identifier = semantics.identifier { return "#\(identifier)" }
      let isText = nodes[inner].kind == .text
      let words = semantics.label ?? (isText ? tables.texts[Int(nodes[inner].payload)].words : nil)
      if let words, !words.isEmpty { return "“\(words.prefix(40))”" }
    }
    var content = index
    while nodes[content].label == .observer, nodes[content].childCount == 1 {
      content = solver.firstChild(of: content)
    }
    return nodes[content].label.rawValue
  }
}
