/// One step of a plan: the change, and the coordinator whose state changes.
public enum PlanStep: Hashable, Sendable {
  /// A change of flow is requested from the root; `isCertain` if it promised the change.
  case changeFlow(to: RouteDescription, owner: OwnerPath, isCertain: Bool)

  /// A surface is dismissed, with everything inside it.
  case dismiss(OwnerPath, kind: Presentation.Kind)

  /// A child's screens are removed; the child starts at its root when it is pushed again.
  case popChild(OwnerPath)

  /// Screens are removed from the top until `top` is uncovered.
  case pop(to: RouteDescription, owner: OwnerPath)

  /// Another tab is selected.
  case selectTab(index: Int, name: String, owner: OwnerPath)

  /// A child's root screen is pushed.
  case pushChild(OwnerPath)

  /// A screen is pushed.
  case push(RouteDescription, owner: OwnerPath)

  /// A screen replaces the top one.
  case replace(with: RouteDescription, owner: OwnerPath)

  /// A screen is inserted below others, as the one at `index` of the stack.
  case insert(RouteDescription, index: Int, owner: OwnerPath)

  /// A modal shows another root than the one with which it was registered, until it is dismissed.
  case setRoot(RouteDescription, owner: OwnerPath)

  /// A coordinator starts at another root from now on.
  case changeRoot(to: RouteDescription, owner: OwnerPath)

  /// A coordinator is presented in a separate surface.
  case present(OwnerPath, kind: Presentation.Kind, route: RouteDescription)

  /// A sheet changes its height.
  case selectDetent(ModalPresentationDetent, owner: OwnerPath)

  /// An orchestrator shows another flow.
  case installFlow(name: String, root: RouteDescription, owner: OwnerPath)

  /// A coordinator becomes a child, a tab or a registered modal.
  case adopt(name: String, owner: OwnerPath)

  /// A coordinator stops being a child, a tab or a registered modal.
  case release(name: String, owner: OwnerPath)

  /// A whole hierarchy changes to a saved state, without the parts in `leftOut`.
  case restore(owner: OwnerPath, leftOut: [RestorationNotice])

  /// The tabs of a coordinator are replaced; `selected` is the index of the tab that is selected then, and `nil`
  /// without tabs.
  case replaceTabs(names: [String], selected: Int?, owner: OwnerPath)

  /// The badge that was set on a tab changes; `nil` if it is removed.
  case setBadge(String?, tab: OwnerPath)

  /// A column comes to the front when there is room for only one.
  case showColumn(SplitColumn, owner: OwnerPath)

  /// Other columns are requested beside the detail.
  case requestColumns(ColumnVisibility, owner: OwnerPath)

  /// A column gets another coordinator; `nil` if it will be empty.
  case replaceColumn(SplitColumn, by: String?, owner: OwnerPath)
}

extension PlanStep: CustomStringConvertible {
  /// The step in the imperative: `push browse.title(7) on app/tab 1 Browse`.
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
    case .insert(let route, let index, let owner):
      "insert \(route) as screen \(index) of \(owner)"
    case .setRoot(let route, let owner): "root \(owner) at \(route)"
    case .changeRoot(let route, let owner): "start \(owner) at \(route)"
    case .present(let surface, let kind, let route):
      "present \(kind.rawValue) \(surface) for \(route)"
    case .selectDetent(let detent, let owner): "rest \(owner) at \(detent.rawValue)"
    case .installFlow(let name, let root, let owner): "show flow \(name) in \(owner) at \(root)"
    case .adopt(let name, let owner): "add \(name) to \(owner)"
    case .release(let name, let owner): "remove \(name) from \(owner)"
    case .restore(let owner, let notices):
      (["restore \(owner)"] + notices.map(\.description)).joined(separator: "; ")
    case .replaceTabs(let names, let selected, let owner):
      names.isEmpty
        ? "remove all tabs of \(owner)"
        : "replace tabs of \(owner) by "
          + names.enumerated().map { $0 == selected ? "*\($1)" : $1 }.joined(separator: ", ")
    case .setBadge(let text?, let tab): "set badge \(text) on \(tab)"
    case .setBadge(nil, let tab): "remove badge from \(tab)"
    case .showColumn(let column, let owner): "show column \(column.rawValue) of \(owner)"
    case .requestColumns(let columns, let owner): "show columns \(columns.rawValue) of \(owner)"
    case .replaceColumn(let column, let name?, let owner):
      "put \(name) into column \(column.rawValue) of \(owner)"
    case .replaceColumn(let column, nil, let owner):
      "empty column \(column.rawValue) of \(owner)"
    }
  }
}

extension ExecutablePlan {
  /// The printed form of `step`.
  func description(of step: LiveStep) -> PlanStep {
    let owner = path(of: step.subject)
    return switch step.action {
    case .changeFlow(let route, let isCertain):
      .changeFlow(to: RouteDescription(route), owner: owner, isCertain: isCertain)
    case .dismiss(let surface, let kind): .dismiss(path(of: surface), kind: kind)
    case .popChild(let child): .popChild(path(of: child))
    case .pop(let count):
      .pop(to: RouteDescription(step.owner.baseRouter.current.route(under: count)), owner: owner)
    case .selectTab(let index, _):
      .selectTab(index: index, name: step.owner.children[index].ownerName, owner: owner)
    case .pushChild(let child): .pushChild(path(of: child))
    case .push(let route): .push(RouteDescription(route), owner: owner)
    case .replace(let route): .replace(with: RouteDescription(route), owner: owner)
    case .insert(let route, let index):
      .insert(RouteDescription(route), index: index + 1, owner: owner)
    case .setRoot(let route): .setRoot(RouteDescription(route), owner: owner)
    case .changeRoot(let route): .changeRoot(to: RouteDescription(route), owner: owner)
    case .present(let presentation):
      .present(
        path(of: presentation.coordinator),
        kind: presentation.kind,
        route: RouteDescription(presentation.route)
      )
    case .selectDetent(let detent, _): .selectDetent(detent, owner: owner)
    case .installFlow(let flow, let root):
      .installFlow(name: flow.ownerName, root: RouteDescription(root), owner: owner)
    case .restore(let restoration): .restore(owner: owner, leftOut: restoration.notices)
    case .change(let change): change.printed(owner: owner, in: self)
    }
  }
}
