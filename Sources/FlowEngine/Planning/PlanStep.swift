/// One step of a plan: what changes, and whose state it is.
public enum PlanStep: Hashable, Sendable {
  /// The root is asked to change the flow; `isCertain` if it said beforehand that it would.
  case changeFlow(to: RouteDescription, owner: OwnerPath, isCertain: Bool)

  /// A surface goes, with everything inside it.
  case dismiss(OwnerPath, kind: Presentation.Kind)

  /// A child's screens go; the child starts at its root when it is pushed again.
  case popChild(OwnerPath)

  /// Screens go from the top until `top` is uncovered.
  case pop(to: RouteDescription, owner: OwnerPath)

  /// Another tab comes to the front.
  case selectTab(index: Int, name: String, owner: OwnerPath)

  /// A child's root screen comes on top.
  case pushChild(OwnerPath)

  /// A screen comes on top.
  case push(RouteDescription, owner: OwnerPath)

  /// A screen takes the place of the one on top.
  case replace(with: RouteDescription, owner: OwnerPath)

  /// A modal shows another root than it was registered with, until it is dismissed.
  case setRoot(RouteDescription, owner: OwnerPath)

  /// A coordinator comes up in a surface of its own.
  case present(OwnerPath, kind: Presentation.Kind, route: RouteDescription)

  /// A sheet goes to another of its heights.
  case selectDetent(ModalPresentationDetent, owner: OwnerPath)

  /// An orchestrator shows another flow.
  case installFlow(name: String, root: RouteDescription, owner: OwnerPath)

  /// A coordinator becomes a child, a tab or a registered modal.
  case adopt(name: String, owner: OwnerPath)

  /// A coordinator stops being a child, a tab or a registered modal.
  case release(name: String, owner: OwnerPath)

  /// A whole hierarchy goes to a saved state, without what `leftOut` names.
  case restore(owner: OwnerPath, leftOut: [RestorationNotice])
}

extension PlanStep: CustomStringConvertible {
  /// The step as an order: `push browse.title(7) on app/tab 1 Browse`.
  public var description: String {
    switch self {
    case .changeFlow(let route, let owner, let isCertain):
      isCertain
        ? "change flow of \(owner) for \(route)" : "may change flow of \(owner) for \(route)"
    case .dismiss(let surface, let kind): "dismiss \(kind.rawValue) \(surface)"
    case .popChild(let child): "pop child \(child)"
    case .pop(let route, let owner): "pop to \(route) on \(owner)"
    case .selectTab(let index, let name, let owner): "select tab \(index) \(name) of \(owner)"
    case .pushChild(let child): "push child \(child)"
    case .push(let route, let owner): "push \(route) on \(owner)"
    case .replace(let route, let owner): "replace the top of \(owner) with \(route)"
    case .setRoot(let route, let owner): "root \(owner) at \(route)"
    case .present(let surface, let kind, let route):
      "present \(kind.rawValue) \(surface) for \(route)"
    case .selectDetent(let detent, let owner): "rest \(owner) at \(detent.rawValue)"
    case .installFlow(let name, let root, let owner): "show flow \(name) in \(owner) at \(root)"
    case .adopt(let name, let owner): "add \(name) to \(owner)"
    case .release(let name, let owner): "remove \(name) from \(owner)"
    case .restore(let owner, let notices):
      (["restore \(owner)"] + notices.map(\.description)).joined(separator: "; ")
    }
  }
}

extension ExecutablePlan {
  /// The public face of `operation`.
  func step(for operation: Operation) -> PlanStep {
    let owner = path(of: operation.owner)
    return switch operation {
    case .changeFlow(let place, _, let isCertain):
      .changeFlow(to: RouteDescription(route(at: place)), owner: owner, isCertain: isCertain)
    case .dismiss(let surface, let kind, _): .dismiss(path(of: surface), kind: kind)
    case .popChild(let child, _): .popChild(path(of: child))
    case .pop(let held, let count):
      .pop(to: RouteDescription(held.coordinator.baseRouter.route(under: count)), owner: owner)
    case .selectTab(let index, let tabs, _):
      .selectTab(index: index, name: tabs.child(index).coordinator.ownerName, owner: owner)
    case .pushChild(let child, _): .pushChild(path(of: child))
    case .push(let place, _): .push(RouteDescription(route(at: place)), owner: owner)
    case .replace(let place, _): .replace(with: RouteDescription(route(at: place)), owner: owner)
    case .setRoot(let place, _): .setRoot(RouteDescription(route(at: place)), owner: owner)
    case .present(let index, _):
      .present(
        path(of: UnownedCoordinator(presentations[index].coordinator)),
        kind: presentations[index].kind,
        route: RouteDescription(presentations[index].route)
      )
    case .selectDetent(let detent, _): .selectDetent(detent, owner: owner)
    case .installFlow(let flow, let place, _):
      .installFlow(
        name: flow.coordinator.ownerName,
        root: RouteDescription(route(at: place)),
        owner: owner
      )
    case .adopt(let other, _, _): .adopt(name: other.coordinator.ownerName, owner: owner)
    case .release(let other, _): .release(name: other.coordinator.ownerName, owner: owner)
    case .restore: .restore(owner: owner, leftOut: extras?.restoration?.notices ?? [])
    }
  }
}
