extension Diagnosis {
  /// Content that does not fit where nothing scrolls it: it sticks out above or below, is truncated, or has
  /// overlapping texts.
  ///
  /// Sheets are checked at all their heights, as a drag may make them taller.
  func cutOff(on screen: VisibleScreen) -> Finding? {
    var phrases: [String] = []
    if screen.slot == nil {
      let words = stickingOut(of: screen).map(name)
      if !words.isEmpty { phrases.append("\(list(words)) sticks out above or below") }
    }
    if screen.slot.map(\.showsAllItCan) ?? true {
      let words = screen.contents.filter {
        !$0.surroundings.isInBar && isCut($0.index) && looks(for: .contentCutOff, at: $0.index)
      }
      .map { name(of: $0.index) }
      if !words.isEmpty { phrases.append("words of \(list(words)) are left out") }
    }
    let texts = textsOverEachOther(on: screen)
      .map { "“\(name(of: $0.0))” and “\(name(of: $0.1))” lie over each other" }
    guard !phrases.isEmpty else {
      return texts.map {
        Finding(
          code: .contentCutOff,
          place: screen.route,
          found: "\($0).",
          advice: "Move them apart, or give them more room."
        )
      }
    }
    if let texts { phrases.append(texts) }
    return Finding(
      code: .contentCutOff,
      place: screen.route,
      found: "There is too little room: \(phrases.joined(separator: "; ")).",
      advice: "Put the content into a ScrollArea, or let it take less."
    )
  }

  /// Lists without an offered height, which are only as high as their ideal height.
  func listsWithoutHeight(on screen: VisibleScreen) -> Finding? {
    let list = screen.contents.first {
      tree.isListWithoutHeight($0.index) && looks(for: .listWithoutHeight, at: $0.index)
    }
    guard let list = list?.index else { return nil }
    let height = PrintedNumber.text(tree.nodes[list].frame?.size.height ?? 0)
    return Finding(
      code: .listWithoutHeight,
      place: screen.route,
      found:
        "A list that is offered no height, as in a scroll area, is \(height) points high, and its "
        + "rows are not seen.",
      advice: "Let the list scroll by itself, put a LazyColumn there, or give it a frame."
    )
  }

  /// The texts and targets that stick out of the area between the bars.
  private func stickingOut(of screen: VisibleScreen) -> [Int] {
    guard let bounds = tree.nodes[screen.surface].frame else { return [] }
    let middle = (bounds.minY + bounds.maxY) / 2
    // The area around tabs is not limited by the bars of the screens inside them.
    let isAroundTabs = tree.nodes[screen.position].role == .tabs
    var (top, bottom) = (-Double.infinity, Double.infinity)
    for index in isAroundTabs ? 0..<0 : screen.positions
    where tree.nodes[index].role == .navigationBar && !tree.nodes[index].flags.contains(.covered) {
      if let frame = tree.nodes[index].frame { top = max(top, frame.maxY) }
    }
    for index in tree.subtree(of: screen.surface) where tree.nodes[index].role == .tabBar {
      if let frame = tree.nodes[index].frame, frame.minY > middle {
        bottom = min(bottom, frame.minY)
      }
    }
    if top == -.infinity { top = bounds.minY }
    if bottom == .infinity { bottom = bounds.maxY }
    var found: [Int] = []
    for content in screen.contents {
      guard !content.surroundings.scrolls, !content.surroundings.isInBar,
        let frame = tree.nodes[content.index].frame,
        frame.minY < top - 0.5 || frame.maxY > bottom + 0.5
      else { continue }
      let role = tree.nodes[content.index].role
      guard role.isText || role.isControl || role == .row,
        looks(for: .contentCutOff, at: content.index)
      else { continue }
      found.append(content.index)
    }
    return found
  }

  /// Whether a text is truncated because it was offered too little height.
  private func isCut(_ index: Int) -> Bool {
    tree.nodes[index].role.isText && isSqueezed(index)
  }
}

extension SheetSlot {
  /// Whether the sheet is at its greatest height, and is not supposed to follow its content.
  fileprivate var showsAllItCan: Bool {
    guard !isContentSized, let rest else { return false }
    return rest.value >= rest.greatest
  }
}

extension Diagnosis {
  /// The first two texts that overlap by more than their edges.
  func textsOverEachOther(on screen: VisibleScreen) -> (Int, Int)? {
    var texts: [(index: Int, frame: Rect, scrolls: Bool)] = screen.contents.compactMap { content in
      let node = tree.nodes[content.index]
      guard node.role.isText, !content.surroundings.isInBar,
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
        // Lines of small letters may be set close together, but never so that they cover half of each other. Scrolled
        // content continues under fixed content.
        guard width > 2, height > least / 2, upper.scrolls == lower.scrolls,
          !areLayers(upper.index, lower.index),
          looks(for: .contentCutOff, at: upper.index, lower.index)
        else { continue }
        return (min(upper.index, lower.index), max(upper.index, lower.index))
      }
    }
    return nil
  }

  /// Whether two texts are intentional layers, which overlap regardless of the available space.
  private func areLayers(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (min(one, other), max(one, other))
    var (first, second) = (one, other)
    while let parent = tree.nodes[first].parent {
      if tree.subtree(of: parent).upperBound > other {
        while let above = tree.nodes[second].parent, above != parent {
          guard decides(second, in: above) else { return false }
          second = above
        }
        return ["layers", "overlay", "background"].contains(boxName(parent))
      }
      guard decides(first, in: parent) else { return false }
      first = parent
    }
    return false
  }

  /// Whether the box at `parent` has the same frame as the node at `index` inside it.
  private func decides(_ index: Int, in parent: Int) -> Bool {
    switch boxName(parent) {
    case "padding", "offset", "fixed-size", "guide", "preference", "observer", "effect", "clip":
      true
    case "overlay": index == parent + 1
    case "background":
      tree.subtree(of: index).upperBound == tree.subtree(of: parent).upperBound
    default: false
    }
  }

  /// The name of a box that only lays out.
  private func boxName(_ index: Int) -> String? {
    tree.nodes[index].role == .box ? tree.nodes[index].label : nil
  }
}
