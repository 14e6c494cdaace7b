import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Sheets and covers that elements present.
@MainActor
struct ElementSheetTests {
  private let flags = Flags()

  /// A screen that presents `sheet` while the first flag is set, and `cover` while the second is.
  private func app(
    handles: Set<StubRoute> = [],
    modals: [StubRoute: ModalDetentConfiguration] = [:],
    @ElementBuilder sheet: @escaping @MainActor () -> some Element = { TextBlock("Filter") },
    @ElementBuilder cover: @escaping @MainActor () -> some Element = { TextBlock("Photo") }
  ) -> StubCoordinator {
    let flags = flags
    return StubCoordinator("home", handles: handles, modals: modals) { route in
      guard route == "home" else { return TextBlock(route.identifier) }
      return Column {
        pad("Filter") { flags.first = true }
        pad("Open") { flags.second = true }
      }
      .sheet(isPresented: flags.firstLink, onDismiss: flags.note("sheet gone"), content: sheet)
      .fullScreenCover(
        isPresented: flags.secondLink,
        onDismiss: flags.note("cover gone"),
        content: cover
      )
    }
  }

  private func layers(_ stage: Stage) -> [String] {
    TreeRenderer.outline(.layers).render(stage.renderTree)
      .split(separator: "\n")
      .dropFirst(2)
      .map(String.init)
  }

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  // MARK: - What is shown

  @Test(
    "A sheet is a surface in front, named after the screen, of the height that its content asks for"
  )
  func sheet() throws {
    let stage = Stage(
      app { Fill().frame(height: 100).presentationDetents([.height(300)]) }
    )
    try stage.tap("Filter")
    #expect(
      layers(stage) == [
        "window @ 0,0 393x852",
        "  stack depth=1 inert @ 0,0 393x852",
        "    screen home owner=home top @ 0,0 393x852",
        // 300 and 34 below for the home indicator: 852 - 334 = 518.
        "  sheet home.sheet owner=home kind=element detent=height(300) of=height(300) measured=100 inset=34 "
          + "@ 0,518 393x334",
        "    screen home.sheet owner=home top @ 0,0 393x334",
      ]
    )
    #expect(stage.surfaces.map(\.surface.style) == [.base, .sheet])
    #expect(stage.sheet?.height == 300)
    #expect(codes(stage).isEmpty)
  }

  @Test("Without heights a sheet is as tall as the device allows")
  func tallest() throws {
    let stage = Stage(app())
    try stage.tap("Filter")
    #expect(stage.sheet?.detents == [.extraLarge])
    // The upper edge of the tallest sheet of this device is at 69.
    #expect(stage.sheet?.frame == Rect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test("A cover fills the window and hides the screen")
  func cover() throws {
    let stage = Stage(app(cover: { pad("Close") {} }))
    try stage.tap("Open")
    #expect(
      layers(stage) == [
        "window @ 0,0 393x852",
        "  stack depth=1 covered",
        "  cover home.cover owner=home kind=element @ 0,0 393x852",
        "    screen home.cover owner=home top @ 0,0 393x852",
      ]
    )
  }

  @Test("Through a cover with a clear background the screen is seen")
  func clearCover() throws {
    let stage = Stage(
      app(cover: { pad("Close") {}.presentationBackground(.clear) })
    )
    try stage.tap("Open")
    #expect(
      layers(stage).dropFirst() == [
        "  stack depth=1 inert @ 0,0 393x852",
        "    screen home owner=home top @ 0,0 393x852",
        "  cover home.cover owner=home kind=element backdrop=clear @ 0,0 393x852",
        "    screen home.cover owner=home top @ 0,0 393x852",
      ]
    )
  }

  @Test("A navigation area gives it a bar with a title and buttons, and nothing else does")
  func bar() throws {
    func tree(_ content: @escaping @MainActor () -> AnyElement) throws -> RenderTree {
      flags.first = false
      let stage = Stage(app { content() })
      try stage.tap("Filter")
      return stage.renderTree
    }
    let titled = AnyElement(
      TextBlock("Words").navigationTitle("Filter by").navigationBarTitleDisplayMode(.inline)
        .toolbar { PushButton("Done") {} }
    )
    let bare = try tree { titled }
    #expect(!bare.nodes.contains { $0.role == .navigationBar && $0.label == "Filter by" })
    let area = try tree { AnyElement(ScreenStack { titled }) }
    #expect(area.nodes.contains { $0.label == "Done" && $0.role == .button })
    #expect(area.nodes.filter { $0.role == .heading }.map(\.label) == ["Filter by"])
  }

  @Test("Items of its toolbar are in its own bar, and not in that of the screen behind it")
  func toolbar() throws {
    let flags = flags
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home")
        .navigationTitle("Home")
        .sheet(isPresented: flags.firstLink) {
          ScreenStack {
            TextBlock("Words")
              .navigationTitle("Filter by")
              .toolbar {
                BarItem(placement: .confirmationAction) {
                  PushButton("Done") { flags.first = false }
                }
                BarItem(placement: .bottomBar) { PushButton("Reset") {} }
              }
          }
        }
    }
    flags.first = true
    stage.settle()
    let tree = stage.renderTree
    let sheet = try #require(tree.nodes.firstIndex { $0.role == .sheet })
    for name in ["Done", "Reset"] {
      #expect(tree.nodes.indices.filter { tree.nodes[$0].label == name }.allSatisfy { $0 > sheet })
      #expect(stage.element(labelled: name) != nil)
    }
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
  }

  @Test("It is in the composition's text, and no coordinator knows of it")
  func unknown() throws {
    let app = app()
    let stage = Stage(app)
    try stage.tap("Filter")
    #expect(app.composition.surfaces.count == 1)
    #expect(app.visibleRoute.identifier == "home")
    #expect(stage.topScreen?.route.identifier == "home.sheet")
  }

  // MARK: - Leaving

  @Test("A swipe, a call of dismiss and the binding itself take it away, each time with one note")
  func leaving() throws {
    let stage = Stage(app { LeavingButton() })
    try stage.tap("Filter")
    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 1)
    #expect(flags.log == ["first=false", "sheet gone"])

    flags.log = []
    try stage.tap("Filter")
    try stage.tap("Leave")
    #expect(stage.surfaces.count == 1)
    #expect(flags.log == ["first=false", "sheet gone"])

    flags.log = []
    try stage.tap("Filter")
    flags.first = false
    stage.settle()
    #expect(stage.surfaces.count == 1)
    #expect(flags.log == ["sheet gone"])
  }

  @Test("A sheet that disables its dismissal stays up, and the attempt is counted")
  func disabled() throws {
    let stage = Stage(app { TextBlock("Filter").interactiveDismissDisabled() })
    try stage.tap("Filter")
    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 2)
    #expect(stage.dismissalAttempts == 1)
  }

  @Test("Two sheets of one screen had one name")
  func twoSheets() throws {
    let flags = flags
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("a").sheet(isPresented: flags.firstLink) { TextBlock("First") }
        TextBlock("b").sheet(isPresented: flags.secondLink) { TextBlock("Second") }
      }
    }
    flags.second = true
    stage.settle()
    #expect(stage.topScreen?.route.identifier == "screen.sheet-2")
    flags.first = true
    stage.settle()
    #expect(
      stage.renderTree.findings.first?.found
        == "The sheet screen.sheet is not shown, because the sheet screen.sheet-2 is up on the same surface. A "
        + "device shows one at a time, and may drop the other."
    )
    flags.second = false
    stage.settle()
    #expect(stage.topScreen?.route.identifier == "screen.sheet")
  }

  @Test(
    "The rows of a list present one sheet, each about its item; another one of each row is another sheet"
  )
  func sheetsOfRows() {
    let stage = Stage(on: .iPhone15) {
      RowList {
        Each(1...3, id: \.self) { number in
          TextBlock("Row \(number)")
            .sheet(isPresented: .constant(number == 3)) { TextBlock("Edit") }
            .sheet(isPresented: .constant(false)) { TextBlock("Share") }
        }
      }
    }
    #expect(stage.topScreen?.route.identifier == "screen.sheet-2")
  }

  @Test("The way back out of it is to dismiss it")
  func back() throws {
    let stage = Stage(app(cover: { LeavingButton() }))
    try stage.tap("Open")
    #expect(!stage.back.isVisible)
    #expect(stage.back.canNavigateBack)
    #expect(stage.back.effect == "dismiss screen app/screen home.cover")
    try stage.performBackAction()
    #expect(stage.surfaces.count == 1)
  }

  @Test("A cover that nothing on it leaves is a trap")
  func trap() throws {
    let stage = Stage(app())
    try stage.tap("Open")
    #expect(codes(stage) == [.noWayBack])
  }

  @Test("If its screen goes, it goes")
  func screenGoes() throws {
    let flags = flags
    let app = StubCoordinator("home", handles: ["next"]) { route in
      TextBlock(route.identifier).sheet(isPresented: flags.firstLink, onDismiss: flags.note("gone"))
      {
        TextBlock("Filter")
      }
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    flags.first = true
    stage.settle()
    #expect(stage.topScreen?.route.identifier == "next.sheet")
    app.pop()
    // The screen below asks for one of its own.
    #expect(stage.topScreen?.route.identifier == "home.sheet")
    #expect(flags.log == ["gone"])
  }

  // MARK: - Heights

  @Test("Its height follows the selection, and dragging it changes the selection")
  func selection() throws {
    let heights = Heights()
    let stage = Stage(
      app { Fill().presentationDetents([.medium, .large], selection: heights.link) }
    )
    try stage.tap("Filter")
    #expect(stage.sheet?.detent == .medium)
    try stage.dragSheet(to: .extraLarge)
    #expect(heights.selected == .large)
    #expect(stage.sheet?.detent == .extraLarge)
    heights.selected = .medium
    stage.refresh()
    #expect(stage.sheet?.detent == .medium)
  }

  @Test("`large` was a little lower than on a device, where nothing is taller")
  func large() throws {
    let stage = Stage(
      app {
        Fill().presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .large))
      }
    )
    try stage.tap("Filter")
    try stage.dragSheet(to: .extraLarge)
    // The tallest sheet of an iPhone 15; a coordinator's `large` is 0.999 of it, 748⅓.
    #expect(stage.sheet?.height == 749)
    #expect(stage.sheet?.dimming == 0)
  }

  @Test("Without a selection it remembers the height to which it was dragged")
  func dragged() throws {
    let stage = Stage(app { Fill().presentationDetents([.medium, .large]) })
    try stage.tap("Filter")
    try stage.dragSheet(to: .extraLarge)
    #expect(stage.sheet?.detent == .extraLarge)
    #expect(throws: StageError.self) { try stage.dragSheet(to: .large) }
    try stage.swipeSheetAway()
    try stage.tap("Filter")
    #expect(stage.sheet?.detent == .medium)
  }

  @Test("It can be as tall as its content")
  func fitting() throws {
    let stage = Stage(app { Fill().frame(height: 240).presentationDetents([.custom]) })
    try stage.tap("Filter")
    #expect(stage.sheet?.height == 240)
  }

  @Test("The heights of a set were in the order of its hashes, another one in each process")
  func setOfDetents() throws {
    let detents: Set<SheetDetent> = [.large, .medium, .height(300), .fraction(0.25), .height(160)]
    let stage = Stage {
      TextBlock("behind").sheet(isPresented: .constant(true)) {
        TextBlock("in front").presentationDetents(detents)
      }
    }
    #expect(
      stage.sheet?.detents == [.height(160), .height(300), .fraction(0.25), .medium, .extraLarge]
    )
  }
}

/// A button that is large enough for a finger.
@MainActor
private func pad(_ name: String, action: @escaping @MainActor () -> Void) -> some Element {
  PushButton(action: action) { TextBlock(name).frame(width: 100, height: 50) }
}

/// A button that leaves what it is on.
private struct LeavingButton: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Leave") { dismiss() } }
}

/// Words and a number of its own.
@MainActor
private final class Heights {
  var selected = SheetDetent.medium

  var link: Bound<SheetDetent> {
    Bound(get: { self.selected }, set: { self.selected = $0 })
  }
}
