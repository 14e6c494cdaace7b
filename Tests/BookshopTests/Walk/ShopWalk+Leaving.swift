import FlowEngine
import LayoutSim

extension ShopWalk {
  /// Leaves everything by fingers alone, until only the first screen of the base is left.
  func leaveEverything() {
    note("leave everything")
    // What cannot be shown cannot be left by a finger either.
    if !stage.traits.platform.hasCovers { stage.traits.platform = .iOS18 }
    while problem == nil {
      let before = depth
      guard before > 1 else { return }
      answerDialogs()
      leaveOnce()
      checkLaws()
      if depth >= before {
        fail("nothing leads out of \(app.visibleRoute.identifier): \(namesToPress)")
      }
    }
  }

  /// Presses what cancels whatever asks, or else its last button; an answer may leave its screen, too.
  private func answerDialogs() {
    while problem == nil, let dialog = stage.dialogs.last {
      let (count, cancel) = (stage.dialogs.count, dialog.buttons.first { $0.purpose == .cancel })
      guard let button = cancel ?? dialog.buttons.last else { break }
      note("answer “\(button.label)”")
      try? stage.tap(button.label)
      if stage.dialogs.count >= count { fail("“\(button.label)” answers nothing") }
    }
  }

  private func leaveOnce() {
    let isSheet = surfaces.last?.style == .sheet
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
