import FlowEngine
import LayoutSim

extension ShopWalk {
  /// Does something with the sheet in front, if one is.
  func touchSheet() {
    switch numbers.next(below: 8) {
    case 0, 1: swipeSheetAway()
    case 2: land("tap outside") { () throws(StageError) in try stage.tapOutside() }
    case 3: land("tap grabber") { () throws(StageError) in try stage.tapGrabber() }
    case 4: land("drag sheet down") { () throws(StageError) in try stage.dragSheetDown() }
    case 5:
      let height = 1_000 * numbers.share()
      let velocity = 3_000 * numbers.share() - 1_500
      land("drag sheet to \(height) at \(velocity)") { () throws(StageError) in
        try stage.dragSheet(toHeight: height, velocity: velocity)
      }
    default:
      let detents = surfaces.last?.detents?.detents ?? []
      let detent = numbers.pick(detents + [.medium])
      touch("drag sheet to \(detent)", leaving: 0) { () throws(StageError) in
        try stage.dragSheet(to: detent)
      }
    }
  }

  /// Swipes the sheet in front away, with all that is on its stack.
  func swipeSheetAway() {
    let screens = surfaces.last?.content.entries.count
    touch("swipe sheet away", leaving: screens) { () throws(StageError) in
      try stage.swipeSheetAway()
    }
  }

  /// Does what may dismiss a sheet; what it says of the sheet must be what became of it.
  private func land(_ words: String, _ gesture: () throws(StageError) -> SheetLanding) {
    let before = surfaces
    touch(words) { () throws(StageError) in
      let landing = try gesture()
      note("… \(landing)")
      let after = surfaces
      switch landing {
      case .dismissed:
        if after.map(\.owner) != before.dropLast().map(\.owner) {
          fail("what is dismissed is there, or something else has gone")
        }
      case .rests(let detent):
        if after.map(\.owner) != before.map(\.owner) { fail("a sheet that rests has gone") }
        // A height that stands in for others is none of them.
        if let detent, stage.sheet?.detent != detent { fail("the sheet does not rest there") }
      case .keptUp:
        if after != before { fail("a sheet that was kept up has changed") }
      }
    }
  }
}
