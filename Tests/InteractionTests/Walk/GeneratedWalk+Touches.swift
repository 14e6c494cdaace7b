import FlowEngine
import LayoutSim

extension GeneratedWalk {
  /// Does what a finger does; what it misses is refused.
  func touch(_ step: GeneratedStep) {
    // The same numbers are drawn, whatever is shown.
    let place = numbers.next(below: 4)
    let goesOn = numbers.chance(60)
    let row = "Row \(numbers.next(below: 5))"
    note("\(step) \(place) \(goesOn ? "and on" : "alone") \(row)")
    switch step {
    case .goBack: try? stage.goBack()
    case .swipeBack: swipeBack()
    case .swipeSheetAway: try? stage.swipeSheetAway()
    case .dragSheet: _ = try? stage.dragSheet(toHeight: 800)
    case .tapOutside: _ = try? stage.tapOutside()
    case .doubleTap: try? stage.doubleTap(goesOn ? "Touch" : row)
    case .longPress:
      let name = numbers.pick(["Touch", "Hold", "Nothing", row])
      try? stage.longPress(name)
      if name == "Hold", place == 0 { tap("Further", at: place) }
      if goesOn { tap("Choose", at: place) }
    case .drag:
      let way = numbers.pick([Point(x: 60, y: 0), Point(x: 0, y: -60), Point(x: -5, y: 0)])
      try? stage.drag(goesOn ? "Drag" : row, by: way)
    case .swipeRow:
      let edge = numbers.pick(SwipeEdge.allCases)
      try? stage.swipe(row: row, edge, fully: place == 0)
      if goesOn { tap(edge == .leading ? "Mark" : "Archive", at: place) }
    case .enter:
      try? stage.enter("word \(place)", into: numbers.pick(["Name", "Name", "Town", "Note"]))
    case .submit: try? stage.submit()
    case .scroll: _ = try? stage.scroll(stage.scrollAreas.last, by: numbers.pick([-80, 40, 200]))
    case .scrollRows:
      let distance = numbers.pick([-60.0, 90, 150])
      let areas = stage.scrollAreas
      if !areas.isEmpty { _ = try? stage.scroll(areas[place % areas.count], by: distance) }
    case .seekRow: try? stage.scroll(to: "line \(numbers.next(below: 12))")
    case .presentElement:
      tap(numbers.pick(["Sheet", "Sheet", "Cover"]), at: 0)
      if goesOn { tap("Sheet", at: place) }
    case .search:
      try? stage.enter("word", into: "Search")
      if goesOn { tap(numbers.pick(["Suggested", "Some", "Insert", "All"]), at: place) }
    case .cancelSearch: try? stage.cancelSearch()
    default: tap(numbers.pick(step.names), at: place)
    }
  }

  private func swipeBack() {
    let columns: [SplitColumn?] = [nil, nil, .sidebar, .content, .detail]
    let column = numbers.pick(columns)
    let release = numbers.pick([GestureRelease.completed, .completed, .cancelled])
    try? stage.swipeBack(in: column, progress: 0.8, releasing: release)
  }

  /// Taps what is called `name`; where several are, the one at `place` of them.
  func tap(_ name: String, at place: Int) {
    do throws(StageError) {
      try stage.tap(name)
    } catch {
      guard case .ambiguous = error else { return }
      let frames = stage.elements(labelled: name).compactMap(\.frame)
      guard !frames.isEmpty else { return }
      let frame = frames[place % frames.count]
      try? stage.tap(
        at: Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
      )
    }
  }

  /// Changes the device in the user's hands, or the window.
  func changeSurroundings(_ step: GeneratedStep) {
    var traits = stage.traits
    switch step {
    case .resize:
      traits.windowSize = numbers.pick([
        nil, Size(width: 375, height: 800), Size(width: 600, height: 800),
        Size(width: 1_100, height: 700),
      ])
      if numbers.chance(50) { traits.device = numbers.pick([.iPhone15, .iPadAir11]) }
      note("show it on \(traits.device.id) in \(traits.window)")
    case .hideKeyboard:
      note("hide the keyboard")
      return stage.hideKeyboard()
    default:
      traits.orientation = numbers.chance(60) ? .portrait : .landscape
      traits.platform = numbers.pick([.iOS18, .iOS18, .iOS26, .macOS])
      traits.keyboard = numbers.chance(20) ? .shown : .hidden
      note("hold it \(traits.orientation), \(traits.platform), keyboard \(traits.keyboard)")
    }
    stage.traits = traits
  }
}

extension GeneratedStep {
  /// What it taps, one of these.
  fileprivate var names: [String] {
    switch self {
    case .tapField: ["Name", "Town", "Note", "Focus", "Unfocus", "Nowhere"]
    case .tapInner:
      [
        "Inner value", "Inner link", "Inner path", "Inner seen", "Inner root", "Inner A", "Inner B",
        "First", "Second", "Third", "To first",
      ]
    case .changeRows: ["Grow", "Shrink", "Turn", "Renew", "Seek"]
    case .tapBar: ["Add", "Sort", "View", "Undo", "Send", "More", "Rows", "Rename", "Show Sidebar"]
    default:
      [
        "Count", "Press", "Ask", "Pop", "Yes", "OK", "Do", "Close", "Sheet", "Sheet", "Cover",
        "Leave", "Touch", "Hide Sidebar",
      ]
    }
  }
}
