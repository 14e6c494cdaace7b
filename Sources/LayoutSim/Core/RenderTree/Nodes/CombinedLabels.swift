/// The labels of elements that are one element to the user, regardless of their content.
extension RenderNodes {
  /// The texts inside, and the labels of elements without text, such as a label that shows only its symbol; if
  /// there are none, the names of the symbols and pictures.
  func words(in index: Int) -> String? {
    if let text = onlyText(in: index) {
      let words = label(of: text)
      return words?.isEmpty == true ? nil : words
    }
    let boxes = Array(tree.shownBoxes(in: index, leftOut: leftOut))
    var words: [String?] = []
    var end = index
    var texts = boxes[...]
    for box in boxes where box >= end {
      if tree.nodes[box].kind == .text {
        words.append(label(of: box))
      } else if let label = labelInPlaceOfWords(of: box, before: &texts) {
        words.append(label)
        end = box + Int(tree.nodes[box].span)
      }
    }
    if words.isEmpty {
      words = boxes.filter { tree.nodes[$0].kind == .fixed }.map { label(of: $0) }
    }
    let said = words.compactMap(\.self).filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// The only text in the box at `index`, as in most buttons; `nil` if anything else there may have a label.
  private func onlyText(in index: Int) -> Int? {
    var text: Int?
    for box in tree.shownBoxes(in: index, leftOut: leftOut) {
      if tree.nodes[box].kind == .text {
        if text != nil { return nil }
        text = box
      } else if tree.nodes[box].semantics >= 0,
        tree.tables.semantics[Int(tree.nodes[box].semantics)].label != nil
      {
        return nil
      }
    }
    return text
  }

  /// The label of the box at `index` if it shows no text, and is not a symbol, picture or button.
  ///
  /// - Parameters:
  ///   - index: The position of the box.
  ///   - texts: The boxes from a position that is not after the first text in the box; those before that text
  ///     are removed, so that many boxes are processed in one traversal.
  /// - Returns: The label.
  private func labelInPlaceOfWords(of index: Int, before texts: inout ArraySlice<Int>) -> String? {
    let number = Int(tree.nodes[index].semantics)
    guard number >= 0, tree.nodes[index].kind != .fixed,
      tree.tables.semantics[number].role != .button,
      let label = tree.tables.semantics[number].label
    else { return nil }
    while let box = texts.first, box <= index || tree.nodes[box].kind != .text {
      texts.removeFirst()
    }
    let showsText = texts.first.map { $0 < index + Int(tree.nodes[index].span) } ?? false
    return showsText ? nil : label
  }

  private func label(of index: Int) -> String? {
    let box = tree.nodes[index]
    if let label = tree.tables.semantics(of: box).label { return label }
    return box.kind == .text ? tree.tables.texts[Int(box.payload)].words : nil
  }
}

extension BoxTree {
  /// The boxes inside the one at `index` that are neither hidden nor left out by a layout.
  func shownBoxes(in index: Int, leftOut: Set<Int>) -> ShownBoxes {
    ShownBoxes(
      tree: self,
      leftOut: leftOut,
      position: index + 1,
      end: index + Int(nodes[index].span)
    )
  }

  func firstAction(in boxes: ShownBoxes) -> (@MainActor () -> Void)? {
    for index in boxes where nodes[index].semantics >= 0 {
      if let action = tables.semantics[Int(nodes[index].semantics)].action { return action }
    }
    return nil
  }
}

/// Boxes in pre-order that are neither hidden nor left out.
struct ShownBoxes: Sequence, IteratorProtocol {
  let tree: BoxTree
  let leftOut: Set<Int>
  var position: Int
  let end: Int

  mutating func next() -> Int? {
    while position < end {
      let box = position
      let semantics = tree.nodes[box].semantics
      if semantics >= 0, tree.tables.semantics[Int(semantics)].flags.contains(.hidden) {
        position += Int(tree.nodes[box].span)
        continue
      }
      position += 1
      if leftOut.isEmpty || !leftOut.contains(box) { return box }
    }
    return nil
  }
}
