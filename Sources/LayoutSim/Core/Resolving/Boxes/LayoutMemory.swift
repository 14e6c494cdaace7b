/// The memory of a tree that is no longer used, for the next one.
///
/// A pass creates as many boxes as the one before, so allocating memory each time would cost more than layout
/// does.
struct LayoutMemory: ~Copyable {
  // Without initial values, which would be created even if others are given.
  var nodes: NodeBuffer
  var tables: SideTables
  var flexibleChildren: FlexibleChildren
  var caches: LayoutCaches

  /// The memory for boxes that are open while a tree is built.
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
