/// Converts laid-out boxes to the nodes of a render tree.
struct RenderNodes {
  var nodes: [RenderNode] = []
  let tree: BoxTree
  let leftOut: Set<Int>

  /// The functions and objects of the nodes.
  var tables = NodeTables()

  /// The texts that nearly do not fit, which may depend on what is around them.
  private(set) var doubtful: [Int] = []

  /// Reads the places of the boxes of `tree`, which must have been laid out for `offer`.
  ///
  /// - Parameters:
  ///   - tree: The boxes.
  ///   - offer: The offer.
  ///   - leftOut: The boxes that are not shown.
  ///   - former: The nodes of the last pass; `nil` if there are none.
  ///   - pass: The identity of this pass, by which parts are found in the next one.
  init(
    _ tree: BoxTree,
    offer: Offer,
    leftOut: Set<Int> = [],
    former: FormerNodes? = nil,
    pass: NodePass = NodePass()
  ) {
    self.tree = tree
    self.leftOut = leftOut
    tree.solver.fillInOffers(offer)
    nodes.reserveCapacity(tree.count)
    var open: [OpenBox] = []
    var holders: [Int] = []
    var parts = tree.parts[...]
    while nodes.count < tree.count {
      let index = nodes.count
      while let last = open.last, last.end <= index { open.removeLast() }
      let parent = open.last
      if repeatParts(from: &parts, at: index, in: parent, of: former, pass: pass) { continue }
      var origin = parent?.origin ?? .zero
      let box = tree.nodes[index]
      origin.x += box.position.x
      origin.y += box.position.y
      append(index, origin: origin)
      nodes[index].parent = parent?.index
      let isHidden = parent?.isHidden == true || nodes[index].flags.contains(.hidden)
      if isHidden {
        nodes[index].detail = .layout
        nodes[index].flags.insert(.hidden)
      } else if let drawing = parent?.drawing {
        becomePart(index, of: drawing)
      }
      let combines = combination(of: index)
      if combines != .nothing {
        nodes[index].isCombined = true
        if combines == .contents { holders.append(index) }
        if nodes[index].label == nil { nodes[index].label = words(in: index) }
      }
      open.append(
        OpenBox(
          index: index,
          end: index + Int(box.span),
          origin: origin,
          drawing: parent?.drawing ?? (combines == .drawing ? index : nil),
          isHidden: isHidden,
          isPlain: parent?.isPlain != false && !isHidden && combines == .nothing
            && box.label != .effect && !nodes[index].flags.contains(.constant)
        )
      )
    }
    if !tree.tables.effects.isEmpty { draw(tree.tables.effects, of: tree) }
    // Inner ones first, so that the outer ones do not repeat what they print.
    for holder in holders.reversed() { collapseSingleText(in: holder) }
    if tree.hasApproximateBoxes { markApproximate() }
  }

  /// A box that contains the present one.
  struct OpenBox {
    let index: Int
    let end: Int
    let origin: Point

    /// The element with platform decoration of which the box is a part, or which it is itself.
    let drawing: Int?

    /// Whether its content is intentionally hidden.
    let isHidden: Bool

    /// Whether neither it nor anything around it changes the nodes in it.
    let isPlain: Bool
  }
}

extension RenderNodes {
  /// Marks the boxes that replaced an offer by another one, with their contents and their containers.
  private mutating func markApproximate() {
    var marked: Set<Int> = []
    for index in tree.limitedBoxes {
      marked.formUnion(index..<index + nodes[index].subtreeLength)
      var outer = nodes[index].parent
      while let box = outer, marked.insert(box).inserted { outer = nodes[box].parent }
    }
    for index in marked { nodes[index].flags.insert(.approximate) }
  }

  private func combination(of index: Int) -> Combination {
    let semantics = tree.nodes[index].semantics
    return semantics < 0 ? .nothing : tree.tables.semantics[Int(semantics)].combines
  }

  /// Merges the node at `index` into the line of the one at `drawing`.
  ///
  /// That also gets the flags of its text, except for a field, whose text scrolls.
  private mutating func becomePart(_ index: Int, of drawing: Int) {
    nodes[index].detail = .layout
    guard tree.nodes[index].kind == .text, nodes[drawing].role != .field,
      !leftOut.contains(index)
    else { return }
    let flags = nodes[index].flags.intersection(.ofWords)
    nodes[drawing].flags.formUnion(flags)
    // The line of the bar has the text of a title that has none of its own.
    if nodes[drawing].role == .barTitle, flags.contains(.truncated),
      let bar = nodes[..<drawing].lastIndex(where: { $0.role == .navigationBar })
    {
      nodes[bar].flags.insert(.truncated)
    }
  }

  // The texts inside, and the labels of elements without text, such as a label that shows only its symbol; if
  // there are none, the names of the symbols and pictures.
  private func words(in index: Int) -> String? {
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

  /// Adds the node of the box at `index`, and fills it in place, because nodes are large.
  private mutating func append(_ index: Int, origin: Point) {
    let box = tree.nodes[index]
    let isLaidOut = box.kind != .outlineOnly
    let isText = box.kind == .text
    nodes.append(
      RenderNode(
        isText ? (box.traits.contains(.heading) ? .heading : .text) : .box,
        subtreeLength: Int(box.span),
        detail: isText ? .semantic : .layout,
        label: isText ? tree.tables.texts[Int(box.payload)].words : box.label.rawValue,
        frame: isLaidOut ? Rect(origin: origin, size: box.size) : nil,
        proposal: isLaidOut ? box.offer.proposal : nil
      )
    )
    if isText {
      let layout = tree.solver.textLayout(index, box.offer)
      nodes[index].font = tree.tables.texts[Int(box.payload)].font
      nodes[index].lines = layout.lines
      nodes[index].flags = layout.flags
      if layout.isNearLimit { doubtful.append(index) }
      if tree.isNearLimit(index, layout) { nodes[index].flags.insert(.nearLimit) }
      let settings = tree.tables.texts[Int(box.payload)].lines
      if layout.isTruncated, let limit = settings.limit, layout.lines.count >= max(1, limit) {
        nodes[index].flags.insert(.lineLimited)
      }
      if settings.alignment != .leading {
        nodes[index].looks.append(.alignment(settings.alignment))
      }
      if settings.direction == .rightToLeft { nodes[index].looks.append(.readsFromRight) }
    }
    if box.kind == .aspectRatio, !box.fitsAspectRatio { nodes[index].flags.insert(.scaledToFill) }
    if box.semantics >= 0 {
      // Read in place, because copying semantics is expensive.
      tree.tables.semantics.withUnsafeBufferPointer {
        let semantics = $0.baseAddress.unsafelyUnwrapped + Int(box.semantics)
        RenderNodes.describe(&nodes[index], semantics.pointee, isText: isText)
        let mayHaveInner = semantics.pointee.combines != .nothing && semantics.pointee.action == nil
        tables.append(
          semantics.pointee,
          at: index,
          endingBefore: index + Int(box.span),
          innerAction: mayHaveInner
            ? tree.firstAction(in: tree.shownBoxes(in: index, leftOut: leftOut)) : nil
        )
      }
    } else {
      let semantics = tree.tables.semantics(of: box)
      if semantics.role != nil { RenderNodes.describe(&nodes[index], semantics, isText: isText) }
    }
  }

  private static func describe(_ node: inout RenderNode, _ semantics: Semantics, isText: Bool) {
    // The name of a box is not a label of an element.
    if !isText, semantics.role != nil { node.label = nil }
    if let role = semantics.role { node.role = role }
    if let label = semantics.label { node.label = label }
    node.detail = semantics.detail ?? .semantic
    node.route = semantics.route
    node.identifier = semantics.identifier
    node.flags.formUnion(semantics.flags)
    node.facts = semantics.facts
    node.looks += semantics.looks
  }
}

extension BoxTree {
  /// The boxes that replaced an offer by another one, in order.
  var limitedBoxes: [Int] {
    guard hasApproximateBoxes else { return [] }
    return (0..<count).filter { nodes[$0].traits.contains(.approximate) }
  }

  /// The boxes inside the one at `index` that are neither hidden nor left out by a layout.
  fileprivate func shownBoxes(in index: Int, leftOut: Set<Int>) -> ShownBoxes {
    ShownBoxes(
      tree: self,
      leftOut: leftOut,
      position: index + 1,
      end: index + Int(nodes[index].span)
    )
  }

  fileprivate func firstAction(in boxes: ShownBoxes) -> (@MainActor () -> Void)? {
    for index in boxes where nodes[index].semantics >= 0 {
      if let action = tables.semantics[Int(nodes[index].semantics)].action { return action }
    }
    return nil
  }
}

/// Boxes in pre-order that are neither hidden nor left out.
private struct ShownBoxes: Sequence, IteratorProtocol {
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
