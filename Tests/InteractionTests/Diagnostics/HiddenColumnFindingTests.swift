import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about columns that are not shown.
@MainActor
struct HiddenColumnFindingTests {
  private let mail = MailColumns()

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  @Test("A route that leads into the sidebar, while a tablet in portrait shows the detail alone")
  func sidebar() {
    let stage = Stage(mail.split, on: .iPadAir11)
    #expect(mail.split.navigate(to: StubRoute("settings")))
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .destinationInHiddenColumn,
          place: "settings",
          found:
            "The last navigation reached settings in the sidebar column of Split, which is not "
            + "shown.",
          advice: "Request the column with setColumnVisibility(_:)."
        )
      ]
    )
  }

  @Test("A second call to where it is already leads there no more visibly")
  func twice() {
    let stage = Stage(mail.split, on: .iPadAir11)
    mail.split.navigate(to: StubRoute("settings"))
    mail.split.navigate(to: StubRoute("settings"))
    #expect(codes(stage) == [.destinationInHiddenColumn])
  }

  @Test("It is over once the column is shown, or the next call leads elsewhere")
  func over() throws {
    let stage = Stage(mail.split, on: .iPadAir11)
    mail.split.navigate(to: StubRoute("settings"))
    stage.rotate(to: .landscape)
    #expect(codes(stage).isEmpty)
    stage.rotate(to: .portrait)
    #expect(codes(stage) == [.destinationInHiddenColumn])
    try stage.tap("Show Sidebar")
    #expect(codes(stage).isEmpty)
    try stage.tapOutside()
    #expect(codes(stage).isEmpty)
    mail.split.navigate(to: StubRoute("headers"))
    #expect(codes(stage).isEmpty)
  }

  @Test("Columns that are one stack, or beside the detail, show it")
  func shown() {
    for traits in [
      Traits(device: .iPhone15), Traits(device: .iPadAir11, orientation: .landscape),
      Traits(device: .iPadAir11, windowSize: Size(width: 400, height: 1_000)),
    ] {
      let mail = MailColumns()
      let stage = Stage(mail.split, under: traits)
      mail.split.navigate(to: StubRoute("headers"))
      #expect(codes(stage).isEmpty)
      mail.split.navigate(to: StubRoute("settings"))
      #expect(codes(stage).isEmpty)
      #expect(stage.renderTree.all(.screen).contains { $0.route == "settings" && $0.frame != nil })
    }
  }

  @Test("A column that was hidden by request is requested by the navigation")
  func requested() {
    let stage = Stage(mail.split, under: Traits(device: .iPadAir11, orientation: .landscape))
    mail.split.setColumnVisibility(.detailOnly)
    mail.split.navigate(to: StubRoute("settings"))
    #expect(stage.columnFrames == ["sidebar 0,0 320x820", "detail 320,0 860x820"])
    #expect(codes(stage).isEmpty)
  }

  @Test("The first of three columns, of which two have room, in a tab")
  func three() {
    let mail = MailColumns(.tripleColumn)
    let stage = Stage(
      StubTabs([mail.split]),
      under: Traits(device: .iPadA16, windowSize: Size(width: 800, height: 700))
    )
    mail.split.navigate(to: StubRoute("found"))
    #expect(codes(stage).isEmpty)
    mail.split.navigate(to: StubRoute("settings"))
    #expect(codes(stage) == [.destinationInHiddenColumn])
  }

  @Test("It can be silenced for the whole stage")
  func silenced() {
    let stage = Stage(mail.split, on: .iPadAir11, silencing: [.destinationInHiddenColumn])
    mail.split.navigate(to: StubRoute("settings"))
    #expect(codes(stage).isEmpty)
    #expect(stage.renderTree.silencedFindings.map(\.code) == [.destinationInHiddenColumn])
  }
}
