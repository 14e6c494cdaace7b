extension RenderNodes {
  /// Lets the thing at `holder` say what is true of the only text in it, if that is its label.
  ///
  /// Nothing else in it may be worth a line, and the text needs none then.
  mutating func sayOnlyText(in holder: Int) {
    guard let text = onlyContent(of: holder), nodes[holder].repeats(nodes[text]) else { return }
    nodes[text].detail = .layout
    nodes[holder].lines = nodes[text].lines
    nodes[holder].flags.formUnion(nodes[text].flags)
    nodes[holder].textFrame = nodes[holder].place(of: nodes[text])
  }

  /// The only node in the one at `index` that is worth a line, or `nil`.
  private func onlyContent(of index: Int) -> Int? {
    var only: Int?
    for inside in index + 1..<index + nodes[index].subtreeLength {
      guard nodes[inside].detail != .layout, !leftOut.contains(inside) else { continue }
      if only != nil { return nil }
      only = inside
    }
    return only
  }
}

extension RenderNode {
  /// Whether this says all that there is to say about `text`, but for what is true of its words.
  fileprivate func repeats(_ text: RenderNode) -> Bool {
    text.role.isText && text.label == label && text.identifier == nil
      && text.facts.isEmpty && flags.isSuperset(of: text.flags.subtracting(.ofWords))
  }

  /// Where `text` is in this thing, if that does not go without saying.
  fileprivate func place(of text: RenderNode) -> Rect? {
    guard let frame, var inner = text.frame, frame != inner else { return nil }
    inner.origin.x -= frame.minX
    inner.origin.y -= frame.minY
    let isCentred =
      abs(frame.size.width - inner.minX - inner.maxX) <= 1
      && abs(frame.size.height - inner.minY - inner.maxY) <= 1
    return isCentred && flags.contains(.platformSized) ? nil : inner
  }
}

extension NodeFlags {
  /// What is true of words that were broken into lines.
  static let ofWords: NodeFlags = [.truncated, .lineLimited, .nearLimit, .approximate]
}
