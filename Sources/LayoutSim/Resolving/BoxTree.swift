/// A resolved tree, and all that layout works out about it.
///
/// The solver works on the memory that this owns. Children of containers hold on to it, so that
/// one which somebody keeps beyond layout is of no use, but does no harm.
package final class BoxTree {
  let nodes: UnsafeMutablePointer<Node>
  package private(set) var count: Int
  let desk: UnsafeMutablePointer<LayoutDesk>
  private var negotiations: NegotiationBuffer
  private var buffer: NodeBuffer

  /// Takes the boxes of a tree that is complete.
  ///
  /// At most `depthLimit` questions are answered inside each other: little enough for the stack of
  /// a small thread.
  init(
    memory: consuming LayoutMemory,
    measurer: any TextMeasurer,
    pixel: Double,
    depthLimit: Int = 64
  ) {
    var negotiations = memory.negotiations
    negotiations.prepare(Int(memory.tables.negotiationCount))
    self.negotiations = negotiations
    desk = .allocate(capacity: 1)
    desk.initialize(
      to: LayoutDesk(
        tables: memory.tables,
        queue: memory.queue,
        measurer: measurer,
        pixel: pixel,
        depthLimit: depthLimit
      )
    )
    nodes = memory.nodes.base
    count = memory.nodes.count
    buffer = memory.nodes
  }

  deinit {
    desk.pointee.queue.free()
    negotiations.free()
    desk.deinitialize(count: 1)
    desk.deallocate()
  }

  /// Gives the memory away, if nobody else holds on to the tree, which is empty afterwards.
  static func recycle(_ tree: inout BoxTree?) -> LayoutMemory {
    guard isKnownUniquelyReferenced(&tree), let old = tree else { return LayoutMemory() }
    tree = nil
    old.count = 0
    var memory = LayoutMemory()
    swap(&memory.nodes, &old.buffer)
    swap(&memory.tables, &old.desk.pointee.tables)
    swap(&memory.queue, &old.desk.pointee.queue)
    swap(&memory.negotiations, &old.negotiations)
    memory.nodes.removeAll(from: 0)
    memory.tables.removeAll()
    return memory
  }

  var solver: Solver {
    Solver(nodes: nodes, count: count, negotiations: negotiations.base, desk: desk, tree: self)
  }

  var tables: SideTables {
    _read { yield desk.pointee.tables }
  }
}
