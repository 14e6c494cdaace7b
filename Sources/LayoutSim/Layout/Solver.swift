/// Lays out a resolved tree: asks boxes for sizes, then gives each one its place.
///
/// Proposals go down and sizes come up in ``answer(_:_:)``, which never depends on how often it is
/// asked. Places go down in ``placeAll(offer:at:)``, which is one loop over the tree in pre-order.
final class Solver {
  let store: NodeStore
  let pixel: Double
  let measurer: any TextMeasurer

  /// The children of every box, those of one box side by side.
  private let childList: [Int]
  private let firstChild: ContiguousArray<Int>

  let cache: AnswerCache
  let cacheNumber: ContiguousArray<Int>
  var textAnswers: ContiguousArray<TextAnswers>
  var baselineAnswers: [Question: Baselines?] = [:]

  let depthLimit: Int

  /// How many questions are being answered inside each other.
  var depth = 0

  /// The question that was too deep to be answered; while there is one, no answer counts.
  var postponed: PostponedQuestion?

  /// The answers to questions that were too deep, so that they are known when asked again.
  var deepAnswers: [Question: Size] = [:]

  /// The last question that each box heard, and its answer.
  let memo: Cells<Memo>

  /// What each child got in the last negotiation of its stack.
  let turns: Cells<Turn>
  let lastRun: Cells<Offer>

  let placements: Cells<Placement>

  /// Whether any layout left a child out.
  var hasLeftOut = false

  /// The boxes that are not shown, once everything is placed.
  var knownLeftOut: Set<Int>?

  /// The children that layouts put at a place that is not finite.
  var misplaced: [Int] = []

  /// A solver for the boxes of `store`.
  ///
  /// At most `depthLimit` questions are answered inside each other: little enough for the stack of
  /// a small thread.
  init(
    store: NodeStore,
    measurer: any TextMeasurer,
    pixel: Double,
    depthLimit: Int = 64
  ) {
    self.depthLimit = depthLimit
    self.store = store
    self.measurer = measurer
    self.pixel = pixel
    let count = store.nodes.count
    (firstChild, childList) = Solver.listChildren(of: store.nodes)
    var negotiating = 0
    cacheNumber = ContiguousArray(
      store.nodes.map { node in
        guard node.isNegotiating else { return -1 }
        negotiating += 1
        return negotiating - 1
      }
    )
    cache = AnswerCache(boxCount: negotiating)
    textAnswers = ContiguousArray(repeating: TextAnswers(), count: store.texts.count)
    memo = Cells(repeating: Memo(), count: count)
    turns = Cells(repeating: Turn(), count: count)
    lastRun = Cells(repeating: Memo.nothing, count: count)
    placements = Cells(repeating: Placement(), count: count)
  }

  deinit {
    memo.free()
    turns.free()
    lastRun.free()
    placements.free()
  }

  private static func listChildren(
    of nodes: ContiguousArray<Node>
  ) -> (first: ContiguousArray<Int>, list: [Int]) {
    var first = ContiguousArray<Int>()
    first.reserveCapacity(nodes.count)
    var total = 0
    for node in nodes {
      first.append(total)
      total += node.childCount
    }
    var list = Array(repeating: 0, count: total)
    for index in nodes.indices where nodes[index].childCount > 0 {
      var slot = first[index]
      var child = index + 1
      while child < index + nodes[index].span {
        if nodes[child].kind != .mention {
          list[slot] = child
          slot += 1
        }
        child += nodes[child].span
      }
    }
    return (first, list)
  }
}

/// What a child got in a negotiation.
struct Turn {
  var offer = Offer(width: 0, height: 0)
  var size = Size.zero
  var position = Point.zero
  var minimum = 0.0
  var flexibility = 0.0
}

/// Where a box went: relative to its parent.
struct Placement {
  var position = Point.zero
  var offer = Offer(width: 0, height: 0)
  var size = Size.zero

  /// Whether the layout around it chose not to show it.
  var isLeftOut = false
}

/// The distances of the first and the last baseline of text from the top of a box.
struct Baselines {
  var first: Double
  var last: Double

  func shifted(by distance: Double) -> Baselines {
    Baselines(first: first + distance, last: last + distance)
  }
}

/// An offer to a box.
struct Question: Hashable {
  let box: Int
  let offer: Offer
}

/// The last question to a box, and the answer.
struct Memo {
  static let nothing = Offer(width: -2, height: -2)

  var offer = nothing
  var answer = Size.zero
}

extension Node {
  /// Whether answering takes more than one question to one child, so that answers are kept.
  ///
  /// A rigid box has one answer, which its last question holds.
  fileprivate var isNegotiating: Bool {
    if traits.contains(.rigid) { return false }
    switch kind {
    case .stack, .layers, .container, .aspectRatio: return true
    default: return false
    }
  }
}

// MARK: - Children

extension Solver {
  func childCount(of index: Int) -> Int { store.nodes[index].childCount }

  func child(_ position: Int, of index: Int) -> Int {
    precondition(
      position >= 0 && position < store.nodes[index].childCount,
      "child \(position) of a box that has \(store.nodes[index].childCount)"
    )
    return childList[firstChild[index] + position]
  }

  func children(of index: Int) -> ArraySlice<Int> {
    childList[firstChild[index]..<firstChild[index] + store.nodes[index].childCount]
  }

  func priority(of index: Int) -> Double { store.nodes[index].priority }

  func preferences(of index: Int) -> PreferenceValues {
    let kept = store.nodes[index].preferences
    return kept < 0 ? PreferenceValues() : store.childPreferences[kept]
  }

  func gap(between first: Int, and second: Int, along axis: LayoutAxis) -> Double {
    Spacing.gap(
      between: store.spacings[store.nodes[first].spacing],
      and: store.spacings[store.nodes[second].spacing],
      along: axis
    )
  }

  func containerValue<Key: ContainerValueKey>(of index: Int, _ key: Key.Type) -> Key.Value {
    store.containerValue(of: index, key)
  }

  /// The child that decides the size of a box around one.
  func primary(of index: Int) -> Int {
    child(store.nodes[index].kind == .background ? 1 : 0, of: index)
  }
}
