import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Columns over others.
@MainActor
struct OverlaidColumnTests {
  private let mail = MailColumns()

  private func stage(_ mail: MailColumns) -> Stage { Stage(mail.split, on: .iPadAir11) }

  @Test("A tablet in portrait shows the detail, and a button for the sidebar")
  func portrait() {
    let stage = stage(mail)
    #expect(stage.columnFrames == ["detail 0,0 820x1180"])
    #expect(stage.barLabels == ["Show Sidebar"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("The detail is the column in front when the sidebar was, and is hidden")
  func hiddenFront() {
    mail.split.show(.sidebar)
    mail.split.setColumnVisibility(.detailOnly)
    let columns = stage(mail).renderTree.all(.splitColumn)
    #expect(columns.filter { $0.frame != nil }.map(\.route) == ["detail"])
    #expect(columns.filter { $0.flags.contains(.selected) }.map(\.route) == ["detail"])
  }

  @Test("The button brings the sidebar over the detail, which is out of reach then")
  func overlay() throws {
    let stage = stage(mail)
    try stage.tap("Show Sidebar")
    #expect(stage.columnFrames == ["detail 0,0 820x1180", "sidebar 0,0 320x1180"])
    #expect(stage.barLabels == ["Hide Sidebar"])
    #expect(mail.split.columnVisibility == .all)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A tap outside hides the sidebar")
  func tapOutside() throws {
    let stage = stage(mail)
    try stage.tap("Show Sidebar")
    try stage.tap(at: Point(x: 600, y: 900))
    #expect(stage.columnFrames == ["detail 0,0 820x1180"])
    #expect(mail.split.columnVisibility == .detailOnly)
  }

  @Test("tapOutside hides the sidebar, too")
  func tapOutsideByName() throws {
    let stage = stage(mail)
    try stage.tap("Show Sidebar")
    #expect(try stage.tapOutside() == .dismissed)
    #expect(stage.columnFrames == ["detail 0,0 820x1180"])
  }

  @Test("What is dimmed cannot be tapped, because the sidebar is in front")
  func dimmed() throws {
    let message = StubCoordinator("message") { _ in PushButton("Reply") {} }
    let split = StubSplit(sidebar: StubCoordinator("boxes"), detail: message)
    let stage = Stage(split, on: .iPadAir11)
    try stage.tap("Reply")
    split.setColumnVisibility(.all)
    #expect(throws: StageError.outOfReach("Reply", reason: .behind(surface: "the sidebar"))) {
      try stage.tap("Reply")
    }
  }

  @Test("What is dimmed is not read, and what dims it has nothing to say")
  func readingOrder() throws {
    let stage = stage(mail)
    try stage.tap("Show Sidebar")
    let lines = TreeRenderer.readingOrder.render(stage.renderTree).split(separator: "\n")
      .dropFirst()
    #expect(lines == ["button \"Hide Sidebar\"", "heading \"Boxes\"", "text \"boxes\""])
  }

  @Test("Three columns come one after the other")
  func three() throws {
    let mail = MailColumns(.tripleColumn)
    let stage = stage(mail)
    try stage.tap("Show Sidebar")
    #expect(stage.columnFrames == ["detail 0,0 820x1180", "content 0,0 320x1180"])
    try stage.tap("Show Sidebar")
    #expect(
      stage.columnFrames == [
        "detail 0,0 820x1180", "sidebar 0,0 320x1180", "content 320,0 320x1180",
      ]
    )
    try stage.tap("Hide Sidebar")
    #expect(stage.columnFrames == ["detail 0,0 820x1180", "content 0,0 320x1180"])
  }

  @Test("In landscape the button hides the sidebar, and the detail takes its room")
  func landscape() throws {
    let stage = stage(mail)
    stage.rotate(to: .landscape)
    try stage.tap("Hide Sidebar")
    #expect(stage.columnFrames == ["detail 0,0 1180x820"])
    try stage.tap("Show Sidebar")
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
  }

  @Test("A hidden column is in outlines, and not in front")
  func hidden() {
    let stage = stage(mail)
    #expect(mail.split.compactColumn == .sidebar)
    #expect(stage.topScreen?.route.identifier == "message")
  }
}
