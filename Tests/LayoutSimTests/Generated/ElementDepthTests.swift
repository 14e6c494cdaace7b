import LayoutSim
import Testing

/// Elements inside each other.
@MainActor
struct ElementDepthTests {
  private func pass(
    _ element: some Element,
    _ proposal: Proposal = .unspecified
  ) -> Pass {
    ElementTree(measurer: MonospacedMeasurer()).pass(element, proposal: proposal, pixel: 1)
  }

  private func nested(
    _ levels: Int,
    in innermost: AnyElement = AnyElement(TextBlock("deep").accessibilityIdentifier("deep")),
    wrap: (AnyElement, Int) -> any Element
  ) -> AnyElement {
    var element = innermost
    for level in 0..<levels { element = AnyElement(wrap(element, level)) }
    return element
  }

  /// An element with state around another one.
  private struct Holder: Element {
    let content: AnyElement
    @Local private var count = 0

    var body: some Element { content }
  }

  @Test("2,000 elements of every sort inside each other are laid out")
  func everySort() {
    let element = nested(2_000) { inner, level in
      switch level % 8 {
      case 0:
        Row(spacing: 0) {
          inner
          Fill().frame(width: 1)
        }
      case 1:
        Column(spacing: 0) {
          inner
          Fill().frame(height: 1)
        }
      case 2: inner.padding(1)
      case 3: inner.frame(minWidth: 0, minHeight: 0)
      case 4: inner.overlay { Fill() }
      case 5: inner.alignmentGuide(HorizontalGuide.leading) { _ in 3 }
      case 6: Holder(content: inner)
      default: inner.fixedSize()
      }
    }
    let pass = pass(element)
    #expect(pass.refusal == nil)
    // A line of four letters, and 250 times: a point beside it, a point below it, one all around.
    #expect(pass.size == Size(width: 40 + 250 + 500, height: 20 + 250 + 500))
    #expect(pass.frame(of: "deep")?.size == Size(width: 40, height: 20))
  }

  @Test("Custom layouts, 2,000 inside each other, are asked and place")
  func containers() {
    let pass = pass(nested(2_000) { inner, _ in Container(Hull()) { inner.padding(1) } })
    #expect(pass.size == Size(width: 4_040, height: 4_020))
    #expect(pass.frame(of: "deep") == Rect(x: 2_000, y: 2_000, width: 40, height: 20))
  }

  @Test("A custom guide is found through 2,000 rows")
  func guides() {
    // Each row has its child's guide at its own, so that the guide never moves.
    let deep = AnyElement(
      Fill().frame(width: 10, height: 10).alignmentGuide(VerticalGuide(MarkKey.self)) { _ in 7 }
    )
    let chain = nested(2_000, in: deep) { inner, _ in
      Row(spacing: 0) {
        inner
        Fill().frame(width: 1, height: 1)
      }
    }
    let pass = pass(
      Row(alignment: VerticalGuide(MarkKey.self), spacing: 0) {
        chain
        Fill().frame(width: 10, height: 10).accessibilityIdentifier("beside")
      }
    )
    // The innermost one's guide is 7 below the upper edge of all; the other's own is at its top.
    #expect(pass.size == Size(width: 2_020, height: 17))
    #expect(pass.frame(of: "beside") == Rect(x: 2_010, y: 7, width: 10, height: 10))
  }

  private enum MarkKey: GuideKey {
    static func defaultPosition(in box: BoxDimensions) -> Double { 0 }
  }

  @Test("What runs from right to left deep inside turns nothing round that is around it")
  func direction() {
    let deep = nested(2_000) { inner, _ in inner.padding(0) }
    let pass = pass(
      Row(spacing: 0) {
        Fill().frame(width: 10, height: 10).accessibilityIdentifier("first")
        deep.layoutDirection(.rightToLeft)
      }
    )
    #expect(pass.frame(of: "first") == Rect(x: 0, y: 5, width: 10, height: 10))
    #expect(pass.frame(of: "deep") == Rect(x: 10, y: 0, width: 40, height: 20))
  }

  @Test("The first baseline is found through 2,000 columns")
  func baselines() {
    let chain = nested(2_000) { inner, _ in
      Column(spacing: 0) {
        Fill().frame(width: 1, height: 1)
        inner
      }
    }
    let pass = pass(
      Row(alignment: .firstTextBaseline, spacing: 0) {
        chain
        TextBlock("b").accessibilityIdentifier("beside")
      }
    )
    // 2,000 points above the deepest line, whose baseline both have.
    #expect(pass.frame(of: "beside") == Rect(x: 40, y: 2_000, width: 10, height: 20))
  }

  // MARK: - Without end

  private struct Endless: Element {
    var body: some Element { AnyElement(Endless()) }
  }

  private struct EndlessInStacks: Element {
    var body: some Element {
      Column {
        TextBlock("again")
        Row { AnyElement(EndlessInStacks().padding()) }
      }
    }
  }

  private struct EndlessTwice: Element {
    @Local private var count = 0

    var body: some Element {
      Row {
        AnyElement(EndlessTwice())
        AnyElement(EndlessTwice())
      }
    }
  }

  @Test("An element inside more than 2,000 others is refused, and says so where it is measured")
  func oneMore() {
    let element = nested(2_001) { inner, _ in inner.padding(0) }
    #expect(pass(element).refusal == .tooDeep(limit: 2_000))
    #expect(throws: LayoutError.tooDeep(limit: 2_000)) { try measure(element, width: 100) }
    #expect(
      "\(LayoutError.tooDeep(limit: 2_000))"
        == "More than 2000 elements are inside each other. Look for an element whose body contains the "
        + "element itself without a condition; where there is none, put fewer elements inside each other."
    )
  }

  /// An element whose body takes much of the stack.
  private struct Heavy: Element {
    let content: AnyElement

    var body: some Element {
      content.padding(0).padding(0).padding(0).padding(0).padding(0).padding(0).padding(0)
        .frame(maxWidth: 600).overlay { TextBlock("over") }.background { Fill() }
        .padding(0).padding(0).padding(0).padding(0).padding(0).padding(0).padding(0).padding(0)
    }
  }

  @Test("Elements for which the stack has no room are refused, and do not end the process")
  func heavy() {
    let element = nested(2_000) { inner, _ in Heavy(content: inner) }
    switch pass(element).refusal {
    case nil: break  // There was room.
    case .tooDeep(let limit): #expect((128...2_000).contains(limit))
    case .withoutBody(let element): Issue.record("\(element)")
    }
  }

  @Test("An element that contains itself is refused, however it does")
  func endless() {
    #expect(pass(Endless()).refusal == .tooDeep(limit: 2_000))
    #expect(pass(EndlessInStacks()).refusal == .tooDeep(limit: 2_000))
  }

  @Test("An element that contains itself twice is refused before it fills the memory")
  func endlessTwice() {
    #expect(pass(EndlessTwice()).refusal == .tooDeep(limit: 2_000))
  }

  @Test("An element that contains itself twice is refused behind one that is only deep")
  func endlessBehindDeep() {
    let deep = nested(1_500) { inner, _ in inner.padding(1) }
    let pass = pass(
      Column {
        deep
        EndlessTwice()
      }
    )
    #expect(pass.refusal == .tooDeep(limit: 2_000))
  }

  @Test("300,000 elements inside each other are freed without the stack for as many")
  func freed() {
    weak var innermost: Mark?
    do {
      let mark = Mark()
      innermost = mark
      let element = nested(300_000, in: AnyElement(Marked(mark: mark))) { inner, level in
        switch level % 2 {
        case 0: inner.padding(1)
        default: Row { inner }
        }
      }
      withExtendedLifetime(element) {
        #expect(innermost != nil)
      }
    }
    #expect(innermost == nil)
  }

  private final class Mark {}

  private struct Marked: Element {
    let mark: Mark

    var body: some Element { TextBlock("deep") }
  }

  private struct Bodiless: Element {
    typealias Body = Never
  }

  @Test("An element that has neither a body nor boxes is refused by name")
  func withoutBody() {
    #expect(pass(Row { Bodiless() }).refusal == .withoutBody(element: "Bodiless"))
    #expect(throws: LayoutError.withoutBody(element: "Bodiless")) {
      try measure(Bodiless().padding(), width: 100)
    }
    let deep = nested(2_000, in: AnyElement(Bodiless())) { inner, _ in inner.padding(1) }
    #expect(pass(deep).refusal == .withoutBody(element: "Bodiless"))
    #expect(
      "\(LayoutError.withoutBody(element: "Bodiless"))"
        == "Bodiless has the body Never and adds no boxes. Give it a body."
    )
  }
}
