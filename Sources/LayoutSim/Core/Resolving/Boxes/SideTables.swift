/// The rare data of the boxes of a tree.
struct SideTables: ~Copyable {
  var texts = TextBuffer()
  var limits: [FrameLimits] = []
  var layouts: [AnyContainerLayout] = []

  /// The places where the offers of scroll areas are stored.
  var rooms: [Assumption<Proposal>] = []

  var semantics: [Semantics] = []

  /// The names of pictures and symbols, and the colours of surfaces.
  var names: [String] = []

  var observers: [BoxObserver] = []
  var guides: [GuideRule] = []

  /// The custom guides at which boxes are aligned.
  var customGuides: [CustomGuide] = []

  var safeAreas: [SafeAreaRule] = []

  /// The changes to the drawing of content after layout.
  var effects: [DrawnEffect] = []

  /// The values of subtrees for their containers.
  var containerValues: [ContainerValues] = []

  var spacings = SpacingTable()

  /// The meaning of the numbers of spacings and of custom guides, which all trees with this memory share.
  private(set) var numbering = TableNumbering()

  /// The features that occur anywhere among the boxes.
  var flags: TableFlags = []

  /// Empties the tables and keeps their memory.
  mutating func removeAll() {
    flags = []
    texts.removeAll()
    empty(&limits)
    empty(&layouts)
    empty(&rooms)
    empty(&semantics)
    empty(&names)
    empty(&observers)
    empty(&guides)
    empty(&safeAreas)
    empty(&effects)
    empty(&containerValues)
    // More than a screen has are of screens that are gone.
    if spacings.isLarge || customGuides.count > 64 {
      spacings = SpacingTable()
      empty(&customGuides)
      numbering = TableNumbering()
    }
  }

  /// The number of a guide in this tree.
  mutating func code(of guide: GuideIdentity) -> GuideCode {
    switch guide {
    case .builtIn(let code): return code
    case .custom(let custom):
      if let known = customGuides.firstIndex(of: custom) { return .custom(known) }
      customGuides.append(custom)
      return .custom(customGuides.count - 1)
    }
  }
}

/// Empties a table, doing nothing for the most common case of an empty one.
extension Array {
  /// Appends `entry`, and returns the number by which boxes refer to it.
  @inline(__always)
  mutating func add(_ entry: Element) -> Int32 {
    append(entry)
    return Int32(count - 1)
  }
}

@inline(__always)
private func empty<Entry>(_ table: inout [Entry]) {
  if !table.isEmpty { table.removeAll(keepingCapacity: true) }
}

/// Features that occur anywhere among the boxes of a tree.
struct TableFlags: OptionSet {
  let rawValue: UInt8

  /// Some of the values of subtrees are ids.
  static let hasIDs = TableFlags(rawValue: 1 << 0)

  /// There are containers that create their rows or pages when these become visible.
  static let createsRows = TableFlags(rawValue: 1 << 1)

  /// Some content stays alive without being shown.
  static let hasBackstage = TableFlags(rawValue: 1 << 2)

  /// There is state inside rows of lazy containers.
  static let hasRowStates = TableFlags(rawValue: 1 << 3)
}

/// The values of a child for its container.
struct ContainerValues {
  var preferences = PreferenceValues()
  var values: [ObjectIdentifier: Any] = [:]
}

/// The position of a guide of a box.
struct GuideRule {
  let code: GuideCode
  let position: (BoxDimensions) -> Double
}

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

extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// Represents empty memory, which need not be allocated.
  static var nowhere: UnsafeMutablePointer {
    guard let address = UnsafeMutableRawPointer(bitPattern: MemoryLayout<Pointee>.alignment) else {
      preconditionFailure("an alignment is never zero")
    }
    return address.assumingMemoryBound(to: Pointee.self)
  }

  /// Moves `count` values to memory of at least twice the size, and updates `capacity`.
  mutating func grow(_ count: Int, _ capacity: inout Int) {
    let larger = Swift.max(16, capacity * 2)
    let moved = UnsafeMutablePointer.allocate(capacity: larger)
    moved.moveInitialize(from: self, count: count)
    if capacity > 0 { deallocate() }
    self = moved
    capacity = larger
  }
}
