/// Replacing the coordinator of a column.
struct ColumnReplacement: Call {
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
    builder.append(.replaceColumn(column, by: coordinator), to: site.start)
    if coordinator == nil {
      let before = site.start.children.last { other in
        (other.column?.index ?? 0) < column.index
      }
      if builder.overlay.split(of: site.start).compactColumn == column,
        let next = before?.column
      {
        builder.append(.showColumn(next), to: site.start)
      }
    } else if shows {
      builder.show(column, of: site.start)
    }
  }
}

extension AnyCoordinator {
  func perform(replacementOf column: SplitColumn, by coming: AnyCoordinator?) {
    var former: AnyCoordinator?
    baseRouter.mutate { former = replace(column, by: coming) }
    if let coming { attach(coming, as: .column) }
    guard let former else { return }
    detach(former)
    // Only now does code of the app run: observers of the state of what has left.
    former.reset()
  }
}
