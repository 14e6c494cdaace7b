/// Values at some positions of a tree, in tree order.
package struct PositionTable<Value> {
  private(set) var positions: [Int] = []
  private(set) var values: [Value] = []

  package var isEmpty: Bool { positions.isEmpty }

  package var count: Int { positions.count }

  /// The value at `position`; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), *n* being the number of values.
  package subscript(position: Int) -> Value? {
    number(at: position).map { values[$0] }
  }

  /// Whether there is a value at `position`.
  func contains(_ position: Int) -> Bool { number(at: position) != nil }

  private func number(at position: Int) -> Int? {
    let place = place(of: position)
    return place < positions.count && positions[place] == position ? place : nil
  }

  /// Adds the value at `position`, which is after all others.
  mutating func append(_ value: Value, at position: Int) {
    assert(positions.last ?? -1 < position, "A value at \(position) follows one at \(positions).")
    positions.append(position)
    values.append(value)
  }

  /// Adds the values of `other` at the positions in `range`, `distance` further on.
  mutating func append(_ other: PositionTable, at range: Range<Int>, movedBy distance: Int) {
    other.forEach(at: range) { append($1, at: $0 + distance) }
  }

  /// Visits the values at the positions in `range`, in order.
  func forEach(at range: Range<Int>, _ visit: (_ position: Int, Value) -> Void) {
    // Most tables have none.
    guard let last = positions.last, last >= range.lowerBound else { return }
    var place = place(of: range.lowerBound)
    while place < positions.count, positions[place] < range.upperBound {
      visit(positions[place], values[place])
      place += 1
    }
  }

  /// The same for a tree in which the nodes are at other positions or absent.
  func moved(_ place: (Int) -> Int?) -> PositionTable {
    var table = PositionTable()
    for (position, value) in zip(positions, values) {
      if let place = place(position) { table.append(value, at: place) }
    }
    return table
  }

  /// The same positions with other values.
  func mapValues<Other>(_ transform: (Value) -> Other) -> PositionTable<Other> {
    var table = PositionTable<Other>()
    table.positions = positions
    table.values = values.map(transform)
    return table
  }

  /// The first position whose value satisfies `condition`.
  func position(where condition: (Value) -> Bool) -> Int? {
    values.firstIndex(where: condition).map { positions[$0] }
  }

  /// The number of values before `position`.
  private func place(of position: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The functions and objects that belong to the nodes of a tree, by their positions.
struct NodeTables {
  /// The actions of taps; a combined node performs the first action inside.
  private(set) var actions = PositionTable<@MainActor () -> Void>()

  /// The functions that enter text and return whether it was accepted.
  private(set) var entries = PositionTable<@MainActor (String) -> Bool>()

  /// The actions of gestures other than taps.
  private(set) var gestures = GestureTable()

  /// The slots that store the offsets of scroll areas.
  private(set) var scrollSlots = PositionTable<StateSlot>()

  /// The keys of layers.
  private(set) var layers = PositionTable<LayerKey>()

  /// The end of the last node that is hidden or combined.
  private var endOfWhole = 0

  /// Whether the node at `index` is a part of a hidden or combined one, so that it has no actions of its own.
  func isPart(_ index: Int) -> Bool { index < endOfWhole }

  /// Adds what `semantics` has for the node at `index`, which ends before `end` and in which the first action is
  /// `innerAction`, if it is a combined one.
  mutating func append(
    _ semantics: Semantics,
    at index: Int,
    endingBefore end: Int,
    innerAction: (@MainActor () -> Void)?
  ) {
    if let slot = semantics.scrollSlot { scrollSlots.append(slot, at: index) }
    if let key = semantics.key { layers.append(key, at: index) }
    guard !isPart(index) else { return }
    let isHidden = semantics.flags.contains(.hidden)
    if isHidden || semantics.combines != .nothing { endOfWhole = end }
    guard !isHidden else { return }
    if let action = semantics.action ?? innerAction { actions.append(action, at: index) }
    if let entry = semantics.entry { entries.append(entry, at: index) }
    if let holder = semantics.gestureHolder { gestures.append(holder, at: index) }
  }

  /// Adds those of `former` for the nodes in `range`, which are complete, `distance` further on.
  mutating func append(_ former: NodeTables, at range: Range<Int>, movedBy distance: Int) {
    actions.append(former.actions, at: range, movedBy: distance)
    entries.append(former.entries, at: range, movedBy: distance)
    gestures.append(former.gestures, at: range, movedBy: distance)
    scrollSlots.append(former.scrollSlots, at: range, movedBy: distance)
    layers.append(former.layers, at: range, movedBy: distance)
  }

  /// The same for a tree in which the nodes are at other positions or absent.
  func moved(_ place: (Int) -> Int?) -> NodeTables {
    var tables = NodeTables()
    tables.actions = actions.moved(place)
    tables.entries = entries.moved(place)
    tables.gestures = gestures.moved(place)
    tables.scrollSlots = scrollSlots.moved(place)
    tables.layers = layers.moved(place)
    return tables
  }
}

/// The actions of gestures other than taps on the nodes of a tree, by position.
struct GestureTable {
  // Not the actions themselves: they are large, and copied with the table.
  private var holders = PositionTable<GestureHolder>()

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
  var positions: [Int] { holders.positions }

  /// Adds the actions of gestures on the node at `position`, which is after all others.
  mutating func append(_ holder: GestureHolder, at position: Int) {
    holders.append(holder, at: position)
    if holder.actions.focus != nil { fields.append(position) }
    if holder.actions.followsScrolling { followers.append(position) }
    if holder.actions.pinned != nil { pinned.append(position) }
    if holder.actions.leadingSwipe != nil || holder.actions.trailingSwipe != nil {
      swiped.append(position)
    }
  }

  /// Adds those of `former` for the nodes in `range`, `distance` further on.
  mutating func append(_ former: GestureTable, at range: Range<Int>, movedBy distance: Int) {
    former.holders.forEach(at: range) { append($1, at: $0 + distance) }
  }

  /// The same for a tree in which the nodes are at other positions or absent.
  func moved(_ place: (Int) -> Int?) -> GestureTable {
    var table = GestureTable()
    for (position, holder) in zip(holders.positions, holders.values) {
      if let place = place(position) { table.append(holder, at: place) }
    }
    return table
  }
}
