extension AnyCoordinator {
  /// Brings the whole hierarchy that this coordinator is part of to other states, in one step.
  ///
  /// - Parameter read: Finds out what these are when the call is planned, which may be later.
  /// - Returns: What is left out; empty for a call that waits.
  /// - Throws: What `read` throws.
  package func restore(
    _ read: @escaping @MainActor (AnyCoordinator) throws(FlowError) -> Restoration
  ) throws(FlowError) -> [RestorationNotice] {
    let box = NoticeBox()
    try rootCoordinator.run(Restoring(read: read, box: box))
    return box.notices
  }

  /// Makes the hierarchy of `coordinator`, which a restoration brings, part of the call that is planned here.
  package func include(restored coordinator: AnyCoordinator) throws(FlowError) {
    _ = try hierarchy.include(coordinator, for: "restore")
  }
}

private struct Restoring: Call {
  let read: @MainActor (AnyCoordinator) throws(FlowError) -> Restoration
  let box: NoticeBox

  var name: String { "restore" }
  var reason: DismissalReason { .restoration }
  var idleReason: IdleReason? { .sameState }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let restoration = try read(site.start.coordinator)
    box.notices = restoration.notices
    return restoration.isEmpty
      ? ExecutablePlan(at: site) : ExecutablePlan(at: site, .restore(restoration))
  }
}

/// Captures the notices of a plan that is made immediately.
@MainActor
private final class NoticeBox {
  var notices: [RestorationNotice] = []
}
