/// A resolved tree, and all that layout works out about it.
///
/// The solver works on the memory that this owns. Children of containers hold on to it, so that
/// one that is kept beyond layout is of no use, but does no harm.
final class BoxTree {
  let nodes: UnsafeMutablePointer<Node>

  /// How many boxes there are.
  private(set) var count: Int

  let state: UnsafeMutablePointer<SolverState>
  private let measurer: AnyTextMeasurer
  private var buffer: NodeBuffer
  private var open: [OpenBox]

  /// Whether the memory went to another tree.
  private var isGone = false

  /// Takes the boxes of a tree that is complete.
  ///
  /// At most `depthLimit` questions are answered inside each other: little enough for the stack of
  /// a small thread.
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
  }

  deinit {
    if !isGone { state.deinitialize(count: 1) }
    state.deallocate()
  }

  /// Gives the memory away, if nothing else retains the tree.
  static func recycle(_ tree: inout BoxTree?) -> LayoutMemory {
    guard isKnownUniquelyReferenced(&tree), let old = tree else { return LayoutMemory() }
    tree = nil
    return old.giveAway()
  }

  private func giveAway() -> LayoutMemory {
    count = 0
    isGone = true
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

  /// Notes what scroll areas were offered, for lengths that are relative to it.
  func noteRooms() {
    guard !tables.rooms.isEmpty else { return }
    for index in 0..<count where nodes[index].kind == .scroll {
      tables.rooms[Int(nodes[index].payload)].found = nodes[index].offer.proposal
    }
  }
}

extension BoxTree {
  /// Asks the root for its size and places everything.
  ///
  /// - Parameters:
  ///   - proposal: What the root is offered.
  ///   - area: The room in which it is centred; `nil` puts it at the origin.
  /// - Returns: The size of the root.
  @discardableResult
  @inline(never)
  func layOut(_ proposal: Proposal, centeredIn area: Rect? = nil) -> Size {
    guard count > 0, nodes[0].kind != .outlineOnly else { return .zero }
    let offer = Offer(proposal)
    let size = solver.askDeeply(0, offer)
    let origin = area.map { area in
      Point(
        x: (area.minX + (area.size.width - size.width) / 2).orZero,
        y: (area.minY + (area.size.height - size.height) / 2).orZero
      )
    }
    return solver.placeAll(offer: offer, at: origin ?? .zero)
  }

  /// Where the box at `index` is in the root's space.
  func frame(of index: Int) -> Rect {
    Rect(origin: solver.absoluteOrigin(of: index), size: nodes[index].size)
  }

  /// Whether any box took an offer for another one.
  var hasApproximateBoxes: Bool { state.pointee.limiter.hasReplaced }
}
