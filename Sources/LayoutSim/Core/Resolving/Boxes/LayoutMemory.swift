/// The memory of a tree that is gone, for the next one.
///
/// A pass makes as many boxes as the one before, so asking for fresh memory each time would cost more
/// than layout does.
struct LayoutMemory: ~Copyable {
  // Without values to begin with: they would be made even where others are given.
  var nodes: NodeBuffer
  var tables: SideTables
  var flexibleChildren: FlexibleChildren
  var caches: LayoutCaches

  /// Room for the boxes that are open while a tree is built.
  var open: [OpenBox]

  init(
    nodes: consuming NodeBuffer,
    tables: consuming SideTables,
    flexibleChildren: consuming FlexibleChildren,
    caches: consuming LayoutCaches,
    open: consuming [OpenBox]
  ) {
    self.nodes = nodes
    self.tables = tables
    self.flexibleChildren = flexibleChildren
    self.caches = caches
    self.open = open
  }

  init() {
    self.init(
      nodes: NodeBuffer(),
      tables: SideTables(),
      flexibleChildren: FlexibleChildren(),
      caches: LayoutCaches(),
      open: []
    )
  }
}
