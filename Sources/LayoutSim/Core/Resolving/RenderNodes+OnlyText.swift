extension RenderNodes {
  /// Moves the properties of the only text in the node at `holder` to that node, if the text is its label.
  ///
  /// Nothing else in it may be printed, and the text then is not either.
  mutating func sayOnlyText(in holder: Int) {
    guard let text = onlyContent(of: holder), nodes[holder].repeats(nodes[text]) else { return }
    nodes[text].detail = .layout
    nodes[holder].lines = nodes[text].lines
    nodes[holder].flags.formUnion(nodes[text].flags)
    nodes[holder].textFrame = nodes[holder].place(of: nodes[text])
  }

  /// The only printed node in the one at `index`; `nil` if there is none, or several.
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
  /// Whether this node has all properties of `text`, apart from those about its lines.
  fileprivate func repeats(_ text: RenderNode) -> Bool {
    text.role.isText && text.label == label && text.identifier == nil
      && text.facts.isEmpty && flags.isSuperset(of: text.flags.subtracting(.ofWords))
  }

  /// The frame of `text` in this node, if it is not the default.
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
  /// The flags of text that was broken into lines.
  static let ofWords: NodeFlags = [.truncated, .lineLimited, .nearLimit, .approximate]
}
