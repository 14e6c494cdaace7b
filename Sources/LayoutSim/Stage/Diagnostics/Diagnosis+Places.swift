extension Diagnosis {
  /// Content that sticks out of its surface at a side, where nothing scrolls it into sight.
  ///
  /// Pictures that cover what they are offered, and those behind something, are meant to.
  func tooWide(on screen: VisibleScreen) -> Finding? {
    guard let bounds = tree.nodes[screen.surface].frame else { return nil }
    var words: [String] = []
    // What is in a thing that sticks out is not named once more.
    var end = 0
    for content in screen.contents
    where !content.surroundings.scrollsSideways && content.index >= end {
      guard let frame = tree.nodes[content.index].frame, frame.size.width > 0,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance,
        !isDecoration(content.index), looks(for: "content-too-wide", at: content.index)
      else { continue }
      let wide = widening(content.index, beyond: bounds)
      words += (wide ?? [content.index]).map(name)
      if tree.nodes[content.index].isCombined || tree.nodes[content.index].role == .scroll {
        end = content.index + tree.nodes[content.index].subtreeLength
      }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "content-too-wide",
      place: screen.route,
      found:
        "The \(screen.kind) is \(PrintedNumber.text(bounds.size.width)) points wide, and this sticks "
        + "out of it: \(list(words)).",
      advice: "Let it wrap or shrink, or put it into a ScrollArea that scrolls horizontally."
    )
  }

  /// The things that make the scroll area at `index` as wide as it is: those that are wider than the surface
  /// themselves, else those that stick out of it; `nil` if it is no scroll area, or is too wide by itself.
  private func widening(_ index: Int, beyond bounds: Rect) -> [Int]? {
    guard tree.nodes[index].role == .scroll, let window = tree.nodes[index].frame,
      window.size.width > bounds.size.width + tolerance
    else { return nil }
    var wide: [Int] = []
    var outside: [Int] = []
    var (end, endOutside) = (0, 0)
    for inner in index + 1..<index + tree.nodes[index].subtreeLength where inner >= end {
      guard tree.nodes[inner].detail != .layout, !isDecoration(inner),
        let frame = tree.nodes[inner].frame
      else { continue }
      // Where it scrolls sideways what is in it does not widen it.
      if frame.minX < window.minX - tolerance || frame.maxX > window.maxX + tolerance { return nil }
      guard looks(for: "content-too-wide", at: inner) else { continue }
      let endOfInner = inner + tree.nodes[inner].subtreeLength
      if frame.size.width > bounds.size.width + tolerance {
        wide.append(inner)
        end = endOfInner
      } else if inner >= endOutside,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance
      {
        outside.append(inner)
        endOutside = endOfInner
      }
    }
    let found = wide.isEmpty ? outside : wide
    return found.isEmpty ? nil : found
  }

  /// Whether the node at `index` is only looked at and may stick out: a colour, a picture that covers what
  /// it is offered, or one that is drawn behind something.
  private func isDecoration(_ index: Int) -> Bool {
    if tree.nodes[index].role == .fill { return true }
    guard tree.nodes[index].role == .picture else { return false }
    var inner = index
    while let box = tree.nodes[inner].parent {
      if tree.nodes[box].flags.contains(.scaledToFill) { return true }
      if tree.nodes[box].label == BoxLabel.background.rawValue,
        tree.children(of: box).first(where: { tree.nodes[$0].frame != nil }) == inner
      {
        return true
      }
      inner = box
    }
    return false
  }

  /// What is as long as nothing can be, or nowhere, whether it is worth a line or not: screen by screen,
  /// and then what stands on none.
  func endless(on screens: [VisibleScreen]) -> [Finding] {
    var rest = endlessNodes
    let found = screens.compactMap { screen -> Finding? in
      let whole = screen.positions
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
