import FlowEngine

/// The screen that asks how many portions to cook.
enum PortionsRoute: String, StyledRoute {
  case portions

  var presentationStyle: TransitionPresentationStyle { .detents([.height(240)]) }
}

/// Asks how many portions to cook: a flow that is brought along for a number.
final class PortionsCoordinator: Coordinator<PortionsRoute>, FlowWithOutcome {
  typealias Outcome = Int

  init() {
    super.init(router: Router(initial: .portions))
  }

  func choose(_ portions: Int) { finishFlow(with: portions) }
}
