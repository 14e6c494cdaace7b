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

extension PlanScript {
  /// The public face of `operation`.
  func step(for operation: Operation) -> PlanStep {
    switch operation {
    case .changeFlow(let route, let owner, let isCertain):
      .changeFlow(
        to: RouteDescription(route),
        owner: path(of: owner.coordinator),
        isCertain: isCertain
      )
    case .dismiss(let coordinator, let kind, _):
      .dismiss(path(of: coordinator.coordinator), kind: kind)
    case .popChild(let child, _): .popChild(path(of: child.coordinator))
    case .pop(let owner, let count):
      .pop(
        to: RouteDescription(owner.coordinator.baseRouter.route(under: count)),
        owner: path(of: owner.coordinator)
      )
    case .selectTab(let index, let owner):
      .selectTab(
        index: index,
        name: owner.coordinator.children[index].ownerName,
        owner: path(of: owner.coordinator)
      )
    case .pushChild(let child, _): .pushChild(path(of: child.coordinator))
    case .push(let route, let owner):
      .push(RouteDescription(route), owner: path(of: owner.coordinator))
    case .replace(let route, let owner):
      .replace(with: RouteDescription(route), owner: path(of: owner.coordinator))
    case .setRoot(let route, let owner):
      .setRoot(RouteDescription(route), owner: path(of: owner.coordinator))
    case .present(let presentation, _):
      .present(
        path(of: presentation.coordinator),
        kind: presentation.kind,
        route: RouteDescription(presentation.route)
      )
    case .selectDetent(let detent, let owner):
      .selectDetent(detent, owner: path(of: owner.coordinator))
    case .installFlow(let flow, let root, let owner):
      .installFlow(
        name: flow.coordinator.ownerName,
        root: RouteDescription(root),
        owner: path(of: owner.coordinator)
      )
    case .adopt(let coordinator, _, let owner):
      .adopt(name: coordinator.coordinator.ownerName, owner: path(of: owner.coordinator))
    case .release(let coordinator, let owner):
      .release(name: coordinator.coordinator.ownerName, owner: path(of: owner.coordinator))
    case .restore(let restoration, let owner):
      .restore(owner: path(of: owner.coordinator), leftOut: restoration.notices)
    }
  }
}
