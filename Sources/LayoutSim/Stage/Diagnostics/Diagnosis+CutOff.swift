extension Diagnosis {
  /// Content that does not fit where nothing scrolls it: it sticks out above or below, words are left out,
  /// or texts lie over each other.
  ///
  /// Sheets are looked at by their heights, as a finger may make them taller.
  func cutOff(on screen: VisibleScreen, in slot: SheetSlot?) -> Finding? {
    var phrases: [String] = []
    if slot == nil {
      let words = stickingOut(of: screen).map(name)
      if !words.isEmpty { phrases.append("\(list(words)) sticks out above or below") }
    }
    if slot.map(\.showsAllItCan) ?? true {
      let words = screen.contents.filter {
        !$0.surroundings.isInBar && isCut($0.index) && looks(for: "content-cut-off", at: $0.index)
      }
      .map { name(of: $0.index) }
      if !words.isEmpty { phrases.append("words of \(list(words)) are left out") }
    }
    if let (one, other) = textsOverEachOther(on: screen) {
      phrases.append("“\(name(of: one))” and “\(name(of: other))” lie over each other")
    }
    guard !phrases.isEmpty else { return nil }
    return Finding(
      code: "content-cut-off",
      place: screen.route,
      found: "There is too little room: \(phrases.joined(separator: "; ")).",
      advice: "Put the content into a ScrollArea, or let it take less."
    )
  }

  /// Texts of a screen that no part of is on the display, and that nothing scrolls there.
  func offScreen(on screen: VisibleScreen, in slot: SheetSlot?) -> Finding? {
    guard slot == nil, let bounds = tree.nodes[screen.surface].frame else { return nil }
    var words: [String] = []
    var scrolledEnd = 0
    for index in screen.position..<screen.position + tree.nodes[screen.position].subtreeLength {
      let role = tree.nodes[index].role
      if index < scrolledEnd { continue }
      if role == .scroll || role == .list {
        scrolledEnd = index + tree.nodes[index].subtreeLength
        continue
      }
      guard role == .text || role == .heading, tree.nodes[index].detail != .layout,
        let frame = tree.nodes[index].frame, frame.size.width > 0, frame.size.height > 0,
        !frame.overlaps(bounds), looks(for: "text-off-screen", at: index)
      else { continue }
      words.append(name(of: index))
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: "text-off-screen",
      place: screen.route,
      found: "Nobody can see this, and nothing scrolls it into sight: \(list(words)).",
      advice: "Place it on the screen, or leave it out."
    )
  }

  /// What sticks out of the room between the bars, texts and things to press only.
  private func stickingOut(of screen: VisibleScreen) -> [Int] {
    guard let bounds = tree.nodes[screen.surface].frame else { return [] }
    let bars = tree.nodes.indices.filter {
      tree.nodes[$0].role == .navigationBar && !tree.nodes[$0].flags.contains(.covered)
        && $0 > screen.position
        && $0 < screen.position + tree.nodes[screen.position].subtreeLength
    }
    let top = bars.compactMap { tree.nodes[$0].frame?.maxY }.max() ?? bounds.minY
    let bottom =
      tree.nodes.indices.lazy.filter { index in
        tree.nodes[index].role == .tabBar && index > screen.surface
          && index < screen.surface + tree.nodes[screen.surface].subtreeLength
      }
      .compactMap { tree.nodes[$0].frame?.minY }.filter { $0 > (bounds.minY + bounds.maxY) / 2 }
      .min()
      ?? bounds.maxY
    return screen.contents.compactMap { content in
      let node = tree.nodes[content.index]
      guard !content.surroundings.scrolls, !content.surroundings.isInBar, isWorthSeeing(node),
        let frame = node.frame, frame.minY < top - 0.5 || frame.maxY > bottom + 0.5,
        looks(for: "content-cut-off", at: content.index)
      else { return nil }
      return content.index
    }
  }

  private func isWorthSeeing(_ node: RenderNode) -> Bool {
    switch node.role {
    case .text, .heading, .button, .link, .field, .row, .switch: true
    default: false
    }
  }

  /// Whether a text has fewer lines than it wants because it was offered too little height.
  private func isCut(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return (node.role == .text || node.role == .heading) && isSqueezed(index)
      && node.proposal?.height != nil
  }

  /// The first two texts that are drawn over each other by more than their edges.
  private func textsOverEachOther(on screen: VisibleScreen) -> (Int, Int)? {
    var texts: [(index: Int, frame: Rect, scrolls: Bool)] = screen.contents.compactMap { content in
      let node = tree.nodes[content.index]
      guard node.role == .text || node.role == .heading, !content.surroundings.isInBar,
        node.label?.isEmpty == false, let frame = node.frame
      else { return nil }
      return (content.index, frame, content.surroundings.scrolls)
    }
    texts.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    for (number, upper) in texts.enumerated() {
      for lower in texts[(number + 1)...] {
        if lower.frame.minY >= upper.frame.maxY { break }
        let width =
          min(upper.frame.maxX, lower.frame.maxX) - max(upper.frame.minX, lower.frame.minX)
        let height = min(upper.frame.maxY, lower.frame.maxY) - lower.frame.minY
        let least = min(upper.frame.size.height, lower.frame.size.height)
        // Lines of small letters may be set close, and never half over each other.
        // What scrolls runs on under what does not.
        guard width > 2, height > least / 2, upper.scrolls == lower.scrolls,
          looks(for: "content-cut-off", at: upper.index, lower.index)
        else { continue }
        return (min(upper.index, lower.index), max(upper.index, lower.index))
      }
    }
    return nil
  }
}

extension SheetSlot {
  /// Whether the sheet is as tall as it can be made, and not meant to go by its content.
  fileprivate var showsAllItCan: Bool {
    guard !isContentSized, let rest else { return false }
    return rest.value >= rest.all.last?.value ?? rest.value
  }
}
