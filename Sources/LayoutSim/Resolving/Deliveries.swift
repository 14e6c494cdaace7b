/// Tells observers what layout found, and remembers what they were told.
///
/// The first value is always told, then only values that differ from the last. Within one frame,
/// which is one settling, a value is told once only: so two values cannot take turns for ever.
@MainActor
final class Deliveries {
  private let tellsPresence: Bool
  private var frame = 0

  /// What is in the tree and wants to hear that it comes and goes, what is inside first.
  private var present: [Presence] = []

  /// - Parameter tellsPresence: Whether what is laid out counts as shown.
  init(tellsPresence: Bool) {
    self.tellsPresence = tellsPresence
  }

  /// Begins another frame.
  func beginFrame() {
    frame += 1
  }

  /// Tells what came and went, then everybody who listens to a box of `tree`, and then `preferences`.
  func deliver(_ tree: BoxTree, preferences: [PreferenceObserver]) {
    let observers = tree.shownObservers()
    if tellsPresence { tellPresence(Presence.all(among: observers, in: tree)) }
    for (index, observer) in observers { tell(observer, of: index, in: tree) }
    for observer in preferences {
      tell(observer.slot, observer.value) { _ in observer.deliver() }
    }
  }

  private func tell(_ observer: BoxObserver, of index: Int, in tree: BoxTree) {
    switch observer.subject {
    case .size(let action):
      let size = tree.nodes[index].size
      tell(observer.slot, size) { _ in action(size) }
    case .geometry(let value, let action):
      let value = value(tree.geometry(of: index))
      tell(observer.slot, value) { action($0, value) }
    case .value(let value, let tellsFirst, let action):
      guard tellsFirst || observer.slot.toldLast != nil else {
        observer.slot.toldLast = value
        return
      }
      tell(observer.slot, value) { action($0 ?? value) }
    case .presence:
      break
    }
  }

  /// Compares what is there with what was there before.
  private func tellPresence(_ found: [Presence]) {
    let former = present
    present = found
    let were = Set(former.map { ObjectIdentifier($0.slot) })
    let are = Set(found.map { ObjectIdentifier($0.slot) })
    for gone in former where !are.contains(ObjectIdentifier(gone.slot)) { gone.disappear?() }
    for new in found where !were.contains(ObjectIdentifier(new.slot)) { new.appear?() }
  }

  private func tell(_ slot: StateSlot, _ value: Any, _ deliver: (_ former: Any?) -> Void) {
    if slot.toldFrame != frame {
      slot.toldFrame = frame
      slot.toldInFrame = []
    }
    let former = slot.toldLast
    if let former, areEqual(former, value) { return }
    guard !slot.toldInFrame.contains(where: { areEqual($0, value) }) else { return }
    slot.toldInFrame.append(value)
    slot.toldLast = value
    deliver(former)
  }
}

/// Something that wants to hear that it comes and goes.
@MainActor
private struct Presence {
  let slot: StateSlot
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// All of them, what is inside before what is around it; several parts of one element are one.
  static func all(
    among observers: [(index: Int, observer: BoxObserver)],
    in tree: BoxTree
  ) -> [Presence] {
    var known: Set<ObjectIdentifier> = []
    let found = observers.compactMap { index, observer -> (index: Int, end: Int, Presence)? in
      guard case .presence(let appear, let disappear) = observer.subject,
        known.insert(ObjectIdentifier(observer.slot)).inserted
      else { return nil }
      let presence = Presence(slot: observer.slot, appear: appear, disappear: disappear)
      return (index, index + Int(tree.nodes[index].span), presence)
    }
    return found.sorted { ($0.end, -$0.index) < ($1.end, -$1.index) }.map(\.2)
  }
}

extension BoxTree {
  /// Everybody who listens to a box that is shown, in tree order.
  fileprivate func shownObservers() -> [(index: Int, observer: BoxObserver)] {
    guard !tables.observers.isEmpty else { return [] }
    let leftOut = leftOut
    return (0..<count).compactMap { index in
      guard nodes[index].label == .observer, !leftOut.contains(index) else { return nil }
      return (index, tables.observers[Int(nodes[index].payload)])
    }
  }
}
