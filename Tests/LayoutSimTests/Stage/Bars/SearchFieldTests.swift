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
    Stage(Area("home") { _ in Shelf() }, on: device, platform: platform)
  }

  private func content(_ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == "all" }?.frame
  }

  @Test("Up to iOS 18 a field of 36 has a row of 52 in the bar")
  func row() {
    let stage = stage()
    // Row navigationBar.search_row_height: 36 field, 1 above, 15 below; 44 + 52 = 96.
    #expect(
      stage.renderTree.all(.navigationBar).map(\.frame) == [
        Rect(x: 0, y: 59, width: 393, height: 96)
      ]
    )
    #expect(
      stage.renderTree.all(.field).map(\.frame) == [Rect(x: 16, y: 104, width: 361, height: 36)]
    )
    #expect(content(stage)?.minY == 155)
  }

  @Test("From iOS 26 on a phone has it at the lower edge, above the home indicator")
  func bottom() {
    let stage = stage(platform: .iOS26)
    #expect(stage.renderTree.all(.navigationBar).map(\.frame?.size.height) == [54])
    // A bar of 48 ends at 818, with a field of 44 in its middle, 28 from the sides.
    #expect(
      stage.renderTree.all(.toolbar).map(\.frame) == [
        Rect(x: 0, y: 770, width: 393, height: 48)
      ]
    )
    #expect(
      stage.renderTree.all(.field).map(\.frame) == [Rect(x: 28, y: 772, width: 337, height: 44)]
    )
    #expect(content(stage) == Rect(x: 0, y: 113, width: 393, height: 657))
    #expect(stage.renderTree.all(.toolbar).allSatisfy { $0.flags.contains(.approximate) })
  }

  @Test("From iOS 26 on a tablet has it 240 wide at the end of the bar")
  func end() {
    let stage = stage(on: .iPadA16, platform: .iOS26)
    // 820 - 15 - 240 = 565; in the bar from 32 to 86 a field of 44 begins at 37.
    #expect(
      stage.renderTree.all(.field).map(\.frame) == [Rect(x: 565, y: 37, width: 240, height: 44)]
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
