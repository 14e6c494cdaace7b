import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// The expected widths are those of the columns that a screen requests, or 320, and what the window leaves.
@MainActor
struct SplitTests {
  private let mail = MailColumns()

  private func stage(
    _ mail: MailColumns,
    on device: Device = .iPadAir11,
    _ orientation: Orientation = .landscape
  ) -> Stage {
    Stage(mail.split, on: device, orientation: orientation)
  }

  // MARK: - Side by side

  @Test("Two columns are side by side in landscape, and the detail takes what is left")
  func landscape() {
    let stage = stage(mail)
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("Three columns are side by side in landscape")
  func three() {
    #expect(
      stage(MailColumns(.tripleColumn)).columnFrames == [
        "sidebar 0,0 320x820", "content 320,0 320x820", "detail 640,0 540x820",
      ]
    )
  }

  @Test(
    "A large phone in landscape has room for two columns, beside the island and not between them"
  )
  func largePhone() {
    let stage = stage(MailColumns(.tripleColumn), on: .iPhone16ProMax)
    #expect(stage.columnFrames == ["content 0,0 320x440", "detail 320,0 636x440"])
    // In the middle between 320 and the safe area's edge at 956 - 62.
    #expect(stage.element(labelled: "message")?.frame.map { ($0.minX + $0.maxX).rounded() } == 1214)
  }

  @Test("The width that a screen requests is that of its column")
  func requestedWidth() {
    #expect(
      stage(MailColumns(width: 400)).columnFrames == [
        "sidebar 0,0 400x820", "detail 400,0 780x820",
      ]
    )
  }

  @Test("An ideal width is kept within its limits")
  func limitedWidth() {
    let boxes = StubCoordinator("boxes") { _ in
      TextBlock("boxes").navigationSplitViewColumnWidth(min: 250, ideal: 200, max: 300)
    }
    let stage = Stage(StubSplit(sidebar: boxes), on: .iPadAir11, orientation: .landscape)
    #expect(stage.columnFrames.first == "sidebar 0,0 250x820")
  }

  @Test("From right to left the sidebar is on the right")
  func rightToLeft() {
    let stage = stage(mail)
    stage.traits.direction = .rightToLeft
    #expect(stage.columnFrames == ["sidebar 860,0 320x820", "detail 0,0 860x820"])
  }

  @Test("Outlines tell the columns with their stacks, the one in front with a star")
  func layers() {
    let stage = stage(mail)
    mail.message.navigate(toRoute: "headers")
    #expect(stage.layersLine == "layers split(sidebar:stack(boxes),*detail:stack(message,headers))")
  }

  @Test("Columns are read from the leading edge")
  func readingOrder() throws {
    let stage = stage(mail)
    let text = TreeRenderer.readingOrder.render(stage.renderTree)
    let boxes = try #require(text.firstRange(of: "boxes"))
    let message = try #require(text.firstRange(of: "message"))
    #expect(boxes.lowerBound < message.lowerBound)
  }

  @Test("Columns before the detail are compact, and the detail is as its window")
  func sizeClasses() {
    let boxes = StubCoordinator("boxes") { _ in SizeClassText() }
    let message = StubCoordinator("message") { _ in SizeClassText() }
    let split = StubSplit(sidebar: boxes, detail: message)
    let stage = Stage(split, on: .iPadAir11, orientation: .landscape)
    let words = stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
    #expect(words == ["compact", "regular"])
  }

  @Test("Columns inside a tab leave the tab bar")
  func insideTab() throws {
    let other = StubCoordinator("other", tab: "Other")
    let stage = Stage(StubTabs([mail.split, other]), on: .iPadAir11, orientation: .landscape)
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
    try stage.selectTab("Other")
    #expect(stage.columnFrames.isEmpty)
  }

  // MARK: - Empty columns

  @Test("An empty column says that nothing is selected")
  func empty() {
    let boxes = StubCoordinator("boxes")
    let stage = Stage(StubSplit(sidebar: boxes), on: .iPadAir11, orientation: .landscape)
    #expect(stage.element(labelled: "No Selection") != nil)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("Below a bar of tabs at the upper edge an empty column is lower by half of that bar")
  func emptyBelowTabs() throws {
    func top(_ app: AnyCoordinator) throws -> Double {
      let stage = Stage(app, on: .iPadAir11, orientation: .landscape)
      return try #require(stage.element(labelled: "No Selection")?.frame?.minY)
    }
    let alone = try top(StubSplit(sidebar: StubCoordinator("boxes")))
    let split = StubSplit(sidebar: StubCoordinator("boxes"))
    // The bar is 50 high.
    #expect(try top(StubTabs([split, StubCoordinator("b", tab: "B")])) == alone + 25)
  }

  @Test("An empty column shows what the split's factory builds for the split's root")
  func ownPlaceholder() {
    let split = StubSplit(sidebar: StubCoordinator("boxes")) { _ in TextBlock("Choose a box") }
    let stage = Stage(split, on: .iPadAir11, orientation: .landscape)
    #expect(stage.element(labelled: "Choose a box") != nil)
    #expect(stage.element(labelled: "No Selection") == nil)
  }

  @Test("Where tabs without tabs are in front, there is no screen on top, whatever is beside them")
  func emptyTabsInFront() {
    let split = StubSplit(sidebar: StubTabs([]), detail: StubCoordinator("message"))
    let stage = Stage(split, on: .iPadAir11, orientation: .landscape)
    #expect(stage.topScreen == nil)
    split.show(.detail)
    #expect(stage.topScreen?.route.identifier == "message")
  }

  @Test(
    "A split without any column is shown on every device",
    arguments: [Device.iPadAir11, .iPhone15]
  )
  func noColumns(device: Device) {
    let stage = Stage(StubSplit(.tripleColumn), on: device)
    #expect(stage.frontScreenIsKnown)
    #expect(stage.element(labelled: "No Selection") != nil)
  }

  // MARK: - Ways back

  @Test("A push in the detail has its way back there, and the sidebar stays")
  func back() throws {
    let stage = stage(mail)
    mail.message.navigate(toRoute: "headers")
    #expect(stage.back.label == "Message")
    #expect(stage.back.effect == "pop to message on app/column detail message")
    try stage.goBack()
    #expect(stage.back.isVisible == false)
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
  }

  @Test("A swipe goes back in the column in front")
  func swipe() throws {
    let stage = stage(mail)
    mail.boxes.navigate(to: StubRoute("settings"))
    mail.message.navigate(to: StubRoute("headers"))
    try stage.swipeBack()
    #expect(mail.message.router.state.stack.isEmpty)
    #expect(mail.boxes.router.state.stack == ["settings"])
  }

  @Test("A swipe goes back in the column under the finger")
  func swipeInColumn() throws {
    let stage = stage(mail)
    mail.boxes.navigate(to: StubRoute("settings"))
    mail.message.navigate(to: StubRoute("headers"))
    try stage.swipeBack(in: .sidebar)
    #expect(mail.message.router.state.stack == ["headers"])
    #expect(mail.boxes.router.state.stack.isEmpty)
    #expect(throws: StageError.noBackSwipe(screen: "headers", reason: .root)) {
      try stage.swipeBack(in: .sidebar)
    }
  }
}

private struct SizeClassText: Element {
  @Inherited(\.horizontalSizeClass) private var sizeClass

  var body: some Element { TextBlock(sizeClass == .compact ? "compact" : "regular") }
}

extension Stage {
  /// Whether the screen in front has a name, whatever is shown.
  fileprivate var frontScreenIsKnown: Bool {
    !TreeRenderer.outline.render(renderTree).isEmpty && sheets.isEmpty
  }
}
