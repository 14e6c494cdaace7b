import FlowEngine
import LayoutSim

extension RandomWalk {
  /// One step: a gesture, a setting, a call, or several of them before the stage has settled.
  public func step() {
    if numbers.next(below: 25) == 0 {
      severalAtOnce()
    } else {
      singleStep()
    }
  }

  private func singleStep() {
    let isSheetInFront = surfaces.last?.style == .sheet
    switch numbers.next(below: 100) {
    case 0..<28: tapSomething()
    case 28..<34: tapSomewhere()
    case 34..<41: selectSomeTab()
    case 41..<48: goBack()
    case 48..<52: swipeBack()
    // Most of these are only refused where there is no sheet.
    case 52..<65 where isSheetInFront || numbers.next(below: 8) == 0: touchSheet()
    case 65..<66: enterWords()
    case 66..<68 where scrolls: scroll()
    case 66..<74: changeSettings()
    default: call()
    }
  }

  // MARK: - Fingers

  /// What can be pressed, as a user would name it.
  var namesToPress: [String] {
    do throws(StageError) {
      try stage.tap("what nothing is called")
    } catch {
      if case .noSuchTarget(_, let available) = error { return available }
    }
    return []
  }

  private func tapSomething() {
    guard let name = numbers.pickIfAny(namesToPress) else { return }
    touch("tap “\(name)”") { () throws(StageError) in try stage.tap(name) }
  }

  private func tapSomewhere() {
    let frames = stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.frame)
    guard let frame = numbers.pickIfAny(frames) else { return }
    let point = Point(
      x: frame.minX + numbers.share() * frame.size.width,
      y: frame.minY + numbers.share() * frame.size.height
    )
    touch("tap at \(point)") { () throws(StageError) in try stage.tap(at: point) }
  }

  private func selectSomeTab() {
    guard let tab = numbers.pickIfAny(tabs) else { return }
    touch("select tab \(tab)") { () throws(StageError) in try stage.selectTab(tab) }
  }

  private func swipeBack() {
    let progress = numbers.share()
    let isCancelled = numbers.next(below: 3) == 0
    touch("swipe back \(progress)\(isCancelled ? ", giving up" : "")", leaving: isCancelled ? 0 : 1)
    {
      () throws(StageError) in
      try stage.swipeBack(progress: progress, releasing: isCancelled ? .cancelled : .completed)
    }
  }

  private func enterWords() {
    guard let field = numbers.pickIfAny(fields) else { return }
    touch("enter words into \(field)") { () throws(StageError) in
      try stage.enter("Baker Street 221b", into: field)
    }
  }

  private func scroll() {
    guard let area = numbers.pickIfAny(stage.scrollAreas) else { return }
    let distance = 1_000 * numbers.share() - 500
    touch("scroll \(area) by \(distance)") { () throws(StageError) in
      try stage.scroll(area, by: distance)
    }
  }

  // MARK: - Before the stage has settled

  /// Steps while transitions run and fingers are down.
  private func severalAtOnce() {
    note("{")
    takesTime = true
    defer { takesTime = false }
    var swipe: BackSwipe?
    var drag: SheetDrag?
    stage.withoutSettling {
      for _ in 0...numbers.next(below: 4) {
        switch numbers.next(below: 6) {
        case 0:
          note("put a finger on the edge")
          swipe = try? stage.beginBackSwipe()
          swipe?.update(progress: numbers.share())
        case 1:
          note("put a finger on the sheet")
          drag = try? stage.beginSheetDrag()
          drag?.update(height: 1_000 * numbers.share())
        case 2:
          let isFinished = numbers.next(below: 2) == 0
          note("lift the finger\(isFinished ? "" : ", giving up")")
          if isFinished { swipe?.finish() } else { swipe?.cancel() }
          if isFinished { drag?.finish(velocity: 800 * numbers.share()) } else { drag?.cancel() }
        default:
          singleStep()
        }
        let seconds = 0.4 * numbers.share()
        note("wait \(seconds)")
        stage.advance(by: seconds)
        checkFrames()
      }
    }
    // While asynchronous code of the app goes on, the block does not lift them.
    swipe?.cancel()
    drag?.cancel()
    note("}")
  }
}
