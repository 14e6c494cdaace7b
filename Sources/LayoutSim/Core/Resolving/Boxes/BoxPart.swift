/// The boxes of one place as they were resolved, with their data, to be added to later trees.
///
/// Numbers in it refer to the tables as they were then. Data that boxes around the place change later are copies.
final class BoxPart {
  private let nodes: [Node]
  private let start: TableSizes
  private let tables: PartTables
  private let observers: [PreferenceObserver]
  private let preferences: PreferenceValues
  private let childCount: Int
  private let isDynamic: Bool
  private let numbering: TableNumbering

  /// Where its nodes are among those of the last tree in which they can be used again; `nil` before there was one.
  var shown: ShownPlace?

  /// The number of boxes.
  var count: Int { nodes.count }

  fileprivate init(_ builder: borrowing TreeBuilder, _ open: OpenPart) {
    start = open.start
    nodes = (open.start.nodes..<builder.nodes.count).map { builder.nodes[$0] }
    tables = PartTables(of: builder.tables, from: open.start)
    observers = builder.observers.tail(from: open.start.observers)
    preferences = builder.preferences
    childCount = builder.childCount - open.childCount
    isDynamic = builder.isDynamic
    numbering = builder.tables.numbering
  }

  /// Whether the numbers that boxes of a tree share still mean the same in a tree with `tables`.
  func fits(_ tables: borrowing SideTables) -> Bool { numbering === tables.numbering }

  /// Whether the boxes of `tree` where it was `placed` are still there, and nothing around them has annotated any.
  func isPlain(in tree: BoxTree, _ placed: PlacedPart) -> Bool {
    guard tables.effects.isEmpty, placed.index + nodes.count <= tree.count else { return false }
    return nodes.withUnsafeBufferPointer { own in
      for number in own.indices {
        let present = tree.nodes + (placed.index + number)
        guard own[number].kind == present.pointee.kind, own[number].span == present.pointee.span,
          own[number].label == present.pointee.label,
          own[number].semantics < 0
            ? present.pointee.semantics < 0
            : present.pointee.semantics == own[number].semantics + placed.distance.semantics
        else { return false }
        let distance: Int32
        switch own[number].kind {
        case .text: distance = placed.distance.texts
        case .fixed, .fill: distance = own[number].payload < 0 ? 0 : placed.distance.names
        default: continue
        }
        guard present.pointee.payload == own[number].payload + distance else { return false }
      }
      return true
    }
  }

  /// Adds the boxes to `builder`.
  fileprivate func add(to builder: inout TreeBuilder) {
    let present = TableSizes(of: builder)
    builder.parts.append(
      PlacedPart(
        part: self,
        index: present.nodes,
        distance: (
          Int32(present.texts - start.texts), Int32(present.semantics - start.semantics),
          Int32(present.names - start.names)
        )
      )
    )
    for var node in nodes {
      if node.semantics >= 0 { node.semantics += Int32(present.semantics - start.semantics) }
      if node.containerValues >= 0 {
        node.containerValues += Int32(present.containerValues - start.containerValues)
      }
      if node.payload >= 0 { node.payload += present.distance(from: start, of: node) }
      builder.nodes.append(node)
    }
    tables.add(to: &builder.tables)
    for var observer in observers {
      observer.node += present.nodes - start.nodes
      builder.observers.append(observer)
    }
    builder.preferences.append(preferences)
    builder.childCount += childCount
    builder.isDynamic = builder.isDynamic || isDynamic
    builder.endOfParts = builder.tables.semantics.count
  }
}

/// A part in a tree that is being built, or was.
struct PlacedPart {
  /// The part; `nil` if it is not used again.
  var part: BoxPart?

  /// The position of its first box.
  var index: Int

  /// How much further on its texts, semantics and names are in their tables than when it was made.
  var distance: (texts: Int32, semantics: Int32, names: Int32) = (0, 0, 0)
}

/// The place of a part's nodes in the nodes of a pass.
struct ShownPlace {
  let pass: NodePass
  let index: Int
}

/// The identity of a pass that made nodes.
final class NodePass {}

/// The state of a builder when a part was begun.
struct OpenPart {
  fileprivate let start: TableSizes
  fileprivate let childCount: Int
  fileprivate let isDynamic: Bool
  fileprivate let flags: TableFlags
  fileprivate let preferences: PreferenceValues

  /// Its number among the parts of the builder.
  fileprivate let number: Int
}

extension TreeBuilder {
  /// Begins a part: what is added until it is closed can be added again.
  mutating func openPart() -> OpenPart {
    let open = OpenPart(
      start: TableSizes(of: self),
      childCount: childCount,
      isDynamic: isDynamic,
      flags: tables.flags,
      preferences: preferences,
      number: parts.count
    )
    parts.append(PlacedPart(part: nil, index: nodes.count))
    isDynamic = false
    tables.flags = TableFlags()
    preferences = PreferenceValues()
    return open
  }

  /// Ends a part; returns it if `isKept`.
  mutating func closePart(_ open: OpenPart, isKept: Bool) -> BoxPart? {
    let part = isKept ? BoxPart(self, open) : nil
    if let part {
      parts[open.number].part = part
      endOfParts = tables.semantics.count
    }
    isDynamic = isDynamic || open.isDynamic
    tables.flags.formUnion(open.flags)
    let inner = preferences
    preferences = open.preferences
    preferences.append(inner)
    return part
  }

  /// Adds the boxes of `part`.
  mutating func add(_ part: BoxPart) { part.add(to: &self) }
}

/// The meaning of the numbers that boxes of several trees share, such as those of spacings.
final class TableNumbering {}

/// The numbers of entries in the tables of a builder.
private struct TableSizes {
  let nodes: Int
  let texts: Int
  let limits: Int
  let layouts: Int
  let rooms: Int
  let semantics: Int
  let names: Int
  let boxObservers: Int
  let guides: Int
  let safeAreas: Int
  let effects: Int
  let containerValues: Int
  let observers: Int

  init(of builder: borrowing TreeBuilder) {
    nodes = builder.nodes.count
    texts = builder.tables.texts.count
    limits = builder.tables.limits.count
    layouts = builder.tables.layouts.count
    rooms = builder.tables.rooms.count
    semantics = builder.tables.semantics.count
    names = builder.tables.names.count
    boxObservers = builder.tables.observers.count
    guides = builder.tables.guides.count
    safeAreas = builder.tables.safeAreas.count
    effects = builder.tables.effects.count
    containerValues = builder.tables.containerValues.count
    observers = builder.observers.count
  }

  /// The distance of the table's end from that of `other`, in the table to which the payload of `node` refers.
  func distance(from other: TableSizes, of node: Node) -> Int32 {
    let distance =
      switch node.kind {
      case .text: texts - other.texts
      case .flexibleFrame: limits - other.limits
      case .container: layouts - other.layouts
      case .scroll: rooms - other.rooms
      case .guide: guides - other.guides
      case .safeArea: safeAreas - other.safeAreas
      case .pass where node.label == .observer: boxObservers - other.boxObservers
      case .pass where node.label == .effect || node.label == .clip: effects - other.effects
      case .fixed, .fill: names - other.names
      // Of a stack it is the number of spacers.
      case .pass, .stack, .spacer, .line, .padding, .frame, .fixedSize, .aspectRatio, .offset,
        .position, .overlay, .background, .layers, .ignoresSafeArea, .outlineOnly:
        0
      }
    return Int32(distance)
  }
}

/// The entries that a part added to the tables.
private struct PartTables {
  private let texts: [(content: TextContent, answers: TextAnswers)]
  private let limits: [FrameLimits]
  private let layouts: [AnyContainerLayout]
  private let rooms: [Assumption<Proposal>]
  private let semantics: [Semantics]
  private let names: [String]
  private let observers: [BoxObserver]
  private let guides: [GuideRule]
  private let safeAreas: [SafeAreaRule]
  fileprivate let effects: [DrawnEffect]
  private let containerValues: [ContainerValues]
  private let flags: TableFlags

  init(of tables: borrowing SideTables, from start: TableSizes) {
    texts = (start.texts..<tables.texts.count).map {
      (tables.texts[$0], tables.texts.keepAnswers(ofTextAt: $0))
    }
    limits = tables.limits.tail(from: start.limits)
    layouts = tables.layouts.tail(from: start.layouts)
    rooms = tables.rooms.tail(from: start.rooms)
    semantics = tables.semantics.tail(from: start.semantics)
    names = tables.names.tail(from: start.names)
    observers = tables.observers.tail(from: start.boxObservers)
    guides = tables.guides.tail(from: start.guides)
    safeAreas = tables.safeAreas.tail(from: start.safeAreas)
    effects = tables.effects.tail(from: start.effects)
    containerValues = tables.containerValues.tail(from: start.containerValues)
    flags = tables.flags
  }

  func add(to tables: inout SideTables) {
    for text in texts { tables.texts.append(text.content, text.answers) }
    for layout in layouts { layout.forgetChildren() }
    tables.limits.extend(by: limits)
    tables.layouts.extend(by: layouts)
    tables.rooms.extend(by: rooms)
    tables.semantics.extend(by: semantics)
    tables.names.extend(by: names)
    tables.observers.extend(by: observers)
    tables.guides.extend(by: guides)
    tables.safeAreas.extend(by: safeAreas)
    tables.effects.extend(by: effects)
    tables.containerValues.extend(by: containerValues)
    tables.flags.formUnion(flags)
  }
}

extension Array {
  /// Appends `entries`, doing nothing for the most common case of none.
  @inline(__always)
  mutating func extend(by entries: [Element]) {
    if !entries.isEmpty { self += entries }
  }

  /// A copy of the entries from `start` on, which does not retain the others.
  fileprivate func tail(from start: Int) -> [Element] {
    start == count ? [] : Array(self[start...])
  }
}
