import FlowEngine
import LayoutSim

extension ShopWalk {
  /// Leaves everything by fingers alone, until only the first screen of the base is left.
  func leaveEverything() {
    note("leave everything")
    // What cannot be shown cannot be left by a finger either.
    if !stage.traits.platform.hasCovers { stage.traits.platform = .iOS18 }
    while problem == nil {
      let before = app.composition.depth
      guard before > 1 else { return }
      leaveOnce()
      checkLaws()
      if app.composition.depth >= before {
        fail("nothing leads out of \(app.visibleRoute.identifier): \(namesToPress)")
      }
    }
  }

  private func leaveOnce() {
    let isSheet = app.composition.surfaces.last?.style == .sheet
    let own = ["Close", "Cancel", "Start browsing"].first(where: namesToPress.contains)
    if isSheet, own == nil && !stage.back.isVisible || numbers.next(below: 3) == 0 {
      swipeSheetAway()
    } else if stage.back.isVisible {
      goBack()
    } else if let own {
      touch("tap “\(own)”", leaving: 1) { () throws(StageError) in try stage.tap(own) }
    }
  }
}
