import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// What is lost when the device is turned, or its type gets large.
@MainActor
struct TurningTests {
  private func map(_ screen: @escaping @MainActor () -> any Element) async -> ScreenMap {
    var exploration = Exploration("one screen") { MadeApp(()) { _, _ in screen() } }
    exploration.laws = [.turns]
    return await exploration.run()
  }

  private func words(_ map: ScreenMap) -> [String] {
    map.laws.flatMap(\.violations).map(\.words)
  }

  @Test("What landscape leaves behind is not blamed on the type size")
  func leavesBehind() async {
    #expect(words(await map { Forgetful() }) == ["In landscape “Pay” cannot be reached."])
  }

  @Test("Of two buttons of one name both have to be reached")
  func twins() async {
    #expect(words(await map { Twins() }) == ["In landscape “Add” cannot be reached."])
  }

  @Test("A sheet that turning made a cover without a button kept a map's law")
  func caughtInLandscape() async {
    let words = words(await map { Trap() })
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("In landscape there is no way out. ") == true)
  }

  @Test("The test to paste turns the stage")
  func test() async throws {
    let text = await map { Forgetful() }.markdown
    #expect(text.contains("  stage.traits.orientation = .landscape\n  assertSnapshot(of: stage)\n"))
  }
}

/// A screen that loses its button for good when it is turned.
private struct Forgetful: Element {
  @Inherited(\.verticalSizeClass) private var sizeClass
  @Local private var isGone = false

  var body: some Element {
    Column {
      TextBlock("Basket")
      if !isGone { PushButton("Pay") {} }
    }
    .onChange(of: sizeClass) { _, new in
      if new == .compact { isGone = true }
    }
  }
}

private struct Trap: Element {
  @Local private var isShown = true

  var body: some Element {
    TextBlock("Basket").sheet(isPresented: $isShown) { TextBlock("Nothing to press") }
  }
}

private struct Twins: Element {
  @Inherited(\.verticalSizeClass) private var sizeClass

  var body: some Element {
    Column {
      PushButton("Add") {}
      if sizeClass == .regular { PushButton("Add") {} }
    }
  }
}
