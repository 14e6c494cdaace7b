import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Several presentations, of elements and of coordinators.
@MainActor
struct ElementSheetOrderTests {
  private let flags = Flags()

  private func routes(_ stage: Stage) -> [String] {
    stage.surfaces.map(\.surface.route.identifier)
  }

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  private func app(_ sheet: @escaping @MainActor () -> any Element) -> StubCoordinator {
    let flags = flags
    return StubCoordinator("home", handles: ["next"], modals: ["modal": .init(detents: [.medium])])
    {
      route in
      guard route == "home" else { return TextBlock(route.identifier) }
      return TextBlock("Home").sheet(isPresented: flags.firstLink) { AnyElement(sheet()) }
    }
  }

  @Test("A sheet presents another one, and takes it along when it goes")
  func nested() throws {
    let flags = flags
    let stage = Stage(
      app { TextBlock("Lower").sheet(isPresented: flags.secondLink) { TextBlock("Upper") } }
    )
    flags.first = true
    flags.second = true
    stage.settle()
    #expect(routes(stage) == ["home", "home.sheet", "home.sheet.sheet"])
    #expect(stage.sheets.count == 2)
    try stage.swipeSheetAway()
    #expect(routes(stage) == ["home", "home.sheet"])
    flags.second = true
    stage.settle()
    flags.first = false
    stage.settle()
    #expect(routes(stage) == ["home"])
    #expect(codes(stage).isEmpty)
  }

  @Test(
    "Two sheets that are set at once, one over the other, came without a word, and not on all devices"
  )
  func atOnce() {
    for platform in [PlatformProfile.iOS18, .iOS26] {
      let flags = Flags()
      let stage = Stage(on: .iPhone15, platform: platform) {
        TextBlock("Home").sheet(isPresented: flags.firstLink) {
          TextBlock("Lower").sheet(isPresented: flags.secondLink) { TextBlock("Upper") }
        }
      }
      (flags.first, flags.second) = (true, true)
      stage.settle()
      #expect(stage.surfaces.count == 3)
      #expect(
        stage.renderTree.findings.map(\.found)
          == (platform == .iOS18
            ? [
              "screen.sheet.sheet is presented at the same time as screen.sheet below it. iOS 16.0 to 18.3 may show "
                + "only one of them."
            ] : [])
      )
      flags.second = false
      stage.settle()
      flags.second = true
      stage.settle()
      #expect(stage.surfaces.count == 3)
      #expect(stage.renderTree.findings.isEmpty)
    }
  }

  @Test("A link that led to a modal over a modal brought both without a word")
  func linkToModalOverModal() throws {
    let sheet = ModalDetentConfiguration(detents: [.medium])
    let lower = StubCoordinator("lower", modals: ["upper": sheet])
    let upper = StubCoordinator("upper")
    lower.addModalCoordinator(upper)
    let app = StubCoordinator("home", modals: ["lower": sheet])
    app.addModalCoordinator(lower)
    let stage = Stage(app)
    #expect(app.navigate(to: StubRoute("upper")))
    #expect(routes(stage) == ["home", "lower", "upper"])
    #expect(
      stage.renderTree.findings.map(\.found) == [
        "upper is presented at the same time as lower below it. iOS 16.0 to 18.3 may show only one of them."
      ]
    )
    // One after the other they come as they should; later systems show both.
    upper.dismissModal()
    #expect(app.navigate(to: StubRoute("upper")))
    #expect(codes(stage).isEmpty)
    #expect(codes(Stage(app)).isEmpty)
    let later = Stage(app, platform: .iOS26)
    app.dismissModal()
    #expect(app.navigate(to: StubRoute("upper")))
    #expect(later.surfaces.count == 3)
    #expect(codes(later).isEmpty)
  }

  @Test("A sheet whose content presents itself again and again ends after twenty")
  func endless() throws {
    let stage = Stage(on: .iPhone15) { EndlessSheet() }
    #expect(stage.surfaces.count == 21)
    #expect(!codes(stage).contains(.layoutDoesNotSettle))
    let finding = try #require(stage.renderTree.findings.first { $0.code == .contentTooDeep })
    #expect(
      finding.found
        == "20 sheets and covers of elements are one over the other in front of screen, so that what the "
        + "innermost one presents is not shown."
    )
  }

  @Test("Of sixty sheets one over the other, forty were missing without a word")
  func sixty() {
    func sheet(_ number: Int) -> AnyElement {
      guard number <= 60 else { return AnyElement(TextBlock("Last")) }
      return AnyElement(
        TextBlock("\(number)").sheet(isPresented: .constant(true)) { sheet(number + 1) }
      )
    }
    #expect(codes(Stage(on: .iPhone15) { sheet(1) }).contains(.contentTooDeep))
    func few(_ number: Int) -> AnyElement { sheet(60 - number + 1) }
    #expect(!codes(Stage(on: .iPhone15) { few(20) }).contains(.contentTooDeep))
  }

  @Test("An alert of the same screen waits, and is a finding; one in the sheet is shown")
  func alert() {
    let flags = flags
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home")
        .sheet(isPresented: flags.firstLink) {
          TextBlock("Filter").alert("Inside", isPresented: flags.secondLink)
        }
        .alert("Outside", isPresented: .constant(true))
    }
    #expect(stage.alert?.title == "Outside")
    flags.first = true
    stage.settle()
    #expect(stage.surfaces.count == 1)
    #expect(codes(stage) == [.twoPresentations])
  }

  @Test("An alert in the sheet is in front of it")
  func alertInside() {
    let flags = flags
    let stage = Stage(
      app { TextBlock("Filter").alert("Inside", isPresented: flags.secondLink) }
    )
    flags.first = true
    flags.second = true
    stage.settle()
    #expect(routes(stage) == ["home", "home.sheet"])
    #expect(stage.alert?.title == "Inside")
    #expect(stage.alert?.screen == "home.sheet")
    #expect(codes(stage).isEmpty)
  }

  @Test("What a coordinator presents comes over it, which a device would not do at once")
  func coordinatorOver() throws {
    let app = app { TextBlock("Filter") }
    let stage = Stage(app)
    flags.first = true
    stage.settle()
    #expect(app.present("modal"))
    #expect(routes(stage) == ["home", "home.sheet", "modal"])
    #expect(codes(stage) == [.twoPresentations])
    try stage.swipeSheetAway()
    #expect(routes(stage) == ["home", "home.sheet"])
    #expect(codes(stage).isEmpty)
  }

  @Test("A sheet that is asked for behind a coordinator's waits until that has gone")
  func behindCoordinator() throws {
    let app = app { TextBlock("Filter") }
    let stage = Stage(app)
    #expect(app.present("modal"))
    flags.first = true
    stage.settle()
    #expect(routes(stage) == ["home", "modal"])
    #expect(codes(stage) == [.twoPresentations])
    try stage.swipeSheetAway()
    #expect(routes(stage) == ["home", "home.sheet"])
  }

  @Test("A push below it is a finding about the destination")
  func pushBelow() {
    let app = app { TextBlock("Filter") }
    let stage = Stage(app)
    flags.first = true
    stage.settle()
    app.navigate(to: StubRoute("next"))
    #expect(routes(stage) == ["home", "home.sheet"])
    #expect(codes(stage) == [.destinationCovered])
    flags.first = false
    stage.settle()
    #expect(codes(stage).isEmpty)
  }

  @Test("A sheet that comes with the screen that was pushed is none")
  func comesAlong() {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      TextBlock(route.identifier)
        .sheet(isPresented: .constant(route == "next")) { TextBlock("Filter") }
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    #expect(routes(stage) == ["home", "next.sheet"])
    #expect(codes(stage).isEmpty)
  }

  @Test("A screen in it inherits the values and the coordinator of its element")
  func inherits() throws {
    let app = StubCoordinator("home") { _ in
      RowList {
        TextBlock("Row").sheet(isPresented: .constant(true)) { InheritingSheet() }
      }
      .environment(\.dynamicTypeSize, .xLarge)
    }
    let stage = Stage(app)
    let labels = stage.renderTree.nodes.compactMap(\.label)
    #expect(labels.contains("home xLarge"))
    // A button in a row is as wide as the row; here it is in none.
    let button = try #require(stage.element(labelled: "Fit"))
    #expect(try #require(button.frame).size.width < 100)
  }

  @Test("Screens know whether they are presented, and dismiss leaves them")
  func presence() throws {
    let app = StubCoordinator(
      "home",
      handles: ["next"],
      modals: ["modal": .init(detents: [.medium])]
    ) { _ in PresenceScreen() }
    let stage = Stage(app)
    #expect(stage.element(labelled: "at the root") != nil)
    try stage.tap("Leave")
    app.navigate(to: StubRoute("next"))
    #expect(stage.element(labelled: "presented") != nil)
    try stage.tap("Leave")
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("In a popover, dismiss takes the popover down")
  func popover() throws {
    let flags = flags
    let stage = Stage(on: .iPadA16) {
      TextBlock("Home").popover(isPresented: flags.firstLink) { PresenceScreen() }
    }
    flags.first = true
    stage.settle()
    #expect(stage.element(labelled: "presented") != nil)
    try stage.tap("Leave")
    #expect(stage.dialogs.isEmpty)
  }

  @Test("Looking at every step changes nothing")
  func looking() throws {
    func tree(looks: Bool) throws -> RenderTree {
      let flags = Flags()
      let stage = Stage(on: .iPhone15) {
        TextBlock("Home").sheet(isPresented: flags.firstLink) {
          Column {
            PushButton("More") { flags.second = true }
            TextBlock("Words").presentationDetents([.medium, .large])
          }
          .fullScreenCover(isPresented: flags.secondLink) { LeavePad() }
        }
      }
      for step in 0..<4 {
        switch step {
        case 0: flags.first = true
        case 1: try stage.tap("More")
        case 2: try stage.tap("Leave")
        default: try stage.dragSheet(to: .extraLarge)
        }
        if step == 0 { stage.settle() }
        if looks {
          _ = stage.renderTree
          _ = stage.surfaces
          _ = stage.back
        }
      }
      return stage.renderTree
    }
    #expect(try tree(looks: true) == tree(looks: false))
  }
}

/// Transitions of what elements present.
@MainActor
struct ElementSheetTimeTests {
  @Test("A sheet moves up from the lower edge; once it has left, its element is told")
  func time() throws {
    let flags = Flags()
    let stage = Stage(on: .iPhone15) {
      PushButton("Filter") { flags.first = true }
        .sheet(isPresented: flags.firstLink, onDismiss: flags.note("gone")) {
          LeavePad().presentationDetents([.medium])
        }
    }
    try stage.withoutSettling {
      try stage.tap("Filter")
      #expect(stage.transitions.count == 1)
      let start = stage.renderTree.nodes.first { $0.role == .sheet }?.frame?.minY
      #expect(start == 852)
      stage.advance(by: .infinity)
      #expect(stage.transitions.isEmpty)
      try stage.tap("Leave")
      #expect(stage.transitions.count == 1)
      #expect(flags.log == ["first=false"])
      stage.advance(by: .infinity)
      #expect(flags.log == ["first=false", "gone"])
    }
  }
}

/// A sheet whose content presents the same again.
private struct EndlessSheet: Element {
  var body: some Element {
    TextBlock("Again").sheet(isPresented: .constant(true)) { AnyElement(EndlessSheet()) }
  }
}

private struct InheritingSheet: Element {
  @Inherited(\.coordinator) private var coordinator
  @Inherited(\.dynamicTypeSize) private var typeSize

  var body: some Element {
    Column {
      TextBlock("\(coordinator?.ownerName ?? "none") \(typeSize)")
      PushButton("Fit") {}
    }
  }
}

private struct PresenceScreen: Element {
  @Inherited(\.isPresented) private var isPresented
  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    Column {
      TextBlock(isPresented ? "presented" : "at the root")
      PushButton("Leave") { dismiss() }
    }
  }
}

private struct LeavePad: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Leave") { dismiss() } }
}
