extension Stage {
  /// Settles the state that scrolling and the focus depend on, and then the state that depends on them.
  func settleInTurn() -> SettledStage {
    var settled = settleNow()
    if scrolling.keepOffsets(of: settled) { settled = settleAgain() }
    if memories.deselectUncoveredRows() { settled = settleAgain() }
    let endless = settleFocus(from: &settled)
    if focus.reveal(in: settled, by: scrolling) { settled = settleAgain(endingAfter: endless) }
    return settleRows(after: settled, endless)
  }

  /// Lets fields and searches follow the states of the focus, which observers of the focus may set, but not forever.
  ///
  /// - Returns: The changes that never end; `nil` if the focus has come to rest.
  private func settleFocus(from settled: inout SettledStage) -> [LayoutNote]? {
    var changes: [LayoutNote]?
    for round in 1...settlingLimit {
      let isLast = round == settlingLimit
      let former = isLast ? focus.name(in: settled) : ""
      // A search begins with the focus, so that comes first.
      let (hasFocusChanged, keyboard) = focus.follow(settled, under: traits)
      if let keyboard { traits.keyboard = keyboard }
      if !focus.updateSearches(of: memories.searching), !hasFocusChanged { break }
      // Changes in the last round may go on forever, and are reported.
      if isLast {
        let change = ValueChange(
          subject: .focus,
          screen: nil,
          former: former,
          present: focus.name(in: settled),
          cause: .observer("onChange")
        )
        changes = [.unsettled(change)]
      }
      settled = settleAgain(endingAfter: changes)
    }
    return changes
  }

  /// Lets observers react to the offsets of scroll areas, and to the rows that scrolling brings into sight.
  private func settleRows(after former: SettledStage, _ endless: [LayoutNote]?) -> SettledStage {
    var settled = former
    for round in 1...settlingLimit {
      // Changes in the last round may go on forever, and are reported.
      let isLast = round == settlingLimit
      if isLast { tree.trace.restart(because: .observer("scrollPosition")) }
      guard scrolling.follow(settled) || tree.showRows(in: settled, reflects: reflects) else {
        break
      }
      // The changes made by rows that came into sight or left it.
      if isLast, memories.presented.models.hasChanged {
        tree.trace.noteModel(changedBy: tree.trace.cause)
      }
      settled = settleAgain(endingAfter: isLast ? tree.trace.notes : endless)
    }
    return settled
  }

  /// Settles once more: for the last time after `changes`, which could go on forever, or as often as needed.
  private func settleAgain(endingAfter changes: [LayoutNote]? = nil) -> SettledStage {
    let settled = settleNow(endingAfter: changes)
    guard scrolling.keepOffsets(of: settled) else { return settled }
    // The rows of a bar return if content fits again.
    let next = settleNow(endingAfter: changes)
    _ = scrolling.keepOffsets(of: next)
    return next
  }
}
