/// One thing that applying a plan does, with the objects it does it to.
///
/// Its public face is ``PlanStep``. Operations cannot fail: what could go wrong was found while
/// planning. The exception is the change of flow, which runs an app's code and therefore comes
/// first.
enum Operation {
  case changeFlow(any Route, AnyCoordinator, isCertain: Bool)
  case dismiss(AnyCoordinator, Presentation.Kind, from: AnyCoordinator)
  case popChild(AnyCoordinator, from: AnyCoordinator)
  case pop(AnyCoordinator, keeping: Int)
  case selectTab(Int, AnyCoordinator)
  case pushChild(AnyCoordinator, onto: AnyCoordinator)
  case push(any Route, AnyCoordinator)
  case replace(any Route, AnyCoordinator)
  case setRoot(any Route, AnyCoordinator)
  case present(LivePresentation, by: AnyCoordinator)
  case selectDetent(ModalPresentationDetent, AnyCoordinator)
  case installFlow(AnyCoordinator, any Route, AnyCoordinator)
  case adopt(AnyCoordinator, Ownership, AnyCoordinator)
  case release(AnyCoordinator, AnyCoordinator)
}
