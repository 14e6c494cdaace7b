/// Replacing the tabs of a tab coordinator.
struct TabsReplacement: Call {
  let tabs: [AnyCoordinator]
  let selecting: AnyCoordinator?

  var name: String { "setTabs" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }
  var partners: [AnyCoordinator] { tabs }

  /// A tab that has another owner meanwhile cannot be brought any more.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    tabs.contains { tab in tab.parent.map { $0 !== start } ?? false }
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    for tab in tabs where tab.parent !== owner || tab.ownership != .tab {
      try owner.checkOwnable(tab)
    }
    if let selecting, !tabs.contains(where: { $0 === selecting }) {
      throw .unknownTab(
        selecting.ownerName,
        owner: owner.ownerPath,
        tabs: tabs.map { $0.tabName(asPage: false) }
      )
    }
    return try TabRequest(tabs: tabs, selecting: selecting).plan(at: site, for: self)
  }
}

/// The tabs that a tab coordinator is to have.
@MainActor
struct TabRequest {
  var tabs: [AnyCoordinator] = []

  /// The tabs that are added for pages, with their data.
  var comingPages: [ComingPage] = []

  /// The tab to select; `nil` to keep the selection.
  var selecting: AnyCoordinator?

  /// Whether guards are asked about the tab to select.
  var asksGuardsOfTab = true

  /// Plans the removals, top-most first, and then the replacement, for a `call` on the tab coordinator.
  func plan(at site: CallSite, for call: some Call) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    // A mark costs less than a set.
    let staying = Hierarchy.nextVisit()
    for tab in tabs {
      if tab.visit == staying { throw .duplicateTab(tab.ownerName, owner: owner.ownerPath) }
      tab.visit = staying
    }
    let selected = selectedIndex(of: owner)
    assert(
      tabs.isEmpty ? selected == 0 : tabs.indices.contains(selected),
      "Tab \(selected) of \(tabs.count) is to be selected."
    )
    let isSame = tabs.elementsEqual(owner.children, by: ===)
    if isSame, selected == owner.baseRouter.current.selectedTab { return ExecutablePlan(at: site) }
    let front = owner.content
    if let selecting, asksGuardsOfTab, selecting !== front {
      let route = selecting.baseRouter.current.root
      let isThere = selecting.parent === owner
      if let redirected = try site.redirect(
        call,
        to: route,
        downTo: isThere ? selecting : owner,
        and: isThere ? nil : selecting
      ) {
        return redirected
      }
    }
    var builder = PlanBuilder(at: site)
    if let front, front.visit != staying {
      builder.removeFromScreen(front, of: site.start)
    }
    for tab in owner.children.reversed()
    where tab !== front && tab.visit != staying {
      builder.removeFromScreen(tab, of: site.start)
    }
    let replacement = TabReplacement(tabs: tabs, comingPages: comingPages, selected: selected)
    builder.append(last: .change(replacement), to: site.start)
    return builder.plan
  }

  /// The index of the tab that will be selected: the requested one, or else the one that is selected and stays, or else
  /// the one in its place, or else the last; 0 without tabs.
  private func selectedIndex(of owner: AnyCoordinator) -> Int {
    if let requested = selecting ?? owner.content,
      let index = tabs.firstIndex(where: { $0 === requested })
    {
      return index
    }
    return min(owner.baseRouter.current.selectedTab, max(0, tabs.count - 1))
  }
}

/// A tab that is added for a page, with its data.
// Not a tuple, whose type is looked up each time.
struct ComingPage {
  let tab: AnyCoordinator
  let slot: TabSlot
}

/// The tabs that replace those of a tab coordinator, as a step of a plan.
private struct TabReplacement: PlannedChange {
  let tabs: [AnyCoordinator]

  /// The tabs that are added for pages, with their data.
  let comingPages: [ComingPage]

  /// The index of the tab that will be selected; 0 without tabs.
  let selected: Int

  func change(_ state: inout CoordinatorState) { state.selectedTab = selected }

  func perform(by owner: AnyCoordinator) {
    let former = Hierarchy.nextVisit()
    for tab in owner.children {
      // Paths number tabs.
      tab.forgetPath()
      tab.visit = former
    }
    let staying = Hierarchy.nextVisit()
    var coming: [AnyCoordinator] = []
    for tab in tabs {
      if tab.visit != former { coming.append(tab) }
      tab.visit = staying
    }
    var leaving: [AnyCoordinator] = []
    for tab in owner.children where tab.visit != staying { leaving.append(tab) }
    owner.baseRouter.mutate {
      owner.ownedCoordinators.children = tabs
      change(&owner.baseRouter.current)
    }
    for tab in coming { owner.attach(tab, as: .tab) }
    for coming in comingPages { coming.tab.tabSlot = coming.slot }
    for tab in leaving { owner.detach(tab) }
    assert(
      owner.children.allSatisfy { $0.parent === owner },
      "\(owner.ownerName) shows a tab that is not its own."
    )
    // Only now does code of the app run: observers of the state of what has left.
    for tab in leaving { tab.reset() }
  }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .replaceTabs(
      names: tabs.map(\.ownerName),
      selected: tabs.isEmpty ? nil : selected,
      owner: owner
    )
  }
}

/// Replacing the coordinator of a column: the call, and its step.
struct ColumnReplacement: Call, PlannedChange {
  let column: SplitColumn
  let coordinator: AnyCoordinator?

  /// Whether the column comes to the front.
  var shows = false

  var name: String { shows ? "show" : "setColumn" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameColumn }
  var isStructural: Bool { !shows }
  var asksSurfaces: Bool { true }
  var partners: [AnyCoordinator] { coordinator.map { [$0] } ?? [] }

  /// A coordinator that has another owner meanwhile cannot be brought any more.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    coordinator?.parent.map { $0 !== start } ?? false
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let split = site.start
    try split.checkColumn(column)
    let former = split.coordinator(ofColumn: column)
    var builder = PlanBuilder(at: site)
    guard coordinator !== former else {
      if shows { builder.show(column, of: site.start) }
      return builder.plan
    }
    if let coordinator {
      try split.checkOwnable(coordinator)
      try split.checkSplit(coordinator, as: .column)
      let route = coordinator.baseRouter.current.root
      if shows,
        let redirected = try site.redirect(self, to: route, downTo: split, and: coordinator)
      {
        return redirected
      }
    }
    write(replacing: former, at: site, with: &builder)
    return builder.plan
  }

  private func write(
    replacing former: AnyCoordinator?,
    at site: CallSite,
    with builder: inout PlanBuilder
  ) {
    if let former { builder.removeFromScreen(former, of: site.start) }
    builder.append(.change(self), to: site.start)
    if coordinator == nil {
      let before = site.start.children.last { other in
        (other.column?.index ?? 0) < column.index
      }
      if builder.overlay.split(of: site.start).compactColumn == column,
        let next = before?.column
      {
        builder.append(.change(FrontColumn(column: next)), to: site.start)
      }
    } else if shows {
      builder.show(column, of: site.start)
    }
  }

  func perform(by owner: AnyCoordinator) {
    var former: AnyCoordinator?
    owner.baseRouter.mutate { former = owner.replace(column, by: coordinator) }
    if let coordinator { owner.attach(coordinator, as: .column) }
    guard let former else { return }
    owner.detach(former)
    // Only now does code of the app run: observers of the state of what has left.
    former.reset()
  }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .replaceColumn(column, by: coordinator?.ownerName, owner: owner)
  }
}
