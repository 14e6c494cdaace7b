import LayoutSim
import SnapshotRendering
import Testing

/// Items of bars in pictures.
@MainActor
struct ToolbarPictureTests {
  private struct Note: Element {
    @Local private var words = ""

    var body: some Element {
      TextEntry("Words", words: $words)
        .navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          BarItem(placement: .cancellationAction) { PushButton("Discard") {} }
          BarItem(placement: .principal) { TextBlock("Draft 7") }
          BarItem { MenuControl("Sort") { PushButton("By name") {} } }
          BarItem(placement: .bottomBar) { PushButton("Archive") {} }
          BarItem(placement: .keyboard) { PushButton("Insert") {} }
        }
    }
  }

  @Test(
    "Wireframes and pictures show every item in its bar",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func shown(_ platform: PlatformProfile) throws {
    let stage = Stage(on: .iPhone15, platform: platform) { Note() }
    let still = TreeRenderer.wireframe.render(stage.renderTree)
    for words in ["[Discard]", "Draft 7", "[Sort]", "[Archive]"] {
      #expect(still.contains(words))
    }
    #expect(!still.contains("Insert") && !still.contains("Note"))
    try stage.tap("Words")
    let typing = TreeRenderer.wireframe.render(stage.renderTree)
    #expect(typing.contains("[Insert]"))
    let picture = TreeRenderer.svg.render(stage.renderTree)
    for words in ["Discard", "Draft 7", "Sort", "Insert"] { #expect(picture.contains(words)) }
  }
}
