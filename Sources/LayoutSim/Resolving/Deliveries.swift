/// Tells observers what layout found, and remembers what they were told.
///
/// The first value is always told, then only values that differ from the last. Within one frame,
/// which is one settling, a value is told once only: so two values cannot take turns for ever.
@MainActor
final class Deliveries {
  private var frame = 0

  /// Begins another frame.
  func beginFrame() {
    frame += 1
  }

  /// Tells everybody who listens to a box of `tree`, and then `preferences`, in tree order.
  func deliver(_ tree: BoxTree, preferences: [PreferenceObserver]) {
    for (index, observer) in tree.shownObservers() { tell(observer, of: index, in: tree) }
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
    }
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
