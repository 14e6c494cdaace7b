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

  /// The texts and targets that stick out of the area between the bars.
  private func stickingOut(of screen: VisibleScreen) -> [Int] {
    guard let bounds = tree.nodes[screen.surface].frame else { return [] }
    let isAroundTabs = tree.nodes[screen.position].role == .tabs
    // The area around tabs is not limited by the bars of the screens inside them.
    let bars =
      isAroundTabs
      ? []
      : screen.positions.filter {
        tree.nodes[$0].role == .navigationBar && !tree.nodes[$0].flags.contains(.covered)
      }
    let top = bars.compactMap { tree.nodes[$0].frame?.maxY }.max() ?? bounds.minY
    let middle = (bounds.minY + bounds.maxY) / 2
    let tabBars = tree.subtree(of: screen.surface)
      .lazy.filter { tree.nodes[$0].role == .tabBar }
    let bottom =
      tabBars.compactMap { tree.nodes[$0].frame?.minY }.filter { $0 > middle }.min() ?? bounds.maxY
    return screen.contents.compactMap { content in
      let node = tree.nodes[content.index]
      guard !content.surroundings.scrolls, !content.surroundings.isInBar,
        node.role.isText || node.role.isControl || node.role == .row,
        let frame = node.frame, frame.minY < top - 0.5 || frame.maxY > bottom + 0.5,
        looks(for: .contentCutOff, at: content.index)
      else { return nil }
      return content.index
    }
  }

  /// Whether a text is truncated because it was offered too little height.
  private func isCut(_ index: Int) -> Bool {
    tree.nodes[index].role.isText && isSqueezed(index)
  }
}

extension SheetSlot {
  /// Whether the sheet is at its greatest height, and not meant to follow its content.
  fileprivate var showsAllItCan: Bool {
    guard !isContentSized, let rest else { return false }
    return rest.value >= rest.greatest
  }
}
