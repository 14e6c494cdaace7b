/// The actions of gestures other than taps on the nodes of a tree, by position.
struct GestureTable {
  // Not the actions themselves: they are large, and copied with the table.
  private var holders: [Int: GestureHolder] = [:]

  /// The positions of fields that take the focus, in tree order.
  private(set) var fields: [Int] = []

  /// The positions whose scroll offsets may need an update when a stage has settled, in tree order.
  private(set) var followers: [Int] = []

  /// The positions of content that stays at the edge while its section is scrolled, in tree order.
  private(set) var pinned: [Int] = []

  /// The positions of rows at which a swipe reveals buttons.
  private(set) var swiped: [Int] = []

  /// The actions of gestures on the node at `position`; `nil` if there are none.
  subscript(position: Int) -> GestureActions? { holders[position]?.actions }

  /// The positions of all nodes with gesture actions, in tree order.
  var positions: [Int] { holders.keys.sorted() }

  /// Adds the actions of gestures on the node at `position`, which is after all others.
  mutating func add(_ holder: GestureHolder, at position: Int) {
    assert(holders[position] == nil, "The node at \(position) already has gestures.")
    holders[position] = holder
    if holder.actions.focus != nil { fields.append(position) }
    if holder.actions.followsScrolling { followers.append(position) }
    if holder.actions.pinned != nil { pinned.append(position) }
    if holder.actions.leadingSwipe != nil || holder.actions.trailingSwipe != nil {
      swiped.append(position)
    }
  }

  /// The same for a tree in which the nodes are at other positions or absent.
  func moved(_ place: (Int) -> Int?) -> GestureTable {
    var table = GestureTable()
    for (position, holder) in holders.sorted(by: { $0.key < $1.key }) {
      if let place = place(position) { table.add(holder, at: place) }
    }
    return table
  }
}

extension RenderNodes {
  /// The functions that enter text into each node.
  static func entries(of tree: BoxTree) -> [Int: @MainActor (String) -> Bool] {
    var entries: [Int: @MainActor (String) -> Bool] = [:]
    tree.forEachWhole { index, semantics in
      if let entry = tree.tables.semantics[semantics].entry { entries[index] = entry }
    }
    return entries
  }
}

extension RenderNodes {
  /// The actions of gestures other than taps on each box.
  static func gestures(of tree: BoxTree) -> GestureTable {
    var gestures = GestureTable()
    tree.forEachWhole { index, semantics in
      if let holder = tree.tables.semantics[semantics].gestureHolder {
        gestures.add(holder, at: index)
      }
    }
    return gestures
  }
}

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
  /// The slots that store the offsets of scroll areas, by their boxes.
  static func scrollSlots(of tree: BoxTree) -> [Int: StateSlot] {
    var slots: [Int: StateSlot] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      let semantics = Int(tree.nodes[index].semantics)
      if let slot = tree.tables.semantics[semantics].scrollSlot { slots[index] = slot }
    }
    return slots
  }

  /// The keys of boxes on a stage, by the boxes.
  static func layers(of tree: BoxTree) -> [Int: LayerKey] {
    var layers: [Int: LayerKey] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      let semantics = Int(tree.nodes[index].semantics)
      if let key = tree.tables.semantics[semantics].key { layers[index] = key }
    }
    return layers
  }
}

extension RenderNodes {
  /// The rows of lists that are tapped as a whole, by the positions of their buttons.
  static func pressedRows(of tree: BoxTree) -> [Int: Int] {
    var rows: [Int: Int] = [:]
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
        rows[index] = row.index
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
    nodes[holder].font = nodes[text].font
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
