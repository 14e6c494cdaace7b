import LayoutSim
import Testing

@MainActor
@Suite("Fields to search in")
struct SearchFieldTests {
  private struct Shelf: Element {
    @Local private var words = ""

    var body: some Element {
      Fill().tag("all")
        .screenTitle("Shelf").titleDisplayMode(.inline)
        .searchable($words, prompt: "Search books")
        .overlay { TextBlock("found \(words)") }
    }
  }

  private func stage(
    on device: Device = .iPhone15,
    platform: PlatformProfile = .iOS18
  ) -> Stage {
    Stage(StubCoordinator("home") { _ in Shelf() }, on: device, platform: platform)
  }

  private func content(_ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == "all" }?.frame
  }

  @Test("Up to iOS 18 a field of 36 has a row of 52 in the bar")
  func row() {
    let stage = stage()
    // Row navigationBar.search_row_height: 36 field, 1 above, 15 below; 44 + 52 = 96.
    func frame(_ role: Role) -> Rect? { stage.renderTree.all(role).first?.frame }
    // From 53.67 to 149.67.
    #expect(
      frame(.navigationBar)?.isClose(to: Rect(x: 0, y: 53.6667, width: 393, height: 96)) == true
    )
    #expect(frame(.field)?.isClose(to: Rect(x: 16, y: 98.6667, width: 361, height: 36)) == true)
    #expect(content(stage)?.minY == 59 - 16.0 / 3 + 96)
  }

  @Test("From iOS 26 on a phone has it at the lower edge, above the home indicator")
  func bottom() {
    let stage = stage(platform: .iOS26)
    #expect(stage.renderTree.all(.navigationBar).map(\.frame?.size.height) == [54])
    // A field of 48 ends 28 above the edge, at 824, 28 from the sides.
    #expect(
      stage.renderTree.all(.toolbar).map(\.frame) == [
        Rect(x: 0, y: 776, width: 393, height: 48)
      ]
    )
    #expect(
      stage.renderTree.all(.field).map(\.frame) == [Rect(x: 28, y: 776, width: 337, height: 48)]
    )
    #expect(content(stage) == Rect(x: 0, y: 113, width: 393, height: 663))
    #expect(stage.renderTree.all(.toolbar).allSatisfy { !$0.flags.contains(.approximate) })
  }

  @Test("From iOS 26 on a tablet has it 240 wide at the end of the bar")
  func end() {
    let stage = stage(on: .iPadA16, platform: .iOS26)
    // 820 - 15 - 240 = 565; the field of 44 fills the row of buttons, which begins at 32.
    #expect(
      stage.renderTree.all(.field).map(\.frame) == [Rect(x: 565, y: 32, width: 240, height: 44)]
    )
  }

  @Test("What is entered reaches the screen", arguments: [PlatformProfile.iOS18, .iOS26])
  func entering(_ platform: PlatformProfile) throws {
    let stage = stage(platform: platform)
    try stage.enter("Dracula", into: "Search books")
    #expect(stage.renderTree.words.contains("found Dracula"))
    #expect(
      stage.renderTree.all(.field).map(\.facts).first?.contains(Fact("value", "Dracula")) == true
    )
  }
}
