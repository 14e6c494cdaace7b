import LayoutSim
import Testing

/// Forms of elements as people write them.
@MainActor
struct HabitFormTests {
  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.label)
  }

  private func isFolded(_ stage: Stage) -> Bool? {
    stage.renderTree.nodes.first { $0.role == .disclosure }.map {
      $0.facts.contains(Fact("value", "folded"))
    }
  }

  // MARK: - Folding

  @Test("A folding section without a binding is folded until its title is tapped")
  func foldingAlone() throws {
    let stage = Stage(on: .iPhone15) { FoldingSection("More") { TextBlock("Details") } }
    #expect(labels(stage) == ["More"])
    try stage.tap("More")
    #expect(labels(stage) == ["More", "Details"])
    try stage.tap("More")
    #expect(labels(stage) == ["More"])
  }

  @Test("Each of several folding sections without bindings folds on its own")
  func foldingEach() throws {
    let stage = Stage(on: .iPhone15) {
      RowList(["A", "B"], id: \.self) { name in
        FoldingSection(name) { TextBlock("Inside \(name)") }
      }
    }
    try stage.tap("B")
    #expect(labels(stage).contains("Inside B"))
    #expect(!labels(stage).contains("Inside A"))
  }

  @Test("A folding section with a label of elements folds by a tap on it")
  func foldingLabel() throws {
    let own = Stage(on: .iPhone15) {
      FoldingSection {
        TextBlock("Details")
      } label: {
        TextBlock("More")
      }
    }
    #expect(isFolded(own) == true)
    try own.tap("More")
    #expect(isFolded(own) == false)
    #expect(labels(own).contains("Details"))

    struct Linked: Element {
      @Local private var isShown = true

      var body: some Element {
        FoldingSection(isShown: $isShown) {
          TextBlock("Details")
        } label: {
          IconLabel("More", icon: "plus")
        }
        TextBlock(isShown ? "Shown" : "Folded")
      }
    }
    let linked = Stage(on: .iPhone15) { Linked() }
    #expect(labels(linked).contains("Details"))
    try linked.tap("More")
    #expect(isFolded(linked) == true)
    #expect(labels(linked).contains("Folded"))
    #expect(!labels(linked).contains("Details"))
  }

  // MARK: - Unavailable content

  @Test("A message of elements has its symbol above its text, and its description 4 below that")
  func unavailable() throws {
    struct Empty: Element {
      @Local private var count = 0

      var body: some Element {
        UnavailableContent {
          IconLabel("No Mail", icon: "tray")
        } description: {
          TextBlock("Mail \(count)")
        } actions: {
          PushButton("Check") { count += 1 }
        }
      }
    }
    let stage = Stage(on: .iPhone15) { Empty() }
    #expect(labels(stage) == ["No Mail", "Mail 0", "Check"])
    let label = try #require(stage.element(labelled: "No Mail")?.frame)
    let description = try #require(stage.element(labelled: "Mail 0")?.frame)
    // A symbol of 1.2 times 34, rounded up to a pixel, and 12 below it the text.
    #expect(label.size.height > 53)
    #expect(abs(description.minY - label.maxY - 4) < 0.34)
    try stage.tap("Check")
    #expect(labels(stage).contains("Mail 1"))
  }

  @Test("A message of elements needs neither a description nor actions")
  func unavailableParts() {
    let alone = Stage(on: .iPhone15) { UnavailableContent { IconLabel("A", icon: "tray") } }
    #expect(labels(alone) == ["A"])
    let described = Stage(on: .iPhone15) {
      UnavailableContent {
        IconLabel("A", icon: "tray")
      } description: {
        TextBlock("B")
      }
    }
    #expect(labels(described) == ["A", "B"])
    let acting = Stage(on: .iPhone15) {
      UnavailableContent {
        IconLabel("A", icon: "tray")
      } actions: {
        PushButton("C") {}
      }
    }
    #expect(labels(acting) == ["A", "C"])
  }

  @Test("A search without results and without words says only that")
  func search() {
    let stage = Stage(on: .iPhone15) { UnavailableContent.search }
    #expect(labels(stage).contains("No Results"))
  }

  // MARK: - Pictures

  private struct Broken: Error {}

  @Test("A remote picture has its placeholder until it has come, and keeps it if it never does")
  func placeholder() async throws {
    let loader = PictureLoader { address in
      if address == "b.jpg" { throw Broken() }
      return Size(width: 90, height: 60)
    }
    let stage = Stage(on: .iPhone15, inheriting: { $0.pictureLoader = loader }) {
      Column {
        RemotePicture(url: "a.jpg") { picture in
          picture
        } placeholder: {
          TextBlock("Waiting for a")
        }
        RemotePicture(url: "b.jpg") { picture in
          picture
        } placeholder: {
          TextBlock("Waiting for b")
        }
      }
    }
    #expect(labels(stage) == ["Waiting for a", "Waiting for b"])
    try await stage.finish()
    #expect(labels(stage) == ["Waiting for b"])
    let picture = stage.renderTree.nodes.first { $0.role == .picture }
    #expect(picture?.frame?.size == Size(width: 90, height: 60))
  }

  @Test("A phase has its picture or its error")
  func phases() {
    let picture = Picture("a.jpg", width: 9, height: 6)
    #expect(PicturePhase.empty.image == nil && PicturePhase.empty.error == nil)
    #expect(PicturePhase.success(picture).image != nil)
    #expect(PicturePhase.success(picture).error == nil)
    #expect(PicturePhase.failure(Broken()).error is Broken)
    #expect(PicturePhase.failure(Broken()).image == nil)
  }
}
