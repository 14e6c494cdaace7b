/// Setting the badge on a tab.
struct BadgeChange: Call {
  let text: String?
  let target: TabTarget

  var name: String { "setBadge" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .sameBadge }
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
