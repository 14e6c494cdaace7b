/// A resolved tree with its layout.
///
/// It owns the memory of the solver. Children of containers retain it, so a child that is stored beyond
/// layout is useless but harmless.
final class BoxTree {
  let nodes: UnsafeMutablePointer<Node>

  /// The number of boxes.
  private(set) var count: Int

  /// The parts of which it was built, by the positions at which they begin.
  var parts: [PlacedPart] = []

  let state: UnsafeMutablePointer<SolverState>
  private let measurer: AnyTextMeasurer
  private var buffer: NodeBuffer
  private var open: [OpenBox]

  /// Whether the memory was given to another tree.
  private var isReleased = false

  /// Takes the boxes of a complete tree.
  ///
  /// At most `depthLimit` questions are nested, which is little enough for the stack of a secondary thread.
  init(
    memory: consuming LayoutMemory,
    measurer: AnyTextMeasurer,
    pixel: Double,
    depthLimit: Int = 64
  ) {
    self.measurer = measurer
    open = memory.open
    state = .allocate(capacity: 1)
    state.initialize(
      to: SolverState(
        tables: memory.tables,
        flexibleChildren: memory.flexibleChildren,
        count: memory.nodes.count,
        caches: memory.caches,
        measurer: .passUnretained(measurer),
        pixel: pixel,
        depthLimit: depthLimit
      )
    )
    nodes = memory.nodes.base
    count = memory.nodes.count
    buffer = memory.nodes
    state.pointee.tree = self
    assert(malformation == nil, malformation ?? "")
  }

  deinit {
    if !isReleased { state.deinitialize(count: 1) }
    state.deallocate()
  }

  /// Releases the memory for reuse, if nothing else retains the tree.
  static func recycle(_ tree: inout BoxTree?) -> LayoutMemory {
    guard isKnownUniquelyReferenced(&tree), let old = tree else { return LayoutMemory() }
    tree = nil
    return old.relinquishMemory()
  }

  private func relinquishMemory() -> LayoutMemory {
    count = 0
    isReleased = true
    let state = state.move()
    var memory = LayoutMemory(
      nodes: NodeBuffer(),
      tables: state.tables,
      flexibleChildren: state.flexibleChildren,
      caches: state.caches,
      open: open
    )
    open = []
    swap(&memory.nodes, &buffer)
    memory.nodes.removeAll(from: 0)
    memory.tables.removeAll()
    memory.caches.removeAll()
    return memory
  }

  var solver: Solver { Solver(nodes: nodes, state: state) }

  var tables: SideTables {
    _read { yield state.pointee.tables }
  }

  /// Stores the offers of scroll areas, for lengths relative to them.
  func noteRooms() {
    guard !tables.rooms.isEmpty else { return }
    for index in 0..<count where nodes[index].kind == .scroll {
      tables.rooms[Int(nodes[index].payload)].found = nodes[index].offer.proposal
    }
  }
}

extension BoxTree {
  /// Computes the size of the root and places everything.
  ///
  /// - Parameters:
  ///   - proposal: The offer to the root.
  ///   - area: The area in which it is centred; `nil` places it at the origin.
  /// - Returns: The size of the root.
  @discardableResult
  @inline(never)
  func layOut(_ proposal: Proposal, centeredIn area: Rect? = nil) -> Size {
    guard count > 0, nodes[0].kind != .outlineOnly else { return .zero }
    let offer = Offer(proposal)
    let size = solver.measure(0, offer)
    let origin = area.map { area in
      Point(
        x: (area.minX + (area.size.width - size.width) / 2).orZero,
        y: (area.minY + (area.size.height - size.height) / 2).orZero
      )
    }
    defer { assert(misfit == nil, misfit ?? "") }
    return solver.placeAll(offer: offer, at: origin ?? .zero)
  }

  /// The frame of the box at `index` in the root's space.
  func frame(of index: Int) -> Rect {
    Rect(origin: solver.absoluteOrigin(of: index), size: nodes[index].size)
  }

  /// Whether any box replaced an offer by another one.
  var hasApproximateBoxes: Bool { state.pointee.limiter.hasReplaced }
}

extension BoxTree {
  /// The observers of all boxes but those that layouts left out, in tree order.
  func shownObservers() -> [(index: Int, observer: BoxObserver)] {
    guard !tables.observers.isEmpty else { return [] }
    let leftOut = leftOut
    return (0..<count).compactMap { index in
      guard nodes[index].label == .observer, !leftOut.contains(index) else { return nil }
      return (index, tables.observers[Int(nodes[index].payload)])
    }
  }

  /// The name of the box at `index` in findings: the first text in it, or else its kind.
  func name(of index: Int) -> String {
    for inner in index..<index + Int(nodes[index].span) {
      let semantics = tables.semantics(of: nodes[inner])
      if let identifier = semantics.identifier { return "#\(identifier)" }
      let isText = nodes[inner].kind == .text
      let words = semantics.label ?? (isText ? tables.texts[Int(nodes[inner].payload)].words : nil)
      if let words, !words.isEmpty { return "“\(words.prefix(40))”" }
    }
    var content = index
    while nodes[content].label == .observer, nodes[content].childCount == 1 {
      content = solver.firstChild(of: content)
    }
    return nodes[content].label.rawValue
  }
}

extension BoxTree {
  /// The positions of all boxes that are not shown, and of their descendants: those that layouts left out, and those
  /// that stay alive without being shown.
  var unseen: Set<Int> {
    let leftOut = leftOut
    return tables.flags.contains(.hasBackstage) ? leftOut.union(backstage) : leftOut
  }

  /// The positions of all boxes that layouts left out, and of their descendants.
  var leftOut: Set<Int> {
    state.pointee.hasLeftOut ? boxes(with: .leftOut) : []
  }

  /// The positions of all boxes that stay alive without being shown.
  var backstage: Set<Int> {
    tables.flags.contains(.hasBackstage) ? boxes(with: .backstage) : []
  }

  private func boxes(with trait: NodeTraits) -> Set<Int> {
    var found: Set<Int> = []
    var index = 0
    while index < count {
      guard nodes[index].traits.contains(trait) else {
        index += 1
        continue
      }
      let end = index + Int(nodes[index].span)
      found.formUnion(index..<end)
      index = end
    }
    return found
  }
}

extension BoxTree {
  /// The first box that breaks the rules of a tree, as a sentence; `nil` if all hold: a box follows its parent and lies
  /// within its parent's subtree, has the right number of children in layout, and its data is in the tables.
  private var malformation: String? {
    for index in 0..<count {
      let (node, end) = (nodes[index], index + Int(nodes[index].span))
      guard node.span >= 1, end <= count else {
        return "Box \(index) extends to \(end) of \(count)."
      }
      var (next, children) = (index + 1, 0)
      while next < end {
        guard nodes[next].kind == .outlineOnly || Int(nodes[next].up) == next - index else {
          return "Box \(next) is \(nodes[next].up) boxes after its parent \(index)."
        }
        if nodes[next].kind != .outlineOnly { children += 1 }
        next += max(1, Int(nodes[next].span))
      }
      guard next == end, children == Int(node.childCount) else {
        return
          "Box \(index) has \(children) children up to \(next), not \(node.childCount) up to \(end)."
      }
      guard Int(node.semantics) < tables.semantics.count,
        Int(node.containerValues) < tables.containerValues.count
      else { return "Box \(index) has data beyond the tables." }
    }
    return nil
  }

  /// The first box without a valid size or position, as a sentence; `nil` if all that take part in layout have both.
  private var misfit: String? {
    for index in 0..<count where nodes[index].kind != .outlineOnly {
      let (size, position) = (nodes[index].size, nodes[index].position)
      guard size.width >= 0, size.height >= 0, !position.x.isNaN, !position.y.isNaN else {
        return "Box \(index) (\(nodes[index].label.rawValue)) is \(size) at \(position)."
      }
    }
    return nil
  }
}
