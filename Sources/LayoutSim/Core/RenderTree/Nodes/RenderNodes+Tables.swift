extension RenderNodes {
  /// The findings that elements silence on themselves and their contents, by their boxes.
  static func silences(of tree: BoxTree) -> [Int: Set<FindingCode>] {
    let key = ObjectIdentifier(SilencedFindingsKey.self)
    guard tree.tables.containerValues.contains(where: { $0.values[key] != nil }) else { return [:] }
    // Boxes around a single other one share its values, which were set for the innermost.
    var innermost: [Int32: Int] = [:]
    for index in 0..<tree.count where tree.nodes[index].containerValues >= 0 {
      innermost[tree.nodes[index].containerValues] = index
    }
    var silences: [Int: Set<FindingCode>] = [:]
    for (number, index) in innermost {
      silences[index] = tree.tables.containerValues[Int(number)].values[key] as? Set<FindingCode>
    }
    return silences
  }
}

extension RenderNodes {
  /// The rows of lists that are tapped as a whole, by the positions of their buttons.
  static func pressedRows(of tree: BoxTree) -> PositionTable<Int> {
    var rows = PositionTable<Int>()
    var open: [(index: Int, end: Int, isRow: Bool)] = []
    for index in 0..<tree.count {
      let node = tree.nodes[index]
      while let last = open.last, last.end <= index { open.removeLast() }
      let semantics = Int(node.semantics)
      if node.label == .listRow {
        // The box around a header or a footer is not a row.
        let isRow = semantics >= 0 && tree.tables.semantics[semantics].role == .row
        open.append((index, index + Int(node.span), isRow))
      } else if let row = open.last, row.isRow, semantics >= 0,
        tree.tables.semantics[semantics].pressesRow
      {
        rows.append(row.index, at: index)
      }
    }
    return rows
  }
}

extension RenderNodes {
  /// Moves the properties of the only text in the node at `holder` to that node, if the text is its label.
  ///
  /// Nothing else in it may be printed, and the text then is not either.
  mutating func collapseSingleText(in holder: Int) {
    guard let text = onlyContent(of: holder), nodes[holder].repeats(nodes[text]) else { return }
    nodes[text].detail = .layout
    nodes[holder].flags.formUnion(nodes[text].flags)
    var content = nodes[holder].content
    (content.font, content.lines) = (nodes[text].font, nodes[text].lines)
    content.textFrame = nodes[holder].place(of: nodes[text])
    nodes[holder].content = content
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
