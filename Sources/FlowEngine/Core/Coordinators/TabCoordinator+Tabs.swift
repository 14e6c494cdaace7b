extension TabCoordinator {
  /// The coordinator of the selected tab; `nil` if there are no tabs.
  public var selectedCoordinator: AnyCoordinator? {
    baseRouter.access()
    return content
  }

  /// Selects the tab of `coordinator`, through ``switchToTab(_:)``, as a navigation that leads into it does.
  ///
  /// A coordinator that is not one of the tabs is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is
  /// reported. Guards are asked about the root route of the tab.
  public func switchToTab(of coordinator: AnyCoordinator) {
    submit(TabSwitch(target: .coordinator(coordinator)))
  }

  /// Replaces the tabs, in one step.
  ///
  /// Tabs that stay keep their screens, their presentations and their badges, wherever they are moved, and the
  /// selected one stays selected. Of a tab that goes everything is dismissed, top-most first and with the reason
  /// ``DismissalReason/removal``, and it is released; its surfaces are asked for their ``dismissalVerdict(for:)``
  /// first. If it was selected, the tab that is now in its place is, or else the last. What covers the tabs stays.
  ///
  /// A coordinator that is given twice, one that has another owner, and one to select that is not among the tabs
  /// are refused and reported; nothing changes then.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in their order; there may be none.
  ///   - selecting: The tab to select, about whose root route guards are asked; `nil` keeps the selection.
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setTabs(_ tabs: [AnyCoordinator], selecting: AnyCoordinator? = nil) -> Bool {
    submit(TabsReplacement(tabs: tabs, selecting: selecting))
  }

  /// Sets the badge on the tab of `coordinator`, where it comes before the coordinator's own `tabBadge`.
  ///
  /// It stays until the tab goes, and is not saved. A coordinator that is not one of the tabs is refused with
  /// ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  ///
  /// - Parameters:
  ///   - text: The text of the badge; `nil` removes the one that was set.
  ///   - coordinator: The tab's coordinator.
  public func setBadge(_ text: String?, of coordinator: AnyCoordinator) {
    submit(BadgeChange(text: text, target: .coordinator(coordinator)))
  }
}

/// The tab that a call is about, which is looked for when the call runs.
enum TabTarget {
  case coordinator(AnyCoordinator)
  case page(any TabPage)

  /// The index of the tab among those of `tabs`; throws if it is not there.
  @MainActor
  func index(in tabs: AnyCoordinator) throws(FlowError) -> Int {
    let index =
      switch self {
      case .coordinator(let tab): tabs.children.firstIndex { $0 === tab }
      case .page(let page): tabs.children.firstIndex { $0.isTab(of: page) }
      }
    if let index { return index }
    switch self {
    case .coordinator(let tab):
      throw .unknownTab(
        tab.ownerName,
        owner: tabs.ownerPath,
        tabs: tabs.children.map { $0.tabName(asPage: false) }
      )
    case .page(let page):
      throw .unknownTab(
        "\(page)",
        owner: tabs.ownerPath,
        tabs: tabs.children.map { $0.tabName(asPage: true) }
      )
    }
  }
}

/// Selecting a tab that is named by its coordinator or its page.
struct TabSwitch: Call {
  let target: TabTarget

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let index = try target.index(in: site.start.coordinator)
    return try TabSelection(index: index).plan(at: site, instead: self, byCall: true)
  }

  func onRoot(wanting route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}

/// Setting the badge on a tab.
struct BadgeChange: Call {
  let text: String?
  let target: TabTarget

  var name: String { "setBadge" }
  var reason: DismissalReason { .call }
  var isStructural: Bool { true }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start.coordinator
    let tab = tabs.children[try target.index(in: tabs)]
    guard text != tab.tabSlot?.badge else { return ExecutablePlan(at: site) }
    return ExecutablePlan(at: site, .setBadge(text, of: tab))
  }
}

extension AnyCoordinator {
  func perform(badge text: String?, of tab: AnyCoordinator) {
    baseRouter.mutate {
      let slot = tab.tabSlot ?? TabSlot()
      slot.badge = text
      tab.tabSlot = slot
    }
  }
}
