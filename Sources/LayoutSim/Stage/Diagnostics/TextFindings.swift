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
      ? "The content wants \(PrintedNumber.text(slot.heights.whole)) points, more than there are: put it "
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

  /// Whether the node at `index` is truncated for lack of space, and not by its line limit.
  func isSqueezed(_ index: Int) -> Bool {
    let flags = tree.nodes[index].flags
    return flags.contains(.truncated) && !flags.contains(.lineLimited)
  }

  /// Texts whose height may differ on a device, because a line ends within 2 % of its limit.
  ///
  /// It matters where one line may become two, and where the height of a sheet depends on it.
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
