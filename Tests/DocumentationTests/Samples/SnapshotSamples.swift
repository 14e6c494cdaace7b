import Snapshot
import Testing

@MainActor
private let cart = Coordinator(
  root: DefaultRoute("basket", presentationStyle: .push) { TextBlock("Two books") }
)

@MainActor
private func story(_ stage: Stage, orderIsShipped: () -> Void) throws {
  let story = Story("An order goes wrong", on: stage)
  try story.tap("Cart")
  story.step("the order is shipped") { orderIsShipped() }
  try story.swipeBack()
  assertSnapshot(of: story)

  try story.tap("Close") { "sheet cart removed" }
}

@MainActor
private func variations(_ stage: Stage) {
  assertSnapshot(
    of: stage,
    over: Variations(devices: [.iPhoneSE3, .iPhone15], typeSizes: [.large, .accessibility3])
  )
}

@MainActor
private func redacting(_ stage: Stage) {
  assertSnapshot(
    of: stage,
    redacting: [.pattern(#"\d+ (May|June)"#, as: "date"), .tag("total", as: "price")]
  )
}

@MainActor
@Suite(.snapshots(detail: .layers, redacting: [.value("1042", as: "order")]))
struct CompositionTests {
  @Test("The basket is over the shop")
  func basket() { assertSnapshot(of: Stage(cart)) }
}

@MainActor
@Suite("The small shop", .snapshots(findings: .fail(on: .smallTarget, .noWayBack)))
struct SmallShopTests {
  @Test("Nothing on it is too small")
  func nothingIsTooSmall() { assertSnapshot(of: Stage(cart)) }
}

@MainActor
@Suite("What a user does, as on the page about snapshots")
struct ActionSampleTests {
  private let greeting = "Good morning"

  @Test("A short text is in the test")
  func inline() {
    assertInlineSnapshot(of: greeting) {
      """
      Good morning
      """
    }
  }

  @Test("The words of actions are read back")
  func words() throws {
    let words = actions().map(\.description)
    #expect(words == [#"tap "Cart""#, #"enter "two" into "Number""#, "swipe back"])
  }

  private func actions() -> [StageAction] {
    let actions: [StageAction] = [.tap("Cart"), .enter("two", into: "Number"), .swipeBack()]
    return actions
  }

  private func replay(_ stage: Stage) throws {
    let actions: [StageAction] = [.tap("Cart"), .enter("two", into: "Number"), .swipeBack()]
    let words = actions.map(\.description)  // tap "Cart", enter "two" into "Number", swipe back
    for line in words { try stage.perform(StageAction(parsing: line)) }
  }
}
