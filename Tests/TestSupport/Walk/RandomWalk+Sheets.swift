import FlowEngine
import LayoutSim

extension RandomWalk {
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

  /// The surface under a finger that is on no control: an overlay is content of what it is over.
  private var held: ArraySlice<Surface> {
    let surfaces = surfaces
    return surfaces[(surfaces.lastIndex { $0.style != .overlay } ?? 0)...]
  }

  /// Swipes the sheet in front away, with all that is on its stack, and over that.
  func swipeSheetAway() {
    let screens = held.reduce(0) { $0 + $1.content.entries.count }
    touch("swipe sheet away", leaving: takesTime ? nil : screens) { () throws(StageError) in
      try stage.swipeSheetAway()
    }
  }

  /// Does what may dismiss a sheet; what it says of the sheet must be what became of it.
  private func land(_ words: String, _ gesture: () throws(StageError) -> SheetLanding) {
    let (before, held) = (surfaces, held)
    touch(words) { () throws(StageError) in
      let landing = try gesture()
      note("… \(landing)")
      let after = surfaces
      switch landing {
      case .dismissed:
        if !takesTime, after.map(\.owner) != before.dropLast(held.count).map(\.owner) {
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
