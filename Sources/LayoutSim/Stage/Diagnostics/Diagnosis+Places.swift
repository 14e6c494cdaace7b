extension Diagnosis {
  /// Content that sticks out of its surface at a side, where nothing scrolls it into sight.
  func tooWide(on screen: VisibleScreen) -> Finding? {
    guard let bounds = tree.nodes[screen.surface].frame else { return nil }
    var words: [String] = []
    // What is in a thing that sticks out is not named once more.
    var end = 0
    for content in screen.contents where !content.surroundings.scrolls && content.index >= end {
      guard let frame = tree.nodes[content.index].frame, frame.size.width > 0,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance,
        tree.nodes[content.index].role != .fill, looks(for: "content-too-wide", at: content.index)
      else { continue }
      words.append(name(of: content.index))
      if tree.nodes[content.index].isCombined {
        end = content.index + tree.nodes[content.index].subtreeLength
      }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "content-too-wide",
      place: screen.route,
      found: "The screen is \(PrintedNumber.text(bounds.size.width)) points wide, and this sticks "
        + "out of it: \(list(words)).",
      advice: "Let it wrap or shrink, or put it into a ScrollArea."
    )
  }

  /// What is as long as nothing can be, or nowhere, whether it is worth a line or not: screen by screen,
  /// and then what stands on none, in a popover or in a bar that an app draws.
  func endless(on screens: [VisibleScreen]) -> [Finding] {
    var rest = endlessNodes
    let found = screens.compactMap { screen -> Finding? in
      let whole = screen.position..<screen.position + tree.nodes[screen.position].subtreeLength
      defer { rest.removeAll(where: whole.contains) }
      return endless(rest.filter(whole.contains), of: screen.route)
    }
    return found + [endless(rest, of: "window")].compactMap { $0 }
  }

  /// The positions of what has no end: the innermost of boxes around each other.
  private var endlessNodes: [Int] {
    var found: [Int] = []
    var next = tree.nodes.count
    for index in tree.nodes.indices.reversed() {
      guard let frame = tree.nodes[index].frame, !frame.isFinite else { continue }
      if next >= index + tree.nodes[index].subtreeLength, looks(for: "endless-content", at: index) {
        found.append(index)
      }
      next = index
    }
    return found.reversed()
  }

  private func endless(_ indices: [Int], of place: String) -> Finding? {
    guard !indices.isEmpty else { return nil }
    return Finding(
      code: "endless-content",
      place: place,
      found: "This has no end: \(list(phrases: indices.map(phrase))).",
      advice: "A layout answers infinity where nothing limits it, or a frame is infinite. "
        + "Give it a length."
    )
  }

  /// A box that has no name by what is in it; anything else by its name.
  private func phrase(for index: Int) -> String {
    let node = tree.nodes[index]
    guard node.role == .box else { return "“\(name(of: index))”" }
    if let identifier = node.identifier { return "“#\(identifier)”" }
    let inside = index + 1..<index + node.subtreeLength
    let named = inside.first { tree.nodes[$0].detail != .layout }
    return "the \(name(of: index))" + (named.map { " around “\(name(of: $0))”" } ?? "")
  }

  /// How far, in points, something may go beyond what is right.
  var tolerance: Double { 0.5 }
}

extension Rect {
  /// Whether it is somewhere, and has an end.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}
