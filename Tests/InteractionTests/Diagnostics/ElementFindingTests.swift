import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The words of findings about elements, and elements that are just not worth one.
@MainActor
struct ElementFindingTests {
  private func findings(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [Finding]
  {
    Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings
  }

  // MARK: - Settling

  /// Counts up to a limit, once in each pass.
  private struct Counting: Element {
    let limit: Int
    @Local private var count = 0

    var body: some Element {
      Fill().frame(width: 50, height: 10 + Double(count)).onSizeChange { _ in
        if count < limit { count += 1 }
      }
    }
  }

  @Test("State that changes in 31 passes has settled in the 32nd, with one change more it has not")
  func lastPass() {
    #expect(findings { Counting(limit: 31) } == [])
    let codes = findings { Counting(limit: 32) }.map(\.code)
    #expect(codes == [.layoutDoesNotSettle])
  }

  @Test("Values that alternate are named, with what to do")
  func alternating() throws {
    let finding = try #require(findings { Blinking() }.first)
    #expect(finding.code == .valuesAlternate)
    #expect(finding.place == "home")
    #expect(finding.advice == "Let the observer not change what it observes.")
  }

  // MARK: - Ids

  @Test("An id that stands twice is named, with what to do")
  func duplicate() {
    #expect(
      findings { Column { Each(["b", "a", "b"], id: \.self) { TextBlock($0) } } } == [
        Finding(
          code: .duplicateID,
          place: "home",
          found: "The id b stands more than once in an Each. The first piece keeps its state; on a "
            + "device any of them may be shown twice or not at all.",
          advice: "Give each piece an id of its own."
        )
      ]
    )
  }

  // MARK: - What nothing can be shown of

  private struct Endless: Element {
    var body: some Element { AnyElement(Endless()) }
  }

  private struct Bodiless: Element {
    typealias Body = Never
  }

  @Test("An element that contains itself is named, with where to look")
  func tooDeep() {
    #expect(
      findings { Endless() } == [
        Finding(
          code: .contentTooDeep,
          place: "home",
          found: "Nothing can be shown. More than 2000 elements are inside each other.",
          advice:
            "Look for an element whose body contains the element itself without a condition; where "
            + "there is none, put fewer elements inside each other."
        )
      ]
    )
  }

  @Test("1,900 elements inside each other are not too many")
  func deep() {
    let deep: AnyElement = (0..<1_900).reduce(AnyElement(TextBlock("deep"))) { inner, _ in
      AnyElement(inner.padding(0))
    }
    let stage = Stage(StubCoordinator("home") { _ in deep })
    #expect(stage.renderTree.words == ["deep"])
    #expect(stage.renderTree.findings == [])
  }

  @Test("An element without a body is named with its screen, and only where it is shown")
  func withoutBody() {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home" ? AnyElement(TextBlock("Home")) : AnyElement(Row { Bodiless() })
    }
    let stage = Stage(app)
    #expect(stage.renderTree.findings == [])
    app.navigate(to: StubRoute("next"))
    #expect(
      stage.renderTree.findings.filter { $0.code == .elementWithoutBody } == [
        Finding(
          code: .elementWithoutBody,
          place: "next",
          found: "Nothing can be shown. Bodiless has the body Never and adds no boxes.",
          advice: "Give it a body."
        )
      ]
    )
    app.pop()
    #expect(stage.renderTree.findings == [])
  }

  // MARK: - Asking from inside

  @MainActor
  private final class Holder {
    weak var stage: Stage?
    func ask() { _ = stage?.renderTree }
  }

  @Test("A body that reads its stage too early is named")
  func asked() {
    let holder = Holder()
    let stage = stage {
      holder.ask()
      return TextBlock("a")
    }
    holder.stage = stage
    stage.refresh()
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .askedWhileSettling,
          place: "home",
          found: "A body, a factory, a layout or an observer asked the stage while it settled, and "
            + "was answered from what had settled before.",
          advice: "Ask it when it has answered."
        )
      ]
    )
  }

  @Test("An action may ask: the stage has answered when a finger comes down")
  func askedByAction() throws {
    let holder = Holder()
    let stage = stage { PushButton("Ask") { holder.ask() }.buttonStyle(.bordered) }
    holder.stage = stage
    try stage.tap("Ask")
    #expect(stage.renderTree.findings == [])
  }
}

/// Is 10 wide where it was offered 20, and 20 where it was offered 10.
private struct Blinking: Element {
  @Local private var width = 10.0

  var body: some Element {
    Fill()
      .frame(width: width, height: 10)
      .onGeometryChange(of: \.size.width) { width = $0 == 10 ? 20 : 10 }
  }
}
