extension Diagnosis {
  /// Truncated texts in a sheet that is as tall as its content.
  ///
  /// Such a sheet asks its content for its height; a text that can be squeezed then loses lines on a device.
  func truncatedTexts(on screen: VisibleScreen) -> Finding? {
    guard let slot = screen.slot, slot.isContentSized else { return nil }
    var words: [String] = []
    for content in screen.contents where isSqueezed(content.index) {
      guard looks(for: .textTruncatedInSheet, at: content.index) else { continue }
      words.append(name(of: content.index))
    }
    guard !words.isEmpty else { return nil }
    let isTallest = slot.rest.map { slot.heights.whole > $0.value } ?? false
    let help =
      isTallest
      ? "The content needs \(PrintedNumber.text(slot.heights.whole)) points, more than there are: put it "
        + "into a ScrollArea."
      : "Put fixedSize(horizontal: false, vertical: true) on the text, and let no frame around it be "
        + "lower."
    return Finding(
      code: .textTruncatedInSheet,
      place: screen.route,
      found: "Words are left out in a sheet that is sized by its content: \(list(words)).",
      advice: help
    )
  }

  /// Whether the node at `index` is truncated for lack of space, rather than by its line limit.
  func isSqueezed(_ index: Int) -> Bool {
    let flags = tree.nodes[index].flags
    return flags.contains(.truncated) && !flags.contains(.lineLimited)
  }

  /// Titles and labels of tabs that are truncated, by the place that shows them.
  ///
  /// Elsewhere, an app limits the lines of a heading by intention, and ``cutOff(on:)`` finds texts with too little
  /// height.
  func truncatedTitles() -> [Finding] {
    var words: [(place: String, names: [String])] = []
    for index in tree.nodes.indices where tree.nodes[index].flags.contains(.truncated) {
      let node = tree.nodes[index]
      let around = tree.ancestors(of: index)
      let isTitle = node.role == .heading && around.contains { tree.nodes[$0].role.isBar }
      guard isTitle || node.role == .navigationBar || node.role == .tabItem,
        node.detail != .layout,
        !node.flags.isOutOfSight, looks(for: .titleTruncated, at: index)
      else { continue }
      let place =
        around.first { tree.nodes[$0].role.isScreenContainer }
        .map { tree.nodes[$0].route ?? tree.nodes[$0].role.rawValue } ?? "app"
      if words.last?.place == place {
        words[words.count - 1].names.append(name(of: index))
      } else {
        words.append((place, [name(of: index)]))
      }
    }
    return words.map { place, names in
      Finding(
        code: .titleTruncated,
        place: place,
        found: "There is no room for all of \(list(names)).",
        advice: "Use fewer words."
      )
    }
  }

  /// Texts with room for less than a letter, as in a row that leaves them almost nothing.
  func textsTooNarrow(on screen: VisibleScreen) -> Finding? {
    var words: [Int] = []
    for content in screen.contents where !content.surroundings.isInBar {
      guard isTooNarrow(content.index), looks(for: .textTooNarrow, at: content.index) else {
        continue
      }
      words.append(content.index)
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .textTooNarrow,
      place: screen.route,
      found: "There is room for one letter in a line: \(list(words.map(name))).",
      advice: "Give the text a higher layoutPriority, or what is beside it less room."
    )
  }

  /// Whether no line of the text at `index` has more than one letter, although there are longer words.
  ///
  /// Scripts without spaces may be set vertically by intention.
  private func isTooNarrow(_ index: Int) -> Bool {
    let lines = tree.nodes[index].lines
    guard !lines.isEmpty, lines.allSatisfy({ $0.dropFirst().isEmpty }),
      tree.nodes[index].role != .field, let label = tree.nodes[index].label
    else { return false }
    return label.split(whereSeparator: \.isWhitespace).contains { word in
      word.count > 1 && word.contains { $0.isASCII || $0.isCased }
    }
  }

  /// Texts whose height may differ on a device, because a line ends within 2 % of its limit.
  ///
  /// It matters if one line may become two, and if the height of a sheet depends on it.
  func textsNearLimit(on screen: VisibleScreen) -> Finding? {
    let isContentSized = screen.slot?.isContentSized ?? false
    var words: [String] = []
    for content in screen.contents where !content.surroundings.isInBar {
      let index = content.index
      guard tree.nodes[index].flags.contains(.nearLimit), looks(for: .textNearLimit, at: index)
      else { continue }
      if tree.nodes[index].lines.count <= 1 || isContentSized { words.append(name(of: index)) }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .textNearLimit,
      place: screen.route,
      found:
        "Letters that are 2 % wider or narrower would break these lines elsewhere, so a device "
        + "may: \(list(words)).",
      advice: "Leave some room, or do not depend on the number of lines."
    )
  }
}
