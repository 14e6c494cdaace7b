import LayoutSim
import Testing

/// Pictures that are loaded.
@MainActor
struct RemotePictureTests {
  private let loader = PictureLoader { _ in Size(width: 90, height: 60) }

  private func stage(
    _ loader: PictureLoader,
    @ElementBuilder _ content: @escaping () -> some Element
  ) -> Stage {
    Stage(on: .iPhone15, inheriting: { $0.pictureLoader = loader }) { content() }
  }

  private func pictures(_ stage: Stage) -> [RenderNode] {
    stage.renderTree.nodes.filter { $0.role == .picture }
  }

  @Test("A row keeps its name when its picture comes, which is not named after its file")
  func nameOfRow() async throws {
    let stage = stage(loader) {
      Row {
        RemotePicture(url: "https://example.com/2.jpg")
        TextBlock("Episode 2")
      }
      .accessibilityElement(children: .combine).role(.row)
    }
    func names() -> [String] {
      stage.renderTree.nodes.filter { $0.role == .row }.compactMap(\.label)
    }
    #expect(names() == ["Episode 2"])
    try await stage.finish()
    #expect(names() == ["Episode 2"])
    #expect(pictures(stage).map(\.label) == [nil])
    #expect(pictures(stage).map(\.facts) == [[Fact("source", "2.jpg")]])
  }

  @Test("A stretched picture is not named after its file, but as the app says")
  func stretched() async throws {
    let stage = stage(loader) {
      Column {
        RemotePicture(url: "a.jpg") { picture in
          picture.resizable().frame(width: 30, height: 20)
        } placeholder: {
          Spinner()
        }
        RemotePicture(url: "b.jpg").accessibilityLabel("Cover")
      }
    }
    try await stage.finish()
    #expect(pictures(stage).map(\.label) == [nil, "Cover"])
    #expect(pictures(stage).map(\.frame?.size.width) == [30, 90])
  }

  @Test(
    "A picture is smaller by its scale, unless that is no positive number",
    arguments: [(2.0, Size(width: 45, height: 30)), (0.0, Size(width: 90, height: 60))]
  )
  func scale(_ scale: Double, size: Size) async throws {
    let stage = stage(loader) {
      Column {
        RemotePicture(url: "a.jpg", scale: scale)
        RemotePicture(url: "b.jpg", scale: scale) { phase in
          if let picture = phase.image { picture } else { Spinner() }
        }
        RemotePicture(url: "c.jpg", scale: scale) {
          $0
        } placeholder: {
          Spinner()
        }
      }
    }
    try await stage.finish()
    #expect(pictures(stage).map(\.frame?.size) == [size, size, size])
  }

  @Test("Without an address there is the placeholder")
  func nothing() async throws {
    let stage = stage(loader) {
      Column {
        RemotePicture(url: nil).frame(width: 40, height: 40)
        RemotePicture(url: nil) { picture in
          picture
        } placeholder: {
          TextBlock("No cover")
        }
      }
    }
    try await stage.finish()
    #expect(pictures(stage).isEmpty)
    #expect(stage.element(labelled: "No cover") != nil)
  }

  @Test("A loader that gives up by itself has failed")
  func cancelled() async throws {
    let stage = stage(PictureLoader { _ in throw CancellationError() }) {
      RemotePicture(url: "a.jpg") { phase in
        TextBlock(phase.error == nil ? "Loading" : "Broken")
      }
    }
    try await stage.finish()
    #expect(stage.element(labelled: "Broken") != nil)
  }

  @Test("A picture that has another address before it came is not broken meanwhile")
  func replaced() async throws {
    struct Cover: Element {
      let notes: Wire<[String]>
      @Local private var number = 1

      var body: some Element {
        Column {
          RemotePicture(url: "\(number).jpg") { phase in
            TextBlock(phase.error == nil ? "Fine" : "Broken")
              .onAppear { notes.value.append(phase.error == nil ? "fine" : "broken") }
              .id(phase.error == nil)
          }
          PushButton("Next") { number += 1 }
        }
      }
    }
    let (clock, notes) = (StageClock(), Wire([String]()))
    let loader = PictureLoader { _ in
      try await clock.sleep(for: .seconds(1))
      return Size(width: 90, height: 60)
    }
    let stage = Stage(on: .iPhone15, clock: clock, inheriting: { $0.pictureLoader = loader }) {
      Cover(notes: notes)
    }
    await stage.proceed()
    try stage.tap("Next")
    try await stage.finish()
    #expect(notes.value == ["fine"])
  }

  @Test("A loader that gives up late broke the picture that came in place of its own")
  func replacedLate() async throws {
    struct Cover: Element {
      @Local private var number = 1

      var body: some Element {
        Column {
          RemotePicture(url: "\(number).jpg") { phase in
            TextBlock(phase.error == nil ? "Fine" : "Broken")
          }
          PushButton("Next") { number += 1 }
        }
      }
    }
    let clock = StageClock()
    let loader = PictureLoader { _ in
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        // The next one begins to load meanwhile.
        for _ in 0..<20 { await Task.yield() }
        throw error
      }
      return Size(width: 90, height: 60)
    }
    let stage = Stage(on: .iPhone15, clock: clock, inheriting: { $0.pictureLoader = loader }) {
      Cover()
    }
    await stage.proceed()
    try stage.tap("Next")
    await stage.proceed()
    #expect(stage.element(labelled: "Fine") != nil)
    #expect(stage.element(labelled: "Broken") == nil)
  }
}
