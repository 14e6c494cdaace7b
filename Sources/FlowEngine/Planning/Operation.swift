/// One thing that applying a plan does.
///
/// Its public face is ``PlanStep``. Operations cannot fail: what could go wrong was found while
/// planning. The exception is the change of flow, which runs an app's code and therefore comes
/// first. They hold nothing that is counted: routes and presentations stand in their ``ExecutablePlan``.
enum Operation {
  case changeFlow(RoutePlace, UnownedCoordinator, isCertain: Bool)
  case dismiss(UnownedCoordinator, Presentation.Kind, from: UnownedCoordinator)
  case popChild(UnownedCoordinator, from: UnownedCoordinator)
  case pop(UnownedCoordinator, keeping: Int)

  /// Selects a tab, through `switchToTab` unless that is what asks for it.
  case selectTab(Int, UnownedCoordinator, byCall: Bool)

  case pushChild(UnownedCoordinator, onto: UnownedCoordinator)
  case push(RoutePlace, UnownedCoordinator)
  case replace(RoutePlace, UnownedCoordinator)
  case setRoot(RoutePlace, UnownedCoordinator)

  /// Shows the presentation at the index in the script.
  case present(Int, by: UnownedCoordinator)
  case selectDetent(ModalPresentationDetent, UnownedCoordinator)
  case installFlow(UnownedCoordinator, RoutePlace, UnownedCoordinator)
  case adopt(UnownedCoordinator, Ownership, UnownedCoordinator)
  case release(UnownedCoordinator, UnownedCoordinator)

  /// Does the restoration of the script.
  case restore(UnownedCoordinator)

  /// Whose state it changes.
  var owner: UnownedCoordinator {
    switch self {
    case .changeFlow(_, let owner, _), .dismiss(_, _, let owner), .popChild(_, let owner),
      .pop(let owner, _), .selectTab(_, let owner, _), .pushChild(_, let owner),
      .push(_, let owner),
      .replace(_, let owner), .setRoot(_, let owner), .present(_, let owner),
      .selectDetent(_, let owner), .installFlow(_, _, let owner), .adopt(_, _, let owner),
      .release(_, let owner), .restore(let owner):
      owner
    }
  }

  /// Whether it takes surfaces away that want to hear of it.
  var takesAway: Bool {
    switch self {
    case .dismiss, .restore: true
    default: false
    }
  }

  /// Whom it brings or takes away; `nil` for one that does neither.
  var other: UnownedCoordinator? {
    switch self {
    case .dismiss(let other, _, _), .popChild(let other, _), .pushChild(let other, _),
      .installFlow(let other, _, _), .adopt(let other, _, _), .release(let other, _):
      other
    case .changeFlow, .pop, .selectTab, .push, .replace, .setRoot, .present, .selectDetent,
      .restore:
      nil
    }
  }
}

/// Where the route of an operation stands in its script.
enum RoutePlace {
  /// It is the destination of the plan.
  case destination

  /// It is one of the routes on the way.
  case listed(Int)
}

extension Operation {
  /// The same operation in a script that lists so many routes and presentations before those of its own.
  func moved(byRoutes routes: Int, presentations: Int) -> Operation {
    switch self {
    case .changeFlow(let route, let owner, let isCertain):
      .changeFlow(route.moved(by: routes), owner, isCertain: isCertain)
    case .push(let route, let owner): .push(route.moved(by: routes), owner)
    case .replace(let route, let owner): .replace(route.moved(by: routes), owner)
    case .setRoot(let route, let owner): .setRoot(route.moved(by: routes), owner)
    case .installFlow(let flow, let route, let owner):
      .installFlow(flow, route.moved(by: routes), owner)
    case .present(let index, let owner): .present(index + presentations, by: owner)
    case .dismiss, .popChild, .pop, .selectTab, .pushChild, .selectDetent, .adopt, .release,
      .restore:
      self
    }
  }
}

extension RoutePlace {
  fileprivate func moved(by count: Int) -> RoutePlace {
    switch self {
    case .destination: .destination
    case .listed(let index): .listed(index + count)
    }
  }
}
