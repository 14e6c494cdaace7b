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

  /// Adds the node of the box at `index`.
  private mutating func append(_ index: Int, origin: Point) {
    let box = tree.nodes[index]
    let isLaidOut = box.kind != .outlineOnly
    let frame = isLaidOut ? Rect(origin: origin, size: box.size) : nil
    let proposal = isLaidOut ? box.offer.proposal : nil
    guard box.semantics >= 0 || !box.label.onlyLaysOut else {
      nodes.append(
        RenderNode(box: box.label, subtreeLength: Int(box.span), frame: frame, proposal: proposal)
      )
      if box.isScaledToFill { nodes[index].flags.insert(.scaledToFill) }
      return
    }
    let isText = box.kind == .text
    var values = isText ? textValues(of: index) : NodeValues(ofBox: box)
    // Read in place, because copying semantics is expensive.
    if box.semantics >= 0 {
      tree.tables.semantics.withUnsafeBufferPointer {
        let semantics = $0.baseAddress.unsafelyUnwrapped + Int(box.semantics)
        values.describe(semantics.pointee, isText: isText)
        if semantics.pointee.combines != .nothing, values.content.label == nil {
          values.content.label = words(in: index)
        }
        let mayHaveInner =
          semantics.pointee.combines != .nothing && semantics.pointee.action == nil
          && !tables.isPart(index)
        tables.append(
          semantics.pointee,
          at: index,
          endingBefore: index + Int(box.span),
          innerAction: mayHaveInner
            ? tree.firstAction(in: tree.shownBoxes(in: index, leftOut: leftOut)) : nil
        )
      }
    } else if !isText {
      values.describe(tree.tables.semantics(of: box), isText: false)
    }
    nodes.append(
      RenderNode(
        values.role,
        subtreeLength: Int(box.span),
        detail: values.detail,
        flags: values.flags,
        frame: frame,
        proposal: proposal,
        content: values.content
      )
    )
  }

  private mutating func textValues(of index: Int) -> NodeValues {
    let box = tree.nodes[index]
    let layout = tree.solver.textLayout(index, box.offer)
    let number = Int(box.payload)
    var values = NodeValues(
      role: box.traits.contains(.heading) ? .heading : .text,
      detail: .semantic,
      flags: layout.flags,
      content: NodeContent(label: tree.tables.texts[number].words)
    )
    (values.content.font, values.content.lines) = (tree.tables.texts[number].font, layout.lines)
    if layout.isNearLimit { doubtful.append(index) }
    if tree.isNearLimit(index, layout) { values.flags.insert(.nearLimit) }
    let settings = tree.tables.texts[number].lines
    if layout.isTruncated, let limit = settings.limit, layout.lines.count >= max(1, limit) {
      values.flags.insert(.lineLimited)
    }
    if settings.alignment != .leading {
      values.content.looks.append(.alignment(settings.alignment))
    }
    if settings.direction == .rightToLeft { values.content.looks.append(.readsFromRight) }
    return values
  }
}

/// The values of a node that do not depend on where it is.
private struct NodeValues {
  var role: Role
  var detail: DetailLevel
  var flags: NodeFlags
  var content: NodeContent

  mutating func describe(_ semantics: Semantics, isText: Bool) {
    if let role = semantics.role {
      self.role = role
      // The name of a box is not a label of an element.
      if !isText { content.label = nil }
    }
    if let label = semantics.label { content.label = label }
    detail = semantics.detail ?? .semantic
    flags.formUnion(semantics.flags)
    (content.route, content.identifier) = (semantics.route, semantics.identifier)
    content.facts = semantics.facts
    content.looks += semantics.looks
  }
}

extension NodeValues {
  /// The values of a box without text.
  init(ofBox box: Node) {
    self.init(
      role: .box,
      detail: .layout,
      flags: box.isScaledToFill ? .scaledToFill : [],
      content: NodeContent(label: box.label.rawValue)
    )
  }
}

extension BoxTree {
  /// The boxes that replaced an offer by another one, in order.
  var limitedBoxes: [Int] {
    guard hasApproximateBoxes else { return [] }
    return (0..<count).filter { nodes[$0].traits.contains(.approximate) }
  }
}
