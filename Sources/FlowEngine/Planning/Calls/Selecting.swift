/// Selecting a tab, which a guard of the tab may refuse.
struct TabSelection: Call {
  let target: TabTarget

  var name: String { "switchToTab" }
  var idleReason: IdleReason? { .selected }

  /// A tab that has gone cannot be selected any more.
  func isObsolete(for start: AnyCoordinator) -> Bool { (try? target.index(in: start)) == nil }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start
    let index = try target.index(in: tabs)
    guard tabs.children.indices.contains(index) else {
      throw .invalidTabIndex(owner: tabs.ownerPath, index: index, count: tabs.children.count)
    }
    guard index != tabs.baseRouter.current.selectedTab else { return ExecutablePlan(at: site) }
    let tab = tabs.children[index]
    let route = tab.baseRouter.current.root
    if let redirected = try site.redirect(self, to: route, downTo: tab) { return redirected }
    // A tab that is not named by its index is selected through the method that an app may override.
    return ExecutablePlan(at: site, .selectTab(index, byCall: !target.isIndex))
  }

  /// The tabs may have changed, so the route that the tab would have shown is looked for.
  func onRoot(for route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}

/// The tab that a call is about, which is looked for when the call runs.
enum TabTarget {
  case index(Int)
  case coordinator(AnyCoordinator)
  case page(any TabPage)

  var isIndex: Bool { if case .index = self { true } else { false } }

  /// The index of the tab among those of `tabs`; throws if a coordinator or a page is not there.
  @MainActor
  func index(in tabs: AnyCoordinator) throws(FlowError) -> Int {
    switch self {
    case .index(let index): return index
    case .coordinator(let tab):
      if let index = tabs.children.firstIndex(where: { $0 === tab }) { return index }
      throw unknown(tab.ownerName, in: tabs, asPages: false)
    case .page(let page):
      let slot = page.slot
      if let index = tabs.children.firstIndex(where: { $0.isTab(of: slot) }) { return index }
      throw unknown("\(page)", in: tabs, asPages: true)
    }
  }

  @MainActor
  private func unknown(_ name: String, in tabs: AnyCoordinator, asPages: Bool) -> FlowError {
    let known = tabs.children.map { $0.tabName(asPage: asPages) }
    return .unknownTab(name, owner: tabs.ownerPath, tabs: known)
  }
}

extension TabPage {
  /// A slot for this page, to be compared with those of tabs.
  fileprivate var slot: TabSlot { PageSlot(self) }
}

/// Setting the badge on a tab.
struct BadgeChange: Call {
  let text: String?
  let target: TabTarget

  var name: String { "setBadge" }
  var idleReason: IdleReason? { .sameBadge }
  var isStructural: Bool { true }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start
    let tab = tabs.children[try target.index(in: tabs)]
    guard text != tab.tabSlot?.badge else { return ExecutablePlan(at: site) }
    return ExecutablePlan(at: site, .change(ChangedBadge(text: text, tab: tab)))
  }
}

private struct ChangedBadge: PlannedChange {
  let text: String?
  let tab: AnyCoordinator

  func perform(by owner: AnyCoordinator) {
    owner.baseRouter.mutate {
      let slot = tab.tabSlot ?? TabSlot()
      slot.badge = text
      tab.tabSlot = slot
    }
  }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .setBadge(text, tab: plan.path(of: tab))
  }
}

/// Bringing a column to the front.
struct ColumnSelection: Call {
  let column: SplitColumn
  let reason: DismissalReason

  var name: String { "show" }
  var idleReason: IdleReason? { .sameColumn }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let split = site.start
    try split.checkColumn(column)
    guard split.coordinator(ofColumn: column) != nil else {
      throw .emptyColumn(column, owner: split.ownerPath)
    }
    var builder = PlanBuilder(at: site)
    builder.show(column, of: site.start)
    return builder.plan
  }
}

/// Requesting which columns are shown beside the detail: the call, and its step.
struct VisibilityChange: Call, PlannedChange {
  let visibility: ColumnVisibility

  var name: String { "setColumnVisibility" }
  var idleReason: IdleReason? { .sameColumns }

  func plan(at site: CallSite) -> ExecutablePlan {
    guard visibility != site.start.baseRouter.current.split.visibility else {
      return ExecutablePlan(at: site)
    }
    return ExecutablePlan(at: site, .change(self))
  }

  func change(_ state: inout CoordinatorState) { state.split.visibility = visibility }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .requestColumns(visibility, owner: owner)
  }
}

/// The column that comes to the front, as a step of a plan.
struct FrontColumn: PlannedChange {
  let column: SplitColumn

  func change(_ state: inout CoordinatorState) { state.split.compactColumn = column }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .showColumn(column, owner: owner)
  }
}

extension PlanBuilder {
  /// Appends the steps that bring `column` of `split` to the front, unless it is there.
  mutating func show(_ column: SplitColumn, of split: AnyCoordinator) {
    let state = overlay.split(of: split)
    if state.visibility.hides(column, in: split.splitStyle) {
      append(.change(VisibilityChange(visibility: .showing(column))), to: split)
    }
    if state.compactColumn != column { append(.change(FrontColumn(column: column)), to: split) }
  }
}

struct DetentSelection: Call {
  let detent: ModalPresentationDetent

  var name: String { "selectDetent" }
  var idleReason: IdleReason? { .sameDetent }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let coordinator = site.start
    guard let host = coordinator.parent,
      let index = host.baseRouter.current.presentations.index(of: coordinator),
      let offered = host.baseRouter.current.presentations[index].detents,
      offered.detents.contains(detent)
    else {
      throw .detentNotOffered(detent, owner: coordinator.ownerPath)
    }
    guard offered.selectedDetent != detent else { return ExecutablePlan(at: site) }
    return ExecutablePlan(at: site, .selectDetent(detent, of: coordinator), of: host)
  }
}
