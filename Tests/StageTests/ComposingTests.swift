import FlowEngine
import LayoutSim
import SnapshotRendering
import Testing

/// Elements made of others.
@MainActor
struct ComposingTests {
  private struct Counted: ElementModifier {
    let title: String
    @Local private var count = 0
    @Inherited(\.isEnabled) private var isEnabled

    func body(content: Content) -> some Element {
      Column {
        content
        PushButton("\(title) \(count)") { count += 1 }
        if !isEnabled { TextBlock("off") }
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.label)
  }

  @Test("A modifier of the app's own has state of its own at each place, and inherited values")
  func modifier() throws {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("a").modifier(Counted(title: "A"))
        TextBlock("b").modifier(Counted(title: "B")).disabled()
      }
    }
    try stage.tap("A 0")
    try stage.tap("A 1")
    #expect(labels(stage) == ["a", "A 2", "b", "B 0", "off"])
  }

  @Test("A modifier twice on one element has two states")
  func twice() throws {
    let stage = Stage(on: .iPhone15) {
      TextBlock("x").modifier(Counted(title: "in")).modifier(Counted(title: "out"))
    }
    try stage.tap("out 0")
    #expect(labels(stage) == ["x", "in 0", "out 1"])
  }

  @Test("The elements of a group are elements of what it is in, and each is modified")
  func group() {
    let stage = Stage(on: .iPhone15) {
      Column(spacing: 10) {
        ElementGroup {
          Fill(.accent).accessibilityIdentifier("a")
          Fill(.accent).accessibilityIdentifier("b")
        }
        .frame(width: 20, height: 30)
        Fill(.accent).frame(width: 20, height: 30).accessibilityIdentifier("c")
      }
    }
    let tops = ["#a", "#b", "#c"].compactMap { tag in
      stage.renderTree.nodes.first { $0.identifier.map { "#\($0)" } == tag }?.frame?.minY
    }
    // 30 points high and 10 apart.
    #expect(tops.map { $0 - (tops.first ?? 0) } == [0, 40, 80])
  }

  @Test("A labelled value is at the trailing end of its row, the label at the leading one")
  func labelled() throws {
    let stage = Stage(on: .iPhone15) {
      LabeledItem("Version", value: "1.2").frame(width: 300)
    }
    let label = try #require(stage.element(labelled: "Version")?.frame)
    let value = try #require(stage.element(labelled: "1.2")?.frame)
    // 300 points in the middle of 393.
    #expect(label.minX == 46.5)
    #expect(abs(value.maxX - 346.5) < 0.001)
  }

  @Test(
    "A picture keeps its shape in a square: 2 to 1 makes it half as high, or twice as wide as the square"
  )
  func scaled() throws {
    let stage = Stage(on: .iPhone15) {
      Column {
        Picture("fit", width: 200, height: 100).resizable().scaledToFit().frame(
          width: 80,
          height: 80
        )
        Picture("fill", width: 200, height: 100).resizable().scaledToFill()
          .frame(width: 80, height: 80)
      }
    }
    #expect(
      try #require(stage.element(labelled: "fit")?.frame?.size) == Size(width: 80, height: 40)
    )
    #expect(
      try #require(stage.element(labelled: "fill")?.frame?.size) == Size(width: 160, height: 80)
    )
  }

  @Test(
    "A message in place of content fills its room, is in its middle, and says that its sizes are assumed"
  )
  func unavailable() throws {
    let stage = Stage(on: .iPhone15) {
      UnavailableContent("No mail", icon: "tray", message: "New mail appears here.") {
        PushButton("Reload") {}
      }
      .frame(width: 200, height: 400)
    }
    #expect(labels(stage) == ["tray", "No mail", "New mail appears here.", "Reload"])
    let box = try #require(stage.renderTree.nodes.first { $0.flags.contains(.approximate) })
    #expect(box.frame?.size == Size(width: 200, height: 400))
    #expect(
      labels(Stage(on: .iPhone15) { UnavailableContent.search("xyz") })
        .contains("No Results for “xyz”")
    )
  }

  private struct Broken: Error {}

  private struct Gallery: Element {
    @Local private var number = 1

    var body: some Element {
      Column {
        RemotePicture(url: "pictures/\(number).jpg") { phase in
          switch phase {
          case .empty: Spinner("Loading")
          case .success(let picture): picture
          case .failure: TextBlock("Broken")
          }
        }
        PushButton("Next") { number += 1 }
      }
    }
  }

  @Test("A remote picture is empty, comes, is loaded again for another address, or fails")
  func remote() async throws {
    let clock = StageClock()
    let loader = PictureLoader { address in
      try await clock.sleep(for: .seconds(1))
      if address.contains("2") { throw Broken() }
      return Size(width: 90, height: 60)
    }
    let stage = Stage(on: .iPhone15, clock: clock, inheriting: { $0.pictureLoader = loader }) {
      Gallery()
    }
    #expect(labels(stage) == ["Loading", "Next"])
    try await stage.finish()
    #expect(labels(stage) == ["Next"])
    let picture = stage.renderTree.nodes.first { $0.role == .picture }
    #expect(picture?.frame?.size == Size(width: 90, height: 60))
    try stage.tap("Next")
    await stage.proceed()
    #expect(labels(stage) == ["Loading", "Next"])
    try await stage.finish()
    #expect(labels(stage) == ["Broken", "Next"])
    #expect(stage.now == 2)
  }

  @Test("Without a loader no picture comes, and nothing waits for it")
  func withoutLoader() async throws {
    let stage = Stage(on: .iPhone15) { RemotePicture(url: "a.jpg").frame(width: 40, height: 40) }
    try await stage.finish()
    #expect(labels(stage) == [])
  }
}
