import Screens
import Snapshot
import Testing

@MainActor
@Suite("A product: pictures, choices, and a bar to buy it")
struct ProductTests {
  private let clock = StageClock()
  private let product: Product
  private let stage: Stage

  init() {
    product = Product(clock: clock)
    stage = Stage(ProductCoordinator(product: product), on: .iPhone15, clock: clock)
  }

  @Test("A product on four devices")
  func onFourDevices() {
    assertSnapshot(of: stage, over: .fourDevices)
  }

  @Test("It is bought in a size that is there, and the customer goes to the bag")
  func buying() async throws {
    #expect(throws: StageError.self) { try stage.tap("Add to Bag") }
    #expect(throws: StageError.self) { try stage.tap("XXL") }
    try stage.tap("M")
    try stage.tap("Add to Bag")
    try await stage.finish()
    #expect(stage.now == 1)
    #expect(stage.alert?.title == "It is in your bag.")
    try stage.tap("To the Bag")
    #expect(stage.back.label == "Back")
    #expect(stage.element(labelled: "Jackets: 1") != nil)
  }

  @Test("The table of sizes is as high as its five rows")
  func sizeTable() throws {
    try stage.scroll(to: "Which fits me?")
    try stage.tap("Which fits me?")
    // Five rows of 20 1/3, a line of 1/3, five gaps of 12, and two margins of 24.
    let height = try #require(stage.sheet?.height)
    #expect(abs(height - (5 * 61 / 3 + 1 / 3 + 60 + 48)) < 0.01)
  }

  @Test("A picture is enlarged by a tap, and the next one after a swipe")
  func pictures() throws {
    try stage.turnPage()
    try stage.tap("back")
    #expect(stage.surfaces.count == 2)
    #expect(stage.renderTree.nodes.last { $0.role == .picture }?.label == "back")
    try stage.tap("Close")
    #expect(stage.surfaces.count == 1)
  }

  @Test("A colour is chosen, and remembered in words")
  func colours() throws {
    try stage.tap("Slate")
    #expect(product.colour == "Slate")
    #expect(stage.element(labelled: "Colour: Slate") != nil)
  }

  @Test("What others bought scrolls sideways, and leads on")
  func related() throws {
    try stage.scroll(to: "Rain Trousers")
    try stage.tap("Rain Trousers")
    #expect(stage.layersLine == "layers stack(product,\"other(Rain Trousers)\")")
  }
}
