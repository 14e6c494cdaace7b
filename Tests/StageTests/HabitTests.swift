import Foundation
import LayoutSim
import SnapshotRendering
import Testing

/// Lines as people write them.
@MainActor
struct HabitTests {
  private enum Failure: LocalizedError {
    case offline, unnamed

    var errorDescription: String? { self == .offline ? "No connection." : nil }
  }

  private struct Loading: Element {
    let failure: Failure?
    @Local private var failed = false

    var body: some Element {
      PushButton("Load") { failed = true }
        .alert(isPresented: $failed, error: failure) { error in
          PushButton("Retry") {}
        } message: { error in
          TextBlock("Code \(error)")
        }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.label)
  }

  @Test("An alert about an error has its description as a title, and goes with a button")
  func errorAlert() throws {
    let stage = Stage(on: .iPhone15) { Loading(failure: .offline) }
    try stage.tap("Load")
    #expect(labels(stage).contains("No connection."))
    #expect(labels(stage).contains("Code offline"))
    try stage.tap("Retry")
    #expect(!labels(stage).contains("No connection."))
    let unnamed = Stage(on: .iPhone15) { Loading(failure: .unnamed) }
    try unnamed.tap("Load")
    #expect(labels(unnamed).contains("The operation couldn’t be completed."))
  }

  @Test("Without an error there is no alert, and without buttons there is OK")
  func alertWithoutError() throws {
    let none = Stage(on: .iPhone15) { Loading(failure: nil) }
    try none.tap("Load")
    #expect(labels(none) == ["Load"])
    let plain = Stage(on: .iPhone15) {
      TextBlock("Screen").alert(isPresented: .constant(true), error: Failure.offline)
    }
    #expect(labels(plain).contains("OK"))
  }

  private struct Imprint: Element {
    @Inherited(\.openURL) private var openURL

    var body: some Element {
      Column {
        PushButton("Terms") { openURL("https://example.com/terms") }
        TextLink("Privacy", destination: "https://example.com/privacy")
      }
    }
  }

  @Test("Links that are opened outside the app are remembered in their order")
  func openedLinks() throws {
    let stage = Stage(on: .iPhone15) { Imprint() }
    #expect(stage.openedLinks == [])
    try stage.tap("Privacy")
    try stage.tap("Terms")
    #expect(stage.openedLinks == ["https://example.com/privacy", "https://example.com/terms"])
    let link = stage.element(labelled: "Privacy")
    #expect(link?.role == .link)
    #expect(link?.facts == [Fact("opens", "https://example.com/privacy")])
  }

  @Test("An app that opens links itself gets them")
  func ownOpening() throws {
    final class Visits: @unchecked Sendable { var addresses: [String] = [] }
    let visits = Visits()
    let stage = Stage(on: .iPhone15) {
      Imprint().environment(\.openURL, LinkOpening { visits.addresses.append($0) })
    }
    try stage.tap("Privacy")
    #expect(visits.addresses == ["https://example.com/privacy"])
    #expect(stage.openedLinks == [])
  }

  @Test("What is hidden from screen readers is seen and touched, and not read")
  func unread() throws {
    struct Rated: Element {
      @Local private var stars = 0

      var body: some Element {
        Column {
          TextBlock("Rating")
          PushButton("Star \(stars)") { stars += 1 }.accessibilityHidden(true)
          TextBlock("Best").accessibilityHidden(false)
        }
      }
    }
    let stage = Stage(on: .iPhone15) { Rated() }
    try stage.tap("Star 0")
    #expect(labels(stage) == ["Rating", "Star 1", "Best"])
    let lines = TreeRenderer.readingOrder.render(stage.renderTree).split(separator: "\n")
    #expect(lines.dropFirst() == [#"text "Rating""#, #"text "Best""#])
  }

  @Test("An empty field shows its prompt, and keeps its name")
  func prompt() throws {
    struct Form: Element {
      @Local private var mail = ""

      var body: some Element {
        TextEntry("Email", words: $mail, prompt: "you@example.com").padding()
      }
    }
    let stage = Stage(on: .iPhone15) { Form() }
    #expect(TreeRenderer.wireframe.render(stage.renderTree).contains("you@example.com"))
    #expect(stage.element(labelled: "Email")?.facts == [Fact("prompt", "you@example.com")])
    try stage.enter("me@example.com", into: "Email")
    #expect(!TreeRenderer.wireframe.render(stage.renderTree).contains("you@example.com"))
    #expect(stage.element(labelled: "Email")?.facts == [Fact("value", "me@example.com")])
  }

  @Test("A slider without a name is as high as one with a name")
  func slider() {
    let stage = Stage(on: .iPhone15) { SliderControl(value: .constant(0.5)) }
    let slider = stage.renderTree.nodes.first { $0.role == .slider }
    #expect(slider?.label == nil)
    #expect(slider?.frame?.size.height == 31)
  }

  private enum Step: Hashable { case address, payment, review }

  @MainActor
  private final class Order {
    var step = Step.payment
    var name = "b"

    var stepLink: Bound<Step> { Bound(get: { self.step }, set: { self.step = $0 }) }
    var nameLink: Bound<String> { Bound(get: { self.name }, set: { self.name = $0 }) }
  }

  private func page(_ stage: Stage) -> String? {
    stage.renderTree.nodes.lazy.compactMap { $0.facts.first { $0.key == "page" }?.value }.first
  }

  @Test("A pager shows the page whose value is selected, and selects the one that it is turned to")
  func taggedPages() throws {
    let order = Order()
    let stage = Stage(on: .iPhone15) {
      Pager(selection: order.stepLink) {
        TextBlock("Address").tag(Step.address)
        TextBlock("Payment").padding().tag(Step.payment)
        TextBlock("Review").tag(Step.review)
      }
    }
    #expect(page(stage) == "2")
    try stage.turnPage()
    #expect(order.step == .review)
    #expect(page(stage) == "3")
    try stage.turnPage(.back)
    try stage.turnPage(.back)
    #expect(order.step == .address)
  }

  @Test("Pages are also selected by texts")
  func namedPages() throws {
    let order = Order()
    let stage = Stage(on: .iPhone15) {
      Pager(selection: order.nameLink) {
        TextBlock("A").padding().tag("a")
        TextBlock("B").tag("b")
      }
    }
    #expect(page(stage) == "2")
    try stage.turnPage(.back)
    #expect(order.name == "a")
  }

  @Test("Pages that are counted are turned by their numbers, also if they have tags")
  func countedPages() throws {
    let stage = Stage(on: .iPhone15) {
      Pager {
        TextBlock("A").tag("a")
        TextBlock("B").tag(Step.review)
      }
    }
    #expect(page(stage) == "1")
    try stage.turnPage()
    #expect(page(stage) == "2")
  }
}
