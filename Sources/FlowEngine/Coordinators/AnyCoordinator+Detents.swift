extension AnyCoordinator {
  /// Selects another of the heights of the sheet that shows this coordinator.
  ///
  /// A detent with which the sheet was not presented is refused and reported.
  public func selectDetent(_ detent: ModalPresentationDetent) {
    submit(DetentSelection(detent: detent))
  }
}

private struct DetentSelection: Call {
  let detent: ModalPresentationDetent

  var name: String { "selectDetent" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .sameDetent }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let coordinator = site.start.coordinator
    guard let host = coordinator.parent,
      let index = host.baseRouter.current.index(ofPresented: coordinator),
      let offered = host.baseRouter.current.presentations[index].detents,
      offered.detents.contains(detent)
    else {
      throw .detentNotOffered(detent, owner: coordinator.ownerPath)
    }
    guard offered.selectedDetent != detent else { return ExecutablePlan(at: site) }
    return ExecutablePlan(at: site, .selectDetent(detent, of: coordinator), of: host)
  }
}
