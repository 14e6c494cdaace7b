extension Diagnosis {
  /// Nodes with infinite or NaN frames, including those that outlines leave out: screen by screen, then those
  /// on no screen.
  func endless(on screens: [VisibleScreen]) -> [Finding] {
    var rest = endlessNodes
    let found = screens.compactMap { screen -> Finding? in
      let whole = screen.positions
      defer { rest.removeAll(where: whole.contains) }
      return endless(rest.filter(whole.contains), of: screen.route)
    }
    return found + [endless(rest, of: "window")].compactMap { $0 }
  }

  /// The positions of infinite nodes: the innermost among nested boxes.
  private var endlessNodes: [Int] {
    var found: [Int] = []
    var next = tree.nodes.count
    for index in tree.nodes.indices.reversed() {
      guard let frame = tree.nodes[index].frame, !frame.isFinite else { continue }
      if next >= tree.subtree(of: index).upperBound, looks(for: .endlessContent, at: index) {
        found.append(index)
      }
      next = index
    }
    return found.reversed()
  }

  private func endless(_ indices: [Int], of place: String) -> Finding? {
    guard !indices.isEmpty else { return nil }
    return Finding(
      code: .endlessContent,
      place: place,
      found: "This has no end: \(list(phrases: indices.map(phrase))).",
      advice: "A layout answers infinity where nothing limits it, or a frame is infinite. "
        + "Give it a length."
    )
  }

  /// The name of a node; for a nameless box, that of its content.
  func phrase(for index: Int) -> String {
    let node = tree.nodes[index]
    guard node.role == .box else { return "“\(name(of: index))”" }
    if let identifier = node.identifier { return "“#\(identifier)”" }
    let inside = tree.subtree(of: index).dropFirst()
    let named = inside.first { tree.nodes[$0].detail != .layout }
    return "the \(name(of: index))" + (named.map { " around “\(name(of: $0))”" } ?? "")
  }
}

extension Rect {
  /// Whether its position and its size are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}
