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
        tree.nodes[content.index].role != .fill
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
      if next >= index + tree.nodes[index].subtreeLength { found.append(index) }
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

  /// Things to press that are smaller than a finger.
  ///
  /// The platform's guidelines want 44 x 44 points. Its own controls, bars and bordered buttons, some
  /// of which are lower, are left out: their sizes are not the app's.
  func tooSmall(on screen: VisibleScreen) -> Finding? {
    var words: [String] = []
    for content in screen.contents where !content.surroundings.isInBar {
      let index = content.index
      guard let size = tree.nodes[index].frame?.size,
        size.width < least - tolerance || size.height < least - tolerance,
        targets.contains(index), !tree.nodes[index].flags.contains(.platformSized),
        tree.nodes[index].role == .button || tree.nodes[index].role == .link
      else { continue }
      let width = PrintedNumber.text(size.width)
      let height = PrintedNumber.text(size.height)
      words.append("“\(name(of: index))” (\(width) x \(height))")
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "small-target",
      place: screen.route,
      found: "Smaller than a finger: \(list(phrases: words)).",
      advice: "Give it a frame of at least 44 x 44 points."
    )
  }

  /// Things to press that lie over each other, so that a finger cannot choose between them.
  ///
  /// What scrolls may lie under a bar.
  func overlapping(on screen: VisibleScreen) -> Finding? {
    var places: [Target] = []
    for content in screen.contents where targets.contains(content.index) {
      guard let frame = tree.nodes[content.index].frame else { continue }
      let around = content.surroundings
      places.append(
        Target(
          index: content.index,
          frame: frame,
          scrolls: around.scrolls,
          isInBar: around.isInBar
        )
      )
    }
    // From top to bottom, only those are compared that begin before the other one ends.
    places.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    for (number, upper) in places.enumerated() {
      for lower in places[(number + 1)...] {
        if lower.frame.minY > upper.frame.maxY - tolerance { break }
        guard upper.isOver(lower, by: tolerance), !isInside(upper.index, lower.index) else {
          continue
        }
        let names = [upper, lower].sorted { $0.index < $1.index }.map {
          name(of: $0.index)
        }
        return Finding(
          code: "overlapping-targets",
          place: screen.route,
          found: "“\(names[0])” and “\(names[1])” lie over each other, and a finger gets only the "
            + "one in front.",
          advice: "Move them apart."
        )
      }
    }
    return nil
  }

  /// Whether one of two nodes is somewhere in the other.
  private func isInside(_ first: Int, _ second: Int) -> Bool {
    let (outer, inner) = (min(first, second), max(first, second))
    return inner < outer + tree.nodes[outer].subtreeLength
  }

  private var tolerance: Double { 0.5 }
  private var least: Double { 44 }

  private struct Target {
    let index: Int
    let frame: Rect
    let scrolls: Bool
    let isInBar: Bool

    func isOver(_ other: Target, by tolerance: Double) -> Bool {
      guard !(scrolls && other.isInBar), !(isInBar && other.scrolls) else { return false }
      return frame.minX < other.frame.maxX - tolerance && other.frame.minX < frame.maxX - tolerance
        && frame.minY < other.frame.maxY - tolerance && other.frame.minY < frame.maxY - tolerance
    }
  }
}

extension Rect {
  /// Whether it is somewhere, and has an end.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}
