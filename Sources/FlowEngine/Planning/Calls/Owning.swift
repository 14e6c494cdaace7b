/// Adding a child, a tab or a registered modal: the call, and its step.
struct Adoption: Call, PlannedChange {
  let name: String
  let coordinator: AnyCoordinator
  let ownership: OwnerStep.Role

  var isStructural: Bool { true }
  var partners: [AnyCoordinator] { [coordinator] }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    try owner.checkOwnable(coordinator)
    switch ownership {
    case .child: try owner.checkSplit(coordinator, as: .child)
    case .column:
      throw .childNeedsColumn(coordinator.ownerName, owner: owner.ownerPath)
    default: break
    }
    return ExecutablePlan(at: site, .change(self))
  }

  func perform(by owner: AnyCoordinator) { owner.adopt(coordinator, as: ownership) }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .adopt(name: coordinator.ownerName, owner: owner)
  }
}

/// Removing a child, a tab or a registered modal: the call, and its step.
struct Release: Call, PlannedChange {
  let name: String
  let coordinator: AnyCoordinator
  let expected: OwnerStep.Role

  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .notOwned }
  var isStructural: Bool { true }
  var partners: [AnyCoordinator] { [coordinator] }

  func plan(at site: CallSite) -> ExecutablePlan {
    let owner = site.start
    guard coordinator.parent === owner,
      !owner.ownedCoordinators.leavingModals.contains(where: { $0 === coordinator })
    else {
      return ExecutablePlan(at: site)
    }
    var builder = PlanBuilder(at: site)
    guard coordinator.ownership == expected else {
      // A flow that was brought along is a child for as long as it is on screen.
      if expected != .modal, coordinator.ownership == .subflow {
        builder.removeFromScreen(coordinator, of: site.start)
      }
      return builder.plan
    }
    // A modal that loses its registration stays until it is dismissed.
    if expected != .modal {
      builder.removeFromScreen(coordinator, of: site.start)
    }
    builder.append(.change(self), to: site.start)
    return builder.plan
  }

  func perform(by owner: AnyCoordinator) { owner.release(coordinator) }

  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep {
    .release(name: coordinator.ownerName, owner: owner)
  }
}

struct Transition: Call {
  let flow: AnyCoordinator
  let root: any Route

  var name: String { "transitionToFlow" }
  var reason: DismissalReason { .flowChange }
  var idleReason: IdleReason? { .sameFlow }
  var partners: [AnyCoordinator] { [flow] }

  /// The current flow may be shown again, at another root.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    flow.parent.map { $0 !== start } ?? (start.rootCoordinator === flow)
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let orchestrator = site.start
    if flow !== orchestrator.flow { try orchestrator.checkOwnable(flow) }
    // Most flows show no columns, and need no look at what is around them.
    if flow.showsSplit, orchestrator.isOnStackOrInColumn {
      try orchestrator.checkSplit(flow, as: .flow)
    }
    var builder = PlanBuilder(at: site)
    builder.empty(site.start, keeping: flow)
    // If the flow is already shown at that root, nothing changes.
    let state = orchestrator.baseRouter.current
    if flow !== state.flow || !state.isRootLasting || !state.root.isEqual(to: root) {
      builder.append(.installFlow(flow, root: root), to: site.start)
    }
    return builder.plan
  }
}

extension AnyCoordinator {
  /// Whether what it shows is a part of a stack, or in a column.
  fileprivate var isOnStackOrInColumn: Bool {
    var outer = self
    while outer.ownership == .flow, let parent = outer.parent { outer = parent }
    return switch outer.ownership {
    case .child, .column: true
    case .subflow: outer.parent?.hasPushed(outer) ?? false
    case .none, .tab, .modal, .detour, .flow, .screen: false
    }
  }
}

/// Replacing the pages of a paged tab coordinator.
struct PageReplacement: Call {
  /// The data of each page, which a new one keeps.
  private let pages: [TabSlot]

  /// The page to select; `nil` to keep the selection.
  private let selected: TabSlot?

  /// Whether the coordinator is being created, so that no tab was selected before.
  private let isFirst: Bool

  /// The coordinators of new pages; a call that waits for a guard is planned more than once.
  private let newcomers = Newcomers()

  init<Page: TabPage>(_ pages: [Page], selecting selected: Page?, isFirst: Bool = false) {
    var slots: [TabSlot] = []
    slots.reserveCapacity(pages.count)
    for page in pages { slots.append(PageSlot(page)) }
    self.pages = slots
    self.selected = if let selected { PageSlot(selected) } else { nil }
    self.isFirst = isFirst
  }

  var name: String { "setPages" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }
  var partners: [AnyCoordinator] { newcomers.known.map(\.tab) }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    // All pages are checked before any coordinator is made.
    let tabs = try tabs(of: owner)
    var request = TabRequest(asksGuardsOfTab: !isFirst)
    request.tabs.reserveCapacity(pages.count)
    let selected = try selectedIndex(in: owner)
    for (index, page) in pages.enumerated() {
      if let tab = tabs[index] {
        request.tabs.append(tab)
      } else {
        let newcomer = newcomers.newcomer(for: page)
        try bring(newcomer.tab, to: owner, at: site)
        request.comingPages.append(newcomer)
        request.tabs.append(newcomer.tab)
      }
    }
    if let selected { request.selecting = request.tabs[selected] }
    return try request.plan(at: site, for: self)
  }

  /// The coordinator of each page; `nil` for a new page.
  private func tabs(of owner: AnyCoordinator) throws(FlowError) -> [AnyCoordinator?] {
    let present = owner.children
    var found: [AnyCoordinator?] = []
    found.reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      // It is probably the one in its place.
      let tab =
        index < present.count && present[index].isTab(of: page)
        ? present[index] : present.first { $0.isTab(of: page) }
      // Tabs are for different pages, so only new ones are to be compared with each other.
      for earlier in 0..<index where found[earlier] === tab {
        if tab != nil || pages[earlier].hasPage(of: page) {
          throw .duplicateTab(page.pageName ?? "", owner: owner.ownerPath)
        }
      }
      found.append(tab)
    }
    return found
  }

  private func selectedIndex(in owner: AnyCoordinator) throws(FlowError) -> Int? {
    guard let selected else { return nil }
    if let index = pages.firstIndex(where: selected.hasPage(of:)) { return index }
    let names = pages.compactMap(\.pageName)
    throw .unknownTab(selected.pageName ?? "", owner: owner.ownerPath, tabs: names)
  }

  /// Starts `tab`, and makes it take part in the call.
  private func bring(
    _ tab: AnyCoordinator,
    to owner: AnyCoordinator,
    at site: CallSite
  ) throws(FlowError) {
    try owner.checkOwnable(tab)
    tab.startIfNeeded()
    // It may have got an owner while it started.
    try owner.checkOwnable(tab)
    try site.hierarchy.include(newcomer: tab, for: name)
  }

  @MainActor
  private final class Newcomers {
    private(set) var known: [ComingPage] = []

    func newcomer(for page: TabSlot) -> ComingPage {
      if let known = known.first(where: { $0.slot === page }) { return known }
      let newcomer = ComingPage(tab: page.makeCoordinator(), slot: page)
      known.append(newcomer)
      return newcomer
    }
  }
}
