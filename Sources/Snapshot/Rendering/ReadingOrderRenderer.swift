import LayoutSim

extension TreeRenderer {
  /// The text of a screen reader as a user swipes from one element to the next: role, label, value, state.
  ///
  /// ```text
  /// device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
  ///
  /// back-button "Shop"
  /// heading "Blue mug"
  /// switch "Gift wrap", on
  /// button "Add to basket", disabled
  /// tab-item "Home", selected, 1 of 3
  /// ```
  ///
  /// Elements are in the order of the tree: bars before content, and content from its beginning to its end. Elements
  /// that a surface blocks, covers or hides, or that an app hides from readers, are not read; those that can be
  /// scrolled into sight are. An element that is one to its user is read as one, such as a row with a button or a
  /// control with its parts.
  public static let readingOrder = TreeRenderer(fileExtension: "reading") { tree in
    let lines = ReadingOrder(tree: tree).lines
    return OutlineHeader(tree).line + "\n\n"
      + (lines.isEmpty ? ["nothing"] : lines)
      .joined(separator: "\n") + "\n"
  }
}

/// The text that a screen reader reads of a tree.
private struct ReadingOrder {
  let tree: RenderTree

  var lines: [String] {
    let isOutOfReach = isOutOfReach
    var lines: [String] = []
    var index = 0
    while index < tree.nodes.count {
      guard !isOutOfReach[index], isRead(index) else {
        index += 1
        continue
      }
      lines.append(line(of: index))
      index += isOneElement(index) ? tree.subtree(of: index).count : 1
    }
    return lines
  }

  /// For each node, whether it, or a node that contains it, is blocked, covered, hidden or skipped.
  ///
  /// A surface lies in front of its presenter, even if it is inside the presenter's subtree.
  private var isOutOfReach: [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let isFlagged = !node.flags.isDisjoint(with: [.covered, .inert, .hidden, .unread])
      let outer = node.parent.map { (0..<index).contains($0) && result[$0] } ?? false
      result.append(isFlagged || outer && !node.role.isPresented)
    }
    return result
  }

  private func isRead(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.detail != .layout, node.frame != nil else { return false }
    let role = node.role
    if role == .navigationBar { return node.label != nil && !hasHeading(index) }
    // The area that columns dim can be touched, but has no text.
    if role == .scrim { return false }
    if role == .picker { return tree.shownOptions(of: index).isEmpty }
    if role.isText || role.isControl || role.isPressed || role == .grabber { return true }
    if role == .badge || role == .progress || role == .label || role == .placeholder { return true }
    if role == .icon || role == .picture { return node.label != nil }
    return node.isCombined || node.flags.contains(.pressable) || role.isOfApp && node.label != nil
  }

  /// Whether the parts of an element are not read separately.
  private func isOneElement(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    if node.role == .navigationBar || node.role == .disclosure { return false }
    if node.isCombined || node.role.isPressed || node.role.isControl || node.role == .label {
      return true
    }
    return node.flags.contains(.pressable) && node.label != nil
  }

  private func hasHeading(_ index: Int) -> Bool {
    tree.subtree(of: index).contains { tree.nodes[$0].role == .heading }
  }

  private func line(of index: Int) -> String {
    let node = tree.nodes[index]
    let role = node.role == .navigationBar ? Role.heading : node.role
    let name = node.label.map { " " + PrintedWords.quoted($0) } ?? ""
    return ([PrintedWords.word(role.rawValue) + name] + values(of: index)).joined(separator: ", ")
  }

  /// The value and the states, in a fixed order.
  private func values(of index: Int) -> [String] {
    let node = tree.nodes[index]
    var words: [String] = []
    if let value = node.fact("value") { words.append(PrintedWords.word(value)) }
    if let badge = node.fact("badge") { words.append("badge " + PrintedWords.word(badge)) }
    if node.buttonRole == .destructive { words.append("destructive") }
    for (flag, word) in ReadingOrder.states where node.flags.contains(flag) { words.append(word) }
    if node.role == .tabItem || node.role == .option, let place = place(of: index) {
      words.append("\(place.number) of \(place.count)")
    }
    return words
  }

  private static let states: [(NodeFlags, String)] = [
    (.selected, "selected"), (.disabled, "disabled"), (.empty, "empty"),
  ]

  /// The place of an option or of a tab's button among those of its control.
  private func place(of index: Int) -> (number: Int, count: Int)? {
    let role = tree.nodes[index].role
    let around = tree.ancestors(of: index).first {
      tree.nodes[$0].role == (role == .option ? .picker : .tabBar)
    }
    guard let around else { return nil }
    let all = tree.subtree(of: around).filter { tree.nodes[$0].role == role }
    return all.firstIndex(of: index).map { ($0 + 1, all.count) }
  }
}
