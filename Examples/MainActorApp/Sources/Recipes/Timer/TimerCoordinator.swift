import FlowEngine

/// What a timer that has run out can lead to.
enum TimerRoute: String, Route {
  case ranOut
}

/// Something on the stove.
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
