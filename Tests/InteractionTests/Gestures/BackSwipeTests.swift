import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Swiping back.
@MainActor
struct BackSwipeTests {
  private func pushed(
    screens: @escaping StubFactory.Screens = { TextBlock($0.identifier) }
  ) -> (app: StubCoordinator, stage: Stage) {
    let app = StubCoordinator(
      "home",
      handles: ["next"],
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])],
      screens: screens
    )
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("next"))
    return (app, Stage(app))
  }

  @Test("A completed swipe does what the back button does", arguments: Standing.allCases)
  func completed(standing: Standing) throws {
    let app = standing.show { TextBlock($0.identifier) }
    let stage = Stage(app)
    let isPushed =
      switch standing {
      case .pushed, .pushedInTab, .childRoot, .pushedInChild, .grandchildRoot, .pushedInModal,
        .pushedInChildModal, .pushedInDetour, .pushedInSubflow, .pushedSubflowRoot:
        true
      case .appRoot, .tabRoot, .flowRoot, .tabRootInSheet, .modalRoot, .secondModalRoot,
        .childModalRoot, .detourRoot, .plainSheet, .plainCover, .overlay, .subflowRoot:
        false
      }
    if isPushed {
      try stage.swipeBack()
      #expect(app.visibleRoute.identifier == standing.screenBelow)
    } else {
      let screen = app.visibleRoute.identifier
      // The sheet of a pushed child has a screen behind it that could be swiped back.
      let reason: BackSwipeObstacle =
        standing == .childModalRoot ? .behind(surface: "the sheet sheet") : .root
      #expect(throws: StageError.noBackSwipe(screen: screen, reason: reason)) {
        try stage.swipeBack()
      }
    }
  }

  @Test("A cancelled swipe changes nothing")
  func cancelled() throws {
    let (app, stage) = pushed()
    let before = stage.renderTree
    try stage.swipeBack(progress: 0.9, releasing: .cancelled)
    #expect(app.visibleRoute.identifier == "next")
    #expect(stage.renderTree == before)
  }

  @Test(
    "Since iOS 26 a drag in the direction of back pops from anywhere; the app's own gesture ran",
    arguments: [(Standing.pushed, "home"), (.pushedInModal, "sheet"), (.pushedInTab, "home")]
  )
  func drag(_ standing: Standing, _ below: String) throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let back = direction == .leftToRight ? 60.0 : -60
      for platform in [PlatformProfile.iOS18, .iOS26] {
        let diary = Diary()
        let app = standing.show { _ in
          TextBlock("Message").onDragGesture { diary.lines.append("\($0.translation.x)") }
        }
        let front = app.visibleRoute.identifier
        var traits = Traits(device: .iPhone15, platform: platform)
        traits.direction = direction
        let stage = Stage(app, under: traits)
        // Away from back, along the other axis, and too short: nothing that UIKit takes for a pan.
        for way in [Point(x: -back, y: 0), Point(x: back, y: 61), Point(x: back / 15, y: 0)] {
          try stage.drag("Message", by: way)
        }
        #expect(diary.take() == ["\(-back)", "\(back)"])
        #expect(app.visibleRoute.identifier == front)
        try stage.drag("Message", by: Point(x: back, y: 0))
        #expect(app.visibleRoute.identifier == (platform == .iOS26 ? below : front))
        #expect(diary.take() == (platform == .iOS26 ? [] : ["\(back)"]))
      }
    }
  }

  @Test(
    "A drag pops nothing where nothing leads back, without a back button, or where content scrolls sideways"
  )
  func dragThatStays() throws {
    let diary = Diary()
    let app = StubCoordinator("home", handles: ["next", "last"]) { route in
      let card = Column {
        TextBlock("Card").onDragGesture { _ in diary.lines.append(route.identifier) }
        ScrollArea(.horizontal) {
          Row { Each(0..<20) { TextBlock("Number \($0)").onDragGesture { _ in } } }
        }
      }
      return route == "next" ? AnyElement(card.navigationBarBackButtonHidden()) : AnyElement(card)
    }
    let stage = Stage(app, platform: .iOS26)
    try stage.drag("Card", by: Point(x: 100, y: 0))
    app.navigate(to: StubRoute("next"))
    try stage.drag("Card", by: Point(x: 100, y: 0))
    #expect(diary.take() == ["home", "next"])
    app.navigate(to: StubRoute("last"))
    try stage.drag("Number 0", by: Point(x: 100, y: 0))
    #expect(app.visibleRoute.identifier == "last")
    try stage.drag("Card", by: Point(x: 100, y: 0))
    #expect(app.visibleRoute.identifier == "next")
    #expect(diary.take() == [])
  }

  @Test("A cancelled swipe was in no log, although UIKit notifies the screens as the finger begins")
  func cancelledInLog() throws {
    let (app, stage) = pushed()
    let log = EventLog(of: app)
    try stage.swipeBack(progress: 0.4, releasing: .cancelled)
    #expect(
      log.entries.map(\.event.description) == [
        "willDisappear next of app", "willAppear home of app", "willDisappear home of app",
        "didDisappear home of app", "willAppear next of app", "didAppear next of app",
      ]
    )
    try stage.swipeBack()
    #expect(log.entries.count { $0.event.description == "willDisappear next of app" } == 2)
  }

  @Test("Under a sheet nothing can be swiped back")
  func underSheet() {
    let (app, stage) = pushed()
    app.navigate(to: StubRoute("sheet"))
    let error = StageError.noBackSwipe(
      screen: "sheet",
      reason: .behind(surface: "the sheet sheet")
    )
    #expect(throws: error) { try stage.swipeBack() }
  }

  @Test("A screen that hides its bar cannot be swiped back")
  func hiddenBar() {
    let (_, stage) = pushed { TextBlock($0.identifier).navigationBarHidden() }
    #expect(throws: StageError.noBackSwipe(screen: "next", reason: .noBackButton)) {
      try stage.swipeBack()
    }
  }

  @Test("Under the finger both screens are seen, the lower one a little behind")
  func underFinger() throws {
    let (_, stage) = pushed()
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      #expect(stage.renderTree.words == ["home", "next"])
      swipe.update(progress: 0.4)
      // 0.4 x 393, and 0.3 x 0.6 x 393 to the left.
      #expect(stage.minX("next").map { abs($0 - 157.2) < 1e-9 } == true)
      #expect(stage.minX("home").map { abs($0 + 70.74) < 1e-9 } == true)
      let transition = try #require(stage.transitions.first)
      #expect(transition.kind == .pop)
      #expect(transition.isInteractive)
      #expect(abs(transition.progress - 0.4) < 1e-9)
      stage.advance(by: 5)
      #expect(stage.minX("next").map { abs($0 - 157.2) < 1e-9 } == true)
    }
  }

  @Test("Released, it continues from under the finger, in the time that is left")
  func finish() throws {
    let (app, stage) = pushed()
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.4)
      let finished = swipe.finish()
      #expect(finished)
      #expect(app.visibleRoute.identifier == "home")
      let transition = try #require(stage.transitions.first)
      #expect(abs(transition.duration - 0.21) < 1e-9)
      stage.advance(by: 0.105)
      // Half of what was left: 0.7 x 393, and 0.3 x 0.3 x 393 to the left.
      #expect(stage.minX("next").map { abs($0 - 275.1) < 1e-9 } == true)
      #expect(stage.minX("home").map { abs($0 + 35.37) < 1e-9 } == true)
      stage.advance(by: 0.2)
      #expect(stage.minX("next") == nil)
      let again = swipe.finish()
      #expect(!again)
    }
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will pop next", "0 during pop next", "0.21 did pop next",
      ]
    )
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("Given up it goes back the way it came")
  func cancel() throws {
    let (app, stage) = pushed()
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.4)
      swipe.cancel()
      stage.advance(by: 0.07)
      // Half of 0.4 x 0.35 seconds: 0.2 of the way are left.
      #expect(stage.minX("next").map { abs($0 - 78.6) < 1e-9 } == true)
      stage.advance(by: 0.07)
      #expect(stage.minX("next") == 0)
      #expect(stage.transitions.isEmpty)
    }
    #expect(app.visibleRoute.identifier == "next")
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will pop next", "0 during pop next", "0.14 cancelled pop next",
      ]
    )
  }

  @Test("A gesture that is not ended is given up when the block ends")
  func leftOver() throws {
    let (app, stage) = pushed()
    let before = stage.renderTree
    try stage.withoutSettling { try stage.beginBackSwipe().update(progress: 0.5) }
    #expect(stage.renderTree == before)
    #expect(app.visibleRoute.identifier == "next")
    #expect(stage.transitionLog.last?.phase == .cancelled)
  }

  @Test("A swipe of a screen that is gone pops nothing else")
  func gone() throws {
    let (app, stage) = pushed()
    let swipe = try stage.beginBackSwipe()
    app.navigate(to: StubRoute("sheet"))
    #expect(!swipe.finish())
    #expect(app.visibleRoute.identifier == "sheet")
  }

  @Test("The screen that is uncovered shows what it has kept")
  func kept() throws {
    let (app, stage) = pushed {
      $0 == "home" ? AnyElement(Counter()) : AnyElement(TextBlock("next"))
    }
    app.pop()
    try stage.tap("Count")
    app.navigate(to: StubRoute("next"))
    try stage.withoutSettling {
      try stage.beginBackSwipe().update(progress: 0.5)
      #expect(stage.renderTree.words == ["1", "next"])
    }
  }

  @Test("A sheet drag that was refused released the screen under the finger")
  func refusedDrag() throws {
    let (app, stage) = pushed()
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      #expect(throws: StageError.noSheet(front: "next")) { try stage.beginSheetDrag() }
      stage.advance(by: 5)
      #expect(stage.minX("next") == 196.5)
      swipe.cancel()
    }
    #expect(app.visibleRoute.identifier == "next")
  }

  @Test("A back swipe that was refused released the sheet under the finger")
  func refusedSwipe() throws {
    let stage = SheetStage([.medium, .large]).stage
    let top = try #require(stage.sheets.first?.frame.minY)
    try stage.withoutSettling {
      let drag = try stage.beginSheetDrag()
      drag.update(height: 852 - top - 100)
      let error = StageError.noBackSwipe(screen: "sheet", reason: .root)
      #expect(throws: error) { try stage.beginBackSwipe() }
      stage.advance(by: 5)
      let now = try #require(stage.renderTree.all(.sheet).first?.frame?.minY)
      #expect(abs(now - top - 100) < 1e-9)
      drag.cancel()
    }
  }
}

extension Stage {
  fileprivate func minX(_ route: String) -> Double? {
    renderTree.all(.screen).last { $0.route == route }?.frame?.minX
  }
}

/// Counts its presses.
private struct Counter: Element {
  @Local private var count = 0

  var body: some Element {
    TextBlock("\(count)")
    PushButton("Count") { count += 1 }
  }
}
