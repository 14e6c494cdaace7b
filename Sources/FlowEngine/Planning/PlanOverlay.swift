/// The future states of coordinators, overlaid on their current states.
///
/// Only states that a plan changes are copied. Each coordinator stores the index of its copy, so that looking
/// it up costs nothing; an index is valid for one overlay, the latest.
@MainActor
struct PlanOverlay {
  private var number: UInt

  /// The future states.
  private var states: [CoordinatorState] = []

  /// An overlay without changes: the current states.
  static var none: PlanOverlay { PlanOverlay(number: .max) }

  /// Creates an overlay for a plan; no earlier overlay over these coordinators had the `number`.
  init(number: UInt) {
    self.number = number
  }

  /// Starts again, with a new number.
  mutating func begin(number: UInt) {
    self.number = number
    clear()
  }

  /// Releases everything but the memory.
  mutating func clear() { states.empty() }

  /// Applies the effect of `step`: the state of its owner changes, and a coordinator that leaves is reset.
  mutating func apply(_ step: LiveStep) {
    change(UnownedCoordinator(step.owner)) { $0.apply(step.action) }
    if let leaving = step.action.leaving {
      for coordinator in leavingTogether(with: UnownedCoordinator(leaving))
      where read(coordinator, { !$0.pointee.isReset }) {
        change(coordinator) { $0.reset() }
      }
    }
  }

  /// Changes the future state of `coordinator`, which is copied before its first change.
  @inline(__always)
  private mutating func change(
    _ coordinator: UnownedCoordinator,
    _ body: (inout CoordinatorState) -> Void
  ) {
    if let index = index(of: coordinator) { return body(&states[index]) }
    coordinator.overlayIndex = OverlayIndex(number: number, index: states.count)
    states.append(coordinator.coordinator.baseRouter.current)
    body(&states[states.count - 1])
  }

  /// The index of the future state of `coordinator`; `nil` if it is the current state.
  private func index(of coordinator: UnownedCoordinator) -> Int? {
    let mark = coordinator.overlayIndex
    return mark.number == number ? mark.index : nil
  }

  /// Reads the future state of `coordinator` in place: a copy would cost more than the rest.
  @inline(__always)
  func read<Value>(
    _ coordinator: UnownedCoordinator,
    _ body: (UnsafePointer<CoordinatorState>) -> Value
  ) -> Value {
    guard let index = index(of: coordinator) else { return coordinator.readState(body) }
    return read(states, at: index, body)
  }

  // Not a closure passed to the library, which would check its isolation on each call.
  @inline(__always)
  private func read<Value>(
    _ states: UnsafePointer<CoordinatorState>,
    at index: Int,
    _ body: (UnsafePointer<CoordinatorState>) -> Value
  ) -> Value {
    body(states + index)
  }
}

/// The index of a coordinator's future state in the latest overlay.
struct OverlayIndex {
  var number: UInt = 0
  var index = 0
}

extension Array {
  /// Removes all elements and keeps the memory.
  // `removeAll(keepingCapacity:)` costs more than removing the few elements of a plan.
  @inline(__always)
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
