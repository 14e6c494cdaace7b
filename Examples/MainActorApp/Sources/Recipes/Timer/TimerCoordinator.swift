import FlowEngine

/// The screens of a timer that has run out.
enum TimerRoute: String, Route {
  case ranOut
}

/// A timer for a dish on the stove.
nonisolated struct KitchenTimer: Sendable {
  let dish: String
}

/// Interrupts whatever the cook is doing.
final class TimerCoordinator: Coordinator<TimerRoute> {
  let timer: KitchenTimer

  init(timer: KitchenTimer) {
    self.timer = timer
    super.init(router: Router(initial: .ranOut, factory: ViewFactory()))
  }
}
