/// What gestures other than taps do on the nodes of a tree, by position.
struct GestureTable {
  // Not the actions themselves: they are large, and copied with the table.
  private var holders: [Int: GestureHolder] = [:]

  /// The positions of fields that take the focus, in tree order.
  private(set) var fields: [Int] = []

  /// The positions at which something is done about scrolling when a stage has settled, in tree order.
  private(set) var followers: [Int] = []

  /// The positions of what stays at the edge while its section is scrolled, in tree order.
  private(set) var pinned: [Int] = []

  /// The positions of rows that a swipe reveals buttons at.
  private(set) var swiped: [Int] = []

  /// What gestures do on the node at `position`; `nil` for nothing.
  subscript(position: Int) -> GestureActions? { holders[position]?.actions }

  /// The positions of all nodes on which gestures do something, in tree order.
  var positions: [Int] { holders.keys.sorted() }

  /// Adds what gestures do on the node at `position`, which is after all others.
  mutating func add(_ holder: GestureHolder, at position: Int) {
    holders[position] = holder
    if holder.actions.focus != nil { fields.append(position) }
    if holder.actions.followsScrolling { followers.append(position) }
    if holder.actions.pinned != nil { pinned.append(position) }
    if holder.actions.leadingSwipe != nil || holder.actions.trailingSwipe != nil {
      swiped.append(position)
    }
  }

  /// The same for a tree in which the nodes are elsewhere, or not at all.
  func moved(_ place: (Int) -> Int?) -> GestureTable {
    var table = GestureTable()
    for (position, holder) in holders.sorted(by: { $0.key < $1.key }) {
      if let place = place(position) { table.add(holder, at: place) }
    }
    return table
  }
}
