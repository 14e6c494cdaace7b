import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Bars and buttons that screens draw themselves.
@MainActor
struct CustomBarTests {
  private func frame(_ tag: String, _ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == tag }?.frame
  }

  @Test("A custom bar of 44 stands in place of the stage's, and leads back")
  func customBar() throws {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      Fill().accessibilityIdentifier("all").customNavigationBar(route.identifier)
    }
    let stage = Stage(app)
    #expect(
      stage.renderTree.outline(of: .screen) == """
        screen home owner=home top @ 0,0 393x852
          fill #all ink=primary @ 0,103 393x715
          custom-bar @ 0,59 393x44
            heading "home" @ 174,12 45x20.33
        """
    )

    app.navigate(to: StubRoute("next"))
    #expect(
      stage.back
        == BackButton(
          isVisible: false,
          label: nil,
          canNavigateBack: true,
          effect: "pop to home on app"
        )
    )
    let button = try #require(stage.renderTree.all(.button).first)
    #expect(button.frame?.origin == Point(x: 8, y: 59))
    #expect(button.frame?.size.height == 44)
    try stage.tap("Back")
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A custom bar's colour reaches up to the edge of the display")
  func background() {
    let stage = Stage(
      StubCoordinator("home") { _ in TextBlock("a").customNavigationBar("Home", background: .accent)
      }
    )
    let fill = stage.renderTree.nodes.first { $0.facts == [Fact("ink", "accent")] }
    #expect(fill?.frame == Rect(x: 0, y: 0, width: 393, height: 103))
  }

  @Test("Content under a custom bar is centred in what the bar leaves")
  func centred() {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Picture("mug", width: 200, height: 100).customNavigationBar("Home")
      }
    )
    #expect(
      stage.renderTree.all(.picture).map(\.frame) == [
        Rect(x: 96.5, y: 410.5, width: 200, height: 100)
      ]
    )
  }

  @Test("A sheet as high as its content is 44 higher with a custom bar")
  func sheet() throws {
    let plain = SheetStage([.custom]) { _ in Fill().frame(height: 200) }
    let barred = SheetStage([.custom]) { _ in
      Fill().frame(height: 200).customNavigationBar("Filter")
    }
    #expect(try plain.measurement().height == 200)
    #expect(try barred.measurement().height == 244)
    try barred.stage.tap("Back")
    #expect(barred.app.visibleRoute.identifier == "home")
  }

  @Test("A close button of 44 stands 8 from the corner of a sheet, and dismisses it")
  func closeButton() throws {
    let shown = SheetStage([.large]) { _ in Fill().closeButton() }
    let sheet = try #require(shown.stage.sheets.first?.frame)
    let button = try #require(shown.stage.renderTree.all(.button).first)
    #expect(button.label == "Close")
    // 393 - 8 - 44 = 341
    #expect(button.frame == Rect(x: 341, y: sheet.minY + 8, width: 44, height: 44))
    try shown.stage.tap("Close")
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("A screen from which nothing leads back has no close button")
  func nothingToClose() {
    #expect(
      Stage(StubCoordinator("home") { _ in Fill().closeButton() }).renderTree.all(.button).isEmpty
    )
  }

  @Test("A close button leads out of a detour, whose own way back stays", arguments: [true, false])
  func detour(_ hidesBar: Bool) throws {
    let app = StubCoordinator("home")
    let detour = StubCoordinator("detour") { _ in
      hidesBar
        ? AnyElement(Fill().closeButton().navigationBarHidden()) : AnyElement(Fill().closeButton())
    }
    app.presentDetour(detour, presenting: "detour")
    let stage = Stage(app)
    #expect(stage.back.isVisible == !hidesBar)
    try stage.tap("Close")
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A close button leads back wherever there is a way back", arguments: Standing.allCases)
  func closeEverywhere(_ standing: Standing) throws {
    let app = standing.show { _ in Fill().closeButton("Leave") }
    let stage = Stage(app)
    #expect(stage.back.isVisible == standing.hasBackButton)
    try leave(stage, of: standing, by: "Leave")
  }

  private func leave(_ stage: Stage, of standing: Standing, by name: String) throws {
    guard let below = standing.screenBelow else {
      #expect(!stage.renderTree.all(.button).map(\.label).contains(name))
      return
    }
    try stage.tap(name)
    #expect(stage.coordinator.visibleRoute.identifier == below)
  }

  @Test(
    "A toolbar stands on the home indicator, on the tab bar, and is 32 high on a phone in landscape"
  )
  func bottomBar() {
    let area = StubCoordinator("list", tab: "Shop") { _ in
      Fill().accessibilityIdentifier("all").toolbar {
        BarItem(placement: .bottomBar) { PushButton("Share") {} }
      }
    }
    let stage = Stage(area)
    // 852 - 34 - 49 = 769
    #expect(
      stage.renderTree.all(.toolbar).map(\.frame) == [
        Rect(x: 0, y: 769, width: 393, height: 49)
      ]
    )
    #expect(frame("all", stage)?.maxY == 769)
    stage.traits.orientation = .landscape
    // 393 - 21 - 32 = 340
    #expect(
      stage.renderTree.all(.toolbar).map(\.frame) == [
        Rect(x: 59, y: 340, width: 734, height: 32)
      ]
    )
    let tabs = Stage(StubTabs([area]))
    // 769 - 49 = 720
    #expect(
      tabs.renderTree.all(.toolbar).map(\.frame) == [
        Rect(x: 0, y: 720, width: 393, height: 49)
      ]
    )
  }
}
