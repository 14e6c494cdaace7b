import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Columns one above the other.
@MainActor
struct StackedColumnTests {
  private let mail = MailColumns(.tripleColumn)

  private func layers(_ stage: Stage) -> String { stage.layersLine }

  @Test("A phone shows the columns up to the compact one as one stack")
  func stack() {
    let stage = Stage(mail.split)
    #expect(layers(stage) == "layers stack(boxes)")
    mail.boxes.navigate(to: StubRoute("settings"))
    mail.list.navigate(to: StubRoute("found"))
    #expect(layers(stage) == "layers stack(boxes,settings,list,found)")
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("Columns in the tabs of a column are one stack, too")
  func columnsInTabs() {
    let inner = StubSplit(sidebar: StubCoordinator("folders"), detail: StubCoordinator("note"))
    let tabs = StubTabs([inner])
    let stage = Stage(StubSplit(sidebar: tabs, detail: StubCoordinator("message")))
    #expect(layers(stage) == "layers stack(tabs > tabs(*split) > stack(folders))")
    #expect(stage.topScreen?.route.identifier == "folders")
    inner.show(.detail)
    #expect(layers(stage) == "layers stack(tabs > tabs(*split) > stack(folders,note))")
  }

  @Test("Going back leads through the stack of a column, and then to the column before")
  func back() throws {
    let stage = Stage(mail.split)
    mail.list.navigate(to: StubRoute("found"))
    #expect(stage.back.effect == "pop to list on app/column content list")
    try stage.goBack()
    #expect(stage.back.label == "Boxes")
    #expect(stage.back.effect == "show column sidebar of app")
    try stage.goBack()
    #expect(layers(stage) == "layers stack(boxes)")
    #expect(mail.split.compactColumn == .sidebar)
    #expect(!stage.back.isVisible)
  }

  @Test("A swipe from the root of a column leads to the column before")
  func swipe() throws {
    let stage = Stage(mail.split)
    mail.split.show(.detail)
    try stage.swipeBack()
    #expect(mail.split.compactColumn == .content)
    #expect(layers(stage) == "layers stack(boxes,list)")
  }

  @Test("Columns that follow each other move like screens")
  func transition() {
    let stage = Stage(mail.split)
    stage.withoutSettling {
      mail.split.show(.content)
      #expect(stage.transitions.map(\.kind) == [.push])
    }
    stage.settle()
    stage.withoutSettling {
      mail.split.show(.sidebar)
      #expect(stage.transitions.map(\.kind) == [.pop])
    }
  }

  @Test("A screen that leads to another column is told that it can go back")
  func inherited() throws {
    let message = StubCoordinator("message") { _ in BackText() }
    let split = StubSplit(sidebar: StubCoordinator("boxes"), detail: message)
    split.show(.detail)
    let phone = Stage(split)
    #expect(phone.element(labelled: "can go back") != nil)
    try phone.performBackAction()
    #expect(split.compactColumn == .sidebar)
    split.show(.detail)
    let tablet = Stage(split, on: .iPadAir11)
    #expect(tablet.element(labelled: "stays") != nil)
  }

  @Test("A sheet has room for one column")
  func sheet() throws {
    let home = StubCoordinator("home")
    let stage = Stage(home, on: .iPadAir11, orientation: .landscape)
    home.navigate(to: mail.split, presentationStyle: .sheet)
    #expect(layers(stage) == "layers stack(home) > sheet(boxes)")
    mail.split.show(.detail)
    #expect(layers(stage) == "layers stack(home) > sheet(boxes,list,message)")
    #expect(stage.back.effect == "show column content of app/subflow Split")
  }

  @Test("Tabs in a column are a screen of the stack")
  func tabs() {
    let tabs = StubTabs([StubCoordinator("red", tab: "Red"), StubCoordinator("blue", tab: "Blue")])
    let split = StubSplit(sidebar: StubCoordinator("boxes"), detail: tabs)
    let stage = Stage(split)
    split.show(.detail)
    #expect(layers(stage) == "layers stack(boxes,tabs > tabs(*red,blue) > stack(red))")
  }

  @Test("The tab of a split that is tapped again leads to the sidebar")
  func tabAgain() throws {
    let other = StubCoordinator("other", tab: "Other")
    let stage = Stage(StubTabs([mail.split, other]))
    mail.split.show(.detail)
    try stage.selectTab("Mail")
    #expect(mail.split.compactColumn == .sidebar)
  }

  // MARK: - Changing windows

  @Test(
    "A window that changes shows what a new stage would",
    arguments: [Size(width: 500, height: 820), Size(width: 590, height: 820), nil]
  )
  func window(size: Size?) {
    let mail = MailColumns(.tripleColumn)
    let stage = Stage(mail.split, on: .iPadAir11, orientation: .landscape)
    mail.list.navigate(to: StubRoute("found"))
    mail.message.navigate(to: StubRoute("headers"))
    stage.traits.windowSize = Size(width: 500, height: 820)
    stage.traits.windowSize = size
    let fresh = Stage(mail.split, under: stage.traits)
    #expect(
      TreeRenderer.outline.render(stage.renderTree) == TreeRenderer.outline.render(fresh.renderTree)
    )
  }

  @Test("A window that becomes narrow and wide again loses nothing of its screens")
  func keepsState() throws {
    let message = StubCoordinator("message") { _ in Counter() }
    let split = StubSplit(sidebar: StubCoordinator("boxes"), detail: message)
    split.show(.detail)
    let stage = Stage(split, on: .iPadAir11, orientation: .landscape)
    try stage.tap("Taps 0")
    stage.traits.windowSize = Size(width: 400, height: 820)
    #expect(layers(stage) == "layers stack(boxes,message)")
    try stage.tap("Taps 1")
    stage.traits.windowSize = nil
    #expect(stage.element(labelled: "Taps 2") != nil)
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
  }
}

private struct Counter: Element {
  @Local private var taps = 0

  var body: some Element { PushButton("Taps \(taps)") { taps += 1 } }
}

private struct BackText: Element {
  @Inherited(\.canNavigateBack) private var canGoBack

  var body: some Element { TextBlock(canGoBack ? "can go back" : "stays") }
}
