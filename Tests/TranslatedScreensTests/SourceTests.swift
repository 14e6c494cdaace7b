import LayoutSim
import StandIns
import Testing

/// What sources of screens have in them beside names of SwiftUI's.
@Suite("Translated sources")
struct TranslatedSourceTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  private func frame(_ tag: String, in stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == tag }?.frame
  }

  @Test("Strings of all forms are what they are")
  func quotes() {
    #expect(
      texts(Stage(on: .iPhone15) { QuotesView() }) == [
        "She said \"<Ida> & <Jo>\"", "2 friends", #"as it is: \(friends) "quoted""#, "counted: 2",
        "first, Jo", "struct A: View { Text(\"no\").blur() }", "true", "$1",
      ]
    )
  }

  @Test("Nothing in a remark is translated, and nothing beside one is lost")
  func remarks() throws {
    let stage = Stage(on: .iPhone15) { RemarksView() }
    #expect(texts(stage) == ["one", "two", "three"])
    let one = try #require(stage.element(labelled: "one")?.frame)
    let two = try #require(stage.element(labelled: "two")?.frame)
    #expect(abs(two.minY - one.maxY - 5) < 0.34)
  }

  @Test("A screen has what a phone's build has, in the middle of a chain, too")
  func conditions() throws {
    let stage = Stage(on: .iPhone15) { DeviceView() }
    #expect(stage.topScreen?.title == "Pocket")
    #expect(texts(stage) == ["pocket"])
    let text = try #require(stage.element(labelled: "pocket")?.frame)
    let whole = try #require(frame("device", in: stage))
    // The tag is on the padded text, or on the text in it.
    #expect([0, 14].contains((whole.size.height - text.size.height).rounded()))
  }

  @Test("Keys without a string table are their words")
  func keys() {
    #expect(
      texts(Stage(on: .iPhone15) { KeysView() }) == [
        "Dear Ida", "4 letters", "*as it is*", "slanted and plain", "greeting", "Ida", "From Ida",
        "greeting", "Weight: 4.00",
      ]
    )
  }

  @Test("Types and members of the app's keep their names")
  func names() {
    #expect(
      texts(Stage(on: .iPhone15) { Corners() })
        == ["Corners", "list 2", "Text", "alert?", "ochre", "3"]
    )
  }

  @Test("A protocol of the app's returns content")
  func pages() {
    #expect(texts(Stage(on: .iPhone15) { GuidePages().first() }) == ["Welcome"])
  }

  @Test("State of an initialiser, styles as values, and parts that are missing or there")
  func order() throws {
    let stage = Stage(on: .iPhone15) { OrderView(name: "Flour") }
    #expect(texts(stage).suffix(2) == ["none", "Last"])
    try stage.tap("lb")
    try stage.tap("Flour")
    #expect(texts(stage).suffix(2) == ["2 lb", "Last"])
    let noted = Stage(on: .iPhone15) { OrderView(name: "Flour", note: TextBlock("Fine")) }
    #expect(texts(noted).suffix(4) == ["none", "Fine", "Fine", "Last"])
  }

  @Test("A field in the bar searches")
  func search() throws {
    let stage = Stage(on: .iPhone15) { FinderView() }
    try stage.enter("tea", into: "Find")
    #expect(texts(stage).contains("Found tea"))
  }

  // 160 × 120 pixels at 2x are 80 × 60 points; 393 wide it is 393 × 60 / 80 = 294.75 high.
  @Test("A picture has the size of its catalogue, as a value too, and a colour its value")
  func assets() throws {
    let stage = Stage(on: .iPhone15) { GalleryView() }
    #expect(frame("small", in: stage)?.size == Size(width: 80, height: 60))
    let large = try #require(frame("large", in: stage))
    #expect(large.size.width == 393)
    #expect(abs(large.size.height - 294.75) < 0.34)
    // 0.1, 0.5 and 0.4 of 255, which are 1a, 80 and 66; a colour that is named in a text keeps its name.
    #expect(inks(stage).suffix(3) == ["#1a8066", "SeaGreen", "grouped"])
  }

  private func inks(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.flatMap(\.facts).filter { $0.key == "ink" }.map(\.value)
  }

  @Test("A view of UIKit's is a box")
  func boxes() {
    let stage = Stage(on: .iPhone15) { ClockFaceView() }
    let box = stage.renderTree.nodes.first { $0.label == "DialView" }
    #expect(box?.frame?.size == Size(width: 30, height: 20))
  }
}
