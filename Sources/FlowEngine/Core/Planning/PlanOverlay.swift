/// Coordinators' states as they will be, laid over the states as they are.
///
/// Only what a plan changes is copied. Each coordinator marks where its copy is, so that looking it
/// up costs nothing; a mark holds for one overlay, and the latest overlay is the one that counts.
@MainActor
struct PlanOverlay {
  private var number: UInt

  /// The states to come.
  private var states: [CoordinatorState] = []

  /// An overlay that holds nothing: the states as they are.
  static var none: PlanOverlay { PlanOverlay(number: .max) }

  /// An overlay for a plan; `number` is one that no earlier overlay over these coordinators had.
  init(number: UInt) {
    self.number = number
  }

  /// Begins anew, with a new number.
  mutating func begin(number: UInt) {
    self.number = number
    clear()
  }

  /// Releases everything but the memory.
  mutating func clear() { states.empty() }

  /// Does what `step` will do: the state of its owner changes, and what leaves is reset.
  mutating func apply(_ step: LiveStep) {
    change(UnownedCoordinator(step.owner)) { $0.apply(step.action) }
    if let leaving = step.action.leaving {
      for coordinator in leavingTogether(with: UnownedCoordinator(leaving))
      where read(coordinator, { !$0.pointee.isReset }) {
        change(coordinator) { $0.reset() }
      }
    }
  }

  /// Changes the state that `coordinator` will be in, which is copied before its first change.
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

  /// Where the state that `coordinator` will be in is; `nil` if it is the one that it is in.
  private func index(of coordinator: UnownedCoordinator) -> Int? {
    let mark = coordinator.overlayIndex
    return mark.number == number ? mark.index : nil
  }

  /// Reads the state that `coordinator` will be in, where it is: a copy would cost more than the rest.
  @inline(__always)
  func read<Value>(
    _ coordinator: UnownedCoordinator,
    _ body: (UnsafePointer<CoordinatorState>) -> Value
  ) -> Value {
    guard let index = index(of: coordinator) else { return coordinator.readState(body) }
    return read(states, at: index, body)
  }

  // Not a closure that is handed to the library: it would check on each call where it runs.
  @inline(__always)
  private func read<Value>(
    _ states: UnsafePointer<CoordinatorState>,
    at index: Int,
    _ body: (UnsafePointer<CoordinatorState>) -> Value
  ) -> Value {
    body(states + index)
  }
}

/// Where the latest overlay keeps a coordinator's state to come.
struct OverlayIndex {
  var number: UInt = 0
  var index = 0
}
