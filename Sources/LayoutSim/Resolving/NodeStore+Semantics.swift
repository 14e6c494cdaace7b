extension NodeStore {
  /// Changes what the content from `start` on means: the first thing or container in it, seen
  /// through the boxes around it that only change its size or place.
  mutating func annotate(from start: Int, _ change: (inout Semantics) -> Void) {
    guard start < nodes.count else { return }
    let index = marked(from: start)
    if nodes[index].semantics < 0 {
      nodes[index].semantics = semantics.count
      semantics.append(Semantics())
    }
    change(&semantics[nodes[index].semantics])
    // What its author marks is worth a line, also a surface that is otherwise only drawn.
    if semantics[nodes[index].semantics].detail == .layout {
      semantics[nodes[index].semantics].detail = .semantic
    }
  }

  /// Whether the box at `index` is a thing to the user, and not only there for layout.
  func isThing(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.kind == .text { return true }
    return node.semantics >= 0 && semantics[node.semantics].detail != .layout
  }

  /// The box that a mark on the content from `start` on belongs to.
  private func marked(from start: Int) -> Int {
    var index = start
    while !isThing(index), let next = wrapped(by: index) { index = next }
    return index
  }

  /// The one child that the box at `index` stands around; `nil` if it has none, or arranges
  /// several.
  private func wrapped(by index: Int) -> Int? {
    let node = nodes[index]
    // A stack of one element is laid out as if it were not there, and means what its author says.
    guard node.span > 1, node.label != .row, node.label != .column else { return nil }
    switch node.kind {
    case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .overlay:
      return index + 1
    case .background:
      return index + 1 + nodes[index + 1].span
    case .fixed, .fill, .spacer, .line, .text, .stack, .layers, .scroll, .container, .mention:
      return nil
    }
  }
}
