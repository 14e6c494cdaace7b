import FlowEngine
import LayoutSim
import Observation
import SnapshotRendering
import StageSupport
import Testing

/// Scroll offsets are kept within what there is to scroll, as UIKit keeps them.
///
/// Rows are 100 high, and the window of an iPhone 15 is 852: 759 of it are safe without a title, from 59.
@MainActor
struct ShrinkingContentTests {
  @Observable
  final class Shelf {
    var rows = 30
    var isEmpty = false
  }

  private let shelf = Shelf()

  private func plain() -> Stage {
    let shelf = shelf
    return Stage(StubCoordinator("home") { _ in Rows(count: shelf.rows) })
  }

  private func titled() -> Stage {
    let shelf = shelf
    return Stage(StubCoordinator("home") { _ in Rows(count: shelf.rows).navigationTitle("Shelf") })
  }

  private func minY(_ label: String, in stage: Stage) -> Double? {
    stage.renderTree.all(.button).first { $0.label == label }?.frame.map {
      ($0.minY * 1e6).rounded() / 1e6
    }
  }

  @Test("Rows that came back were scrolled as far as the ones that had gone")
  func comesBack() throws {
    let stage = plain()
    #expect(try stage.scroll(by: 1_000) == 1_000)
    shelf.rows = 2
    #expect(minY("Row 0", in: stage) == 59)
    #expect(try stage.scroll(by: -100) == 0)
    shelf.rows = 30
    #expect(minY("Row 0", in: stage) == 59)
  }

  @Test(
    "The end of fewer rows stays at the end of the window, also when more come"
  )
  func end() throws {
    let stage = plain()
    #expect(try stage.scroll(by: 1_000) == 1_000)
    shelf.rows = 10
    // 1000 - 759 = 241 are left to scroll: 59 - 241.
    #expect(minY("Row 0", in: stage) == -182)
    #expect(try stage.scroll(by: 10) == 0)
    shelf.rows = 30
    #expect(minY("Row 0", in: stage) == -182)
    #expect(try stage.scroll(by: -300) == -241)
  }

  @Test("A large title stayed in the row of the buttons over rows that could not be scrolled")
  func title() throws {
    let stage = titled()
    let fresh = titled()
    #expect(try stage.scroll(by: 1_000) == 1_000)
    shelf.rows = 2
    #expect(stage.renderTree == fresh.renderTree)
    #expect(try stage.scroll(by: -100) == 0)
    shelf.rows = 30
    #expect(stage.renderTree == fresh.renderTree)
  }

  @Test("A title stays away while there is still something to scroll below it")
  func titleStaysAway() throws {
    let stage = titled()
    #expect(try stage.scroll(by: 1_000) == 1_000)
    // Seven rows are 31⅔ more than fit below a large title, and fit below a small one.
    shelf.rows = 7
    #expect(stage.renderTree.all(.navigationBar).last?.facts == [Fact("title", "collapsed")])
    #expect(try stage.scroll(by: -100) == -52)
    #expect(stage.renderTree.all(.navigationBar).last?.frame?.size.height == 96)
  }

  @Test("Without the keyboard a form that fits stayed scrolled, and its title away for good")
  func keyboard() throws {
    shelf.rows = 5
    let stage = titled()
    let before = stage.renderTree
    stage.showKeyboard()
    try stage.scroll(to: "Row 4")
    #expect(stage.renderTree.all(.navigationBar).last?.facts == [Fact("title", "collapsed")])
    stage.hideKeyboard()
    #expect(stage.renderTree == before)
  }

  @Test("Rotated back, the device keeps the position to which it was scrolled in landscape")
  func rotation() throws {
    shelf.rows = 8
    let stage = plain()
    let before = stage.renderTree
    stage.rotate(to: .landscape)
    // 393 less the home indicator's 21 are left to 800 on the side.
    #expect(try stage.scroll(by: 10_000) == 800 - 372)
    stage.rotate(to: .portrait)
    // 800 - 759 = 41 are left to scroll: 59 - 41.
    #expect(minY("Row 0", in: stage) == 18)
    stage.rotate(to: .landscape)
    #expect(try stage.scroll(by: -10_000) == -41)
    stage.rotate(to: .portrait)
    #expect(stage.renderTree == before)
  }

  @Test("A list that had gone altogether came back scrolled")
  func gone() throws {
    let shelf = shelf
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column {
          if shelf.isEmpty { TextBlock("Nothing") } else { Rows(count: 30) }
        }
      }
    )
    #expect(try stage.scroll(by: 500) == 500)
    shelf.isEmpty = true
    _ = stage.renderTree
    shelf.isEmpty = false
    #expect(minY("Row 0", in: stage) == 59)
  }
}

private struct Rows: Element {
  let count: Int

  var body: some Element {
    ScrollArea {
      Column(spacing: 0) {
        Each(0..<count, id: \.self) { row in
          PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel("Row \(row)")
        }
      }
    }
  }
}
