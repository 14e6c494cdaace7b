/// One thing that applying a plan does, with the objects it does it to.
///
/// Its public face is ``PlanStep``. Operations cannot fail: what could go wrong was found while
/// planning. The exception is the change of flow, which runs an app's code and therefore comes
/// first.
enum Operation {
  case changeFlow(any Route, Held, isCertain: Bool)
  case dismiss(Held, Presentation.Kind, from: Held)
  case popChild(Held, from: Held)
  case pop(Held, keeping: Int)
  case selectTab(Int, Held)
  case pushChild(Held, onto: Held)
  case push(any Route, Held)
  case replace(any Route, Held)
  case setRoot(any Route, Held)
  case present(LivePresentation, by: Held)
  case selectDetent(ModalPresentationDetent, Held)
  case installFlow(Held, any Route, Held)
  case adopt(Held, Ownership, Held)
  case release(Held, Held)
  case restore(Restoration, Held)

  /// Everybody that it names, for a plan that outlives the call.
  var everybody: [AnyCoordinator] {
    switch self {
    case .changeFlow(_, let owner, _), .pop(let owner, _), .selectTab(_, let owner),
      .push(_, let owner), .replace(_, let owner), .setRoot(_, let owner),
      .present(_, let owner), .selectDetent(_, let owner), .restore(_, let owner):
      [owner.coordinator]
    case .dismiss(let other, _, let owner), .popChild(let other, let owner),
      .pushChild(let other, let owner), .installFlow(let other, _, let owner),
      .adopt(let other, _, let owner), .release(let other, let owner):
      [other.coordinator, owner.coordinator]
    }
  }
}
