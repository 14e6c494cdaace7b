/// A resolved tree, and all that layout works out about it.
///
/// The solver works on the memory that this owns. Children of containers hold on to it, so that
/// one which somebody keeps beyond layout is of no use, but does no harm.
final class BoxTree {
  let nodes: UnsafeMutablePointer<Node>
  let count: Int
  let desk: UnsafeMutablePointer<LayoutDesk>
  private let negotiations: UnsafeMutablePointer<Negotiation>
  private let negotiationCount: Int
  private let buffer: NodeBuffer

  /// Takes the boxes of a tree that is complete.
  ///
  /// At most `depthLimit` questions are answered inside each other: little enough for the stack of
  /// a small thread.
  init(
    nodes buffer: consuming NodeBuffer,
    tables: consuming SideTables,
    measurer: any TextMeasurer,
    pixel: Double,
    depthLimit: Int = 64
  ) {
    nodes = buffer.base
    count = buffer.count
    self.buffer = buffer
    negotiationCount = Int(tables.negotiationCount)
    negotiations = .allocate(capacity: max(1, negotiationCount))
    negotiations.initialize(repeating: Negotiation(), count: negotiationCount)
    desk = .allocate(capacity: 1)
    desk.initialize(
      to: LayoutDesk(tables: tables, measurer: measurer, pixel: pixel, depthLimit: depthLimit)
    )
  }

  deinit {
    desk.deinitialize(count: 1)
    desk.deallocate()
    negotiations.deallocate()
  }

  var solver: Solver {
    Solver(nodes: nodes, count: count, negotiations: negotiations, desk: desk, tree: self)
  }

  var tables: SideTables { desk.pointee.tables }
}
