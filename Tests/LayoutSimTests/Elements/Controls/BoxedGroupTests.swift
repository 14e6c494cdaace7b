import LayoutSim
import Testing

/// Groups on cards, and what lies over and under an element.
@MainActor
struct BoxedGroupTests {
  @Test("A group is 16 larger on all sides, and fills the width with a title")
  func sizes() {
    // 16, a line of 20.33, 8, a line of 20.33, 16.
    let titled = Panel { BoxedGroup("Title") { TextBlock("a") } }
    #expect(titled.size.isNear(361, 80.667))
    #expect(titled.isApproximate(.section))
    let plain = Panel { BoxedGroup { Fill().frame(width: 100, height: 50) } }
    #expect(plain.size == Size(width: 132, height: 82))
  }

  @Test("An element over or under another one is offered its size, with and without braces")
  func layers() {
    let over = Laid { Block("a", 40, 30).overlay(Surface("b")) }
    #expect(over["b"] == Rect(x: 0, y: 0, width: 40, height: 30))
    let corner = Laid { Block("a", 40, 30).overlay(Block("b", 10, 10), alignment: .topTrailing) }
    #expect(corner["b"] == Rect(x: 30, y: 0, width: 10, height: 10))
    let under = Laid { Block("a", 40, 30).background(Surface("b")) }
    #expect(under["b"] == Rect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("The safe area is padded by 16 where nothing is said, and on the sides that are")
  func safeArea() {
    #expect(
      Laid(300, 500) { Surface("a").safeAreaPadding() }["a"]
        == Rect(x: 16, y: 16, width: 268, height: 468)
    )
    #expect(
      Laid(300, 500) { Surface("a").safeAreaPadding(.horizontal) }["a"]
        == Rect(x: 16, y: 0, width: 268, height: 500)
    )
    #expect(
      Laid(300, 500) { Surface("a").safeAreaPadding(.bottom, 10) }["a"]
        == Rect(x: 0, y: 0, width: 300, height: 490)
    )
    #expect(
      Laid(300, 500) { Surface("a").safeAreaPadding(5) }["a"]
        == Rect(x: 5, y: 5, width: 290, height: 490)
    )
  }
}
