extension Diagnosis {
  /// Content that sticks out of its surface at a side, where nothing scrolls it into sight.
  func tooWide(on screen: VisibleScreen) -> Finding? {
    guard let bounds = tree.nodes[screen.surface].frame else { return nil }
    var words: [String] = []
    for content in screen.contents where !content.surroundings.scrolls {
      guard let frame = tree.nodes[content.index].frame, frame.size.width > 0,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance,
        tree.nodes[content.index].role != .fill, looks(for: "content-too-wide", at: content.index)
      else { continue }
      words.append(name(of: content.index))
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "content-too-wide",
      place: screen.route,
      advice: "The screen is \(PrintedNumber.text(bounds.size.width)) points wide, and this sticks "
        + "out of it: \(list(words)). Let it wrap or shrink, or put it into a ScrollArea."
    )
  }

  /// What is as long as nothing can be, whether it is worth a line or not: the innermost of boxes around
  /// each other.
  func endless(on screen: VisibleScreen) -> Finding? {
    let inside = screen.position + 1..<screen.position + tree.nodes[screen.position].subtreeLength
    var words: [String] = []
    var next = inside.upperBound
    for index in inside.reversed() {
      guard let size = tree.nodes[index].frame?.size,
        !(size.width.isFinite && size.height.isFinite)
      else { continue }
      if next >= index + tree.nodes[index].subtreeLength, looks(for: "endless-content", at: index) {
        words.append(phrase(for: index))
      }
      next = index
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "endless-content",
      place: screen.route,
      advice: "This has no end: \(list(phrases: words.reversed())). A layout answers infinity "
        + "where nothing limits it, or a frame is infinite. Give it a length."
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
