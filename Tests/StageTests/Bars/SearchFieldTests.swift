import LayoutSim
import StageSupport
import Testing

/// Search fields.
@MainActor
struct SearchFieldTests {
  private struct Shelf: Element {
    @Local private var words = ""

    var body: some Element {
      Fill().accessibilityIdentifier("all")
        .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline)
        .searchable(text: $words, prompt: "Search books")
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
    // Row navigationBar.search_row_height: 36 field, 1 above, 15 below; 44 + 52 = 96, from 53⅔ to 149⅔.
    #expect(
      stage().renderTree.outline(of: .screen) == """
        screen home owner=home top @ 0,0 393x852
          nav-bar "Shelf" approximate @ 0,53.67 393x96
            field "Search books" kind=search empty @ 16,45 361x36
          fill #all ink=primary @ 0,149.67 393x668.33
          text "found " @ 172.33,473.67 48.33x20.33
        """
    )
  }

  @Test("From iOS 26 on a phone has it at the lower edge, above the home indicator")
  func bottom() {
    // A field of 48 ends 28 above the edge, at 824, 28 from the sides.
    #expect(
      stage(platform: .iOS26).renderTree.outline(of: .screen) == """
        screen home owner=home top @ 0,0 393x852
          nav-bar "Shelf" @ 0,59 393x54
          fill #all ink=primary @ 0,113 393x663
          text "found " @ 172.33,434.33 48.33x20.33
          toolbar @ 0,776 393x48
            field "Search books" kind=search empty @ 28,0 337x48
        """
    )
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
