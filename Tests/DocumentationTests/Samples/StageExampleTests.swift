import Foundation
import Snapshot
import Testing

@MainActor
@Suite("The examples in the comments of LayoutSim")
struct StageExampleTests {
  @Test("A row is tapped") func aRowIsTapped() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Line 2")
    #expect(stage.topScreen?.title == "Line 2")
    #expect(throws: StageError.self) { try stage.tap("Line 2") }  // no button of that name is left
  }

  @Test("The second of two") func theSecondOfTwo() throws {
    var bought: [String] = []
    let stage = Stage {
      PushButton("Buy") { bought.append("single") }
      PushButton("Buy") { bought.append("day") }
    }
    try stage.tap("Buy", number: 2)
    #expect(bought == ["day"])
  }

  @Test("A tab is selected") func aTabIsSelected() throws {
    let stage = Stage(TransitTabs())
    try stage.selectTab("Tickets")
    #expect(stage.topScreen?.title == "Tickets")
  }

  @Test("The back button is pressed") func theBackButtonIsPressed() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Line 2")
    try stage.goBack()
    #expect(stage.topScreen?.title == "Lines")
  }

  @Test("The back button is asked") func theBackButtonIsAsked() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Line 2")
    #expect(stage.back.isVisible)
    #expect(stage.back.label == "Lines")
  }

  @Test("A name is entered") func aNameIsEntered() throws {
    struct Search: Element {
      @Local var stop = ""

      var body: some Element { TextEntry("Stop", words: $stop) }
    }

    let stage = Stage { Search() }
    try stage.enter("Harbour", into: "Stop")
    #expect(stage.focusedField == "Stop")
  }

  @Test("A switch is set") func aSwitchIsSet() throws {
    struct Reminder: Element {
      @Local var isOn = false

      var body: some Element {
        SwitchControl("Remind me", isOn: $isOn)
        if isOn { TextBlock("Ten minutes before") }
      }
    }

    let stage = Stage { Reminder() }
    try stage.set("Remind me", to: true)
    #expect(stage.element(labelled: "Ten minutes before") != nil)
  }

  @Test("A swipe back may be cancelled") func aSwipeBackMayBeCancelled() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Line 2")
    try stage.swipeBack(progress: 0.3, releasing: .cancelled)  // line 2 stays
    try stage.swipeBack()
    #expect(stage.topScreen?.title == "Lines")
  }

  @Test("A sheet is swiped away") func aSheetIsSwipedAway() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Map")
    try stage.swipeSheetAway()
    #expect(stage.sheet == nil)
  }

  @Test("A sheet is dragged to a detent") func aSheetIsDraggedToADetent() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Map")
    #expect(stage.sheet?.detent == .medium)
    try stage.dragSheet(to: .large)
    #expect(stage.sheet?.detent == .large)
  }

  @Test("The height of a sheet") func theHeightOfASheet() throws {
    let stage = Stage(LineCoordinator(), on: .iPhone15)
    try stage.tap("Map")
    print(stage.sheet?.height ?? 0)  // 419.33, without the area of the home indicator
    #expect(stage.sheet?.detents == [.medium, .large])
  }

  @Test("A row far below is scrolled to") func aRowFarBelowIsScrolledTo() throws {
    let stage = Stage(LineCoordinator())
    #expect(throws: StageError.self) { try stage.tap("Line 30") }  // it is below the edge
    try stage.scroll(to: "Line 30")
    try stage.tap("Line 30")
  }

  @Test("A device is turned") func aDeviceIsTurned() {
    let stage = Stage(LineCoordinator())
    stage.rotate(to: .landscape)
    #expect(stage.renderTree.traits.window == Size(width: 852, height: 393))  // of an iPhone 15
  }

  @Test("A plain class changes") func aPlainClassChanges() {
    final class Delay { var minutes = 0 }

    let delay = Delay()
    let stage = Stage { TextBlock("\(delay.minutes) min late") }
    delay.minutes = 5  // not observed
    #expect(stage.element(labelled: "0 min late") != nil)
    stage.refresh()
    #expect(stage.element(labelled: "5 min late") != nil)
  }

  @Test("The bodies that run are counted") func theBodiesThatRunAreCounted() throws {
    let stage = Stage(LineCoordinator())
    let evaluations = try stage.evaluations { try stage.tap("Line 2") }
    print(evaluations.bodies.map(\.element))
    #expect(stage.topScreen?.title == "Line 2")
  }

  @Test("A screen loads") func aScreenLoads() async throws {
    let clock = StageClock()
    let stage = Stage(clock: clock) { Departures(clock: clock) }  // its .task sleeps for a second
    try await stage.finish()
    #expect(stage.element(labelled: "Line 2 in 4 min") != nil)
  }

  @Test("A part of the time passes") func aPartOfTheTimePasses() async throws {
    let clock = StageClock()
    let stage = Stage(clock: clock) { Departures(clock: clock) }
    await stage.proceed()  // the task begins
    try await stage.proceed(by: 0.5)
    #expect(stage.element(labelled: "Loading") != nil)
    try await stage.proceed(by: 0.5)
    #expect(stage.element(labelled: "Line 2 in 4 min") != nil)
  }

  @Test("A push takes its time") func aPushTakesItsTime() throws {
    let stage = Stage(LineCoordinator())
    try stage.withoutSettling {
      try stage.tap("Line 2")
      #expect(stage.isMoving)
      stage.advance(by: 1)  // the push has ended
      #expect(!stage.isMoving)
    }
  }

  @Test("An alert is asked") func anAlertIsAsked() {
    let stage = Stage {
      TextBlock("Ticket").alert("Refund it?", isPresented: .constant(true)) {
        PushButton("Refund") {}
      }
    }
    #expect(stage.alert?.title == "Refund it?")
    #expect(stage.alert?.buttons.map(\.label) == ["Refund"])
  }

  @Test("All that a user can do") func allThatAUserCanDo() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Line 2")
    print(stage.actions)  // go back, swipe back
    let back = try StageAction(parsing: "go back")
    #expect(stage.actions.contains(back))
  }

  @Test("Recorded actions are repeated") func recordedActionsAreRepeated() throws {
    let stage = Stage(LineCoordinator())
    for line in [#"tap "Line 2""#, "go back", #"tap "Map""#] {
      try stage.perform(StageAction(parsing: line))
    }
    #expect(stage.sheet != nil)
  }

  @Test("A node is looked at") func aNodeIsLookedAt() {
    let stage = Stage(LineCoordinator())
    #expect(stage.element(labelled: "Map")?.role == .button)
    #expect(stage.element(labelled: "Line 2")?.flags.contains(.truncated) == false)
    #expect(stage.element(labelled: "Line 31") == nil)
  }

  @Test("A sheet is the second surface") func aSheetIsTheSecondSurface() throws {
    let stage = Stage(LineCoordinator())
    try stage.tap("Map")
    #expect(stage.surfaces.count == 2)  // the stack, and the sheet in front of it
  }

  @Test("A transition is under way") func aTransitionIsUnderWay() throws {
    let stage = Stage(LineCoordinator())
    try stage.withoutSettling {
      try stage.tap("Map")
      #expect(stage.transitions.count == 1)  // the sheet is on its way
    }
    #expect(stage.transitions.isEmpty)
  }

  @Test("A screen stands in for a view") func aScreenStandsInForAView() {
    var screens = ScreenTable()
    screens.register(LineRoute.self) { route, coordinator in
      TextBlock(route.identifier).navigationTitle("Stand-in")
    }
    let stage = Stage(LineCoordinator(), screens: screens)
    #expect(stage.topScreen?.title == "Stand-in")
  }

  @Test("A device and its settings") func aDeviceAndItsSettings() {
    let third = Size(width: 375, height: 834)
    let traits = Traits(device: .iPadPro11M4, windowSize: third, typeSize: .xLarge)
    #expect(traits.horizontalSizeClass == .compact)
    let stage = Stage(LineCoordinator(), under: traits)
    #expect(stage.traits == traits)
  }

  @Test("A text is measured") func aTextIsMeasured() throws {
    let size = try measure(Fill(.red).frame(height: 44).padding(), width: 361)
    #expect(size == Size(width: 361, height: 76))  // 16 points above and below
  }

  @Test("An element is laid out alone") func anElementIsLaidOutAlone() throws {
    let row = Row {
      TextBlock("Line 2")
      TextBlock("4 min")
    }
    let tree = try renderTree(of: row, width: 361)
    #expect(tree.nodes.filter { $0.role == .text }.map(\.label) == ["Line 2", "4 min"])
  }

  @Test("The part of a tree below a node") func thePartOfATreeBelowANode() throws {
    let stage = Stage(LineCoordinator())
    let tree = stage.renderTree
    let bar = try #require(tree.nodes.firstIndex { $0.role == .navigationBar })
    let labels = tree.subtree(of: bar).compactMap { tree.nodes[$0].label }
    #expect(labels.contains("Map"))
  }

  @Test("A screen has a way back everywhere") func aScreenHasAWayBackEverywhere() {
    let report = reportWaysBack(in: [.root, .pushed, .modalRoot]) {
      TextBlock("Stops of line 2").navigationTitle("Line 2")
    }
    #expect(report.rows.map(\.canNavigateBack) == [false, true, true])
    #expect(report.rows.filter(\.isTrapped).isEmpty)
  }
}
