import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// What is used again of a screen that was out of sight.
@MainActor
struct ReturningScreenTests {
  /// Three boxes: a column and two texts.
  private struct Page: Element {
    let name: String

    var body: some Element {
      Column {
        TextBlock(name)
        TextBlock("Text")
      }
    }
  }

  private func usedAgain(_ evaluations: Evaluations) -> Int {
    evaluations.laidOutBoxes - evaluations.resolvedBoxes
  }

  @Test("The screen of a tab that is selected again")
  func tab() {
    let tabs = StubTabs(
      ["home", "maps"].map { StubCoordinator($0, tab: "Tab") { Page(name: $0.identifier) } }
    )
    let stage = Stage(tabs)
    tabs.switchToTab(1)
    let evaluations = stage.evaluations { tabs.switchToTab(0) }
    #expect(evaluations.bodies.isEmpty)
    #expect(usedAgain(evaluations) == 3)
  }

  @Test("The screen below another one on a coordinator's stack")
  func below() {
    let app = StubCoordinator("home", handles: ["maps"]) { Page(name: $0.identifier) }
    let stage = Stage(app)
    app.navigate(to: "maps" as StubRoute)
    let evaluations = stage.evaluations { app.pop() }
    #expect(evaluations.bodies.isEmpty)
    #expect(usedAgain(evaluations) == 3)
  }

  @Observable
  @MainActor
  final class Numbers {
    var path: [Int] = []
  }

  @Test("The screen below another one on a screen's own stack")
  func belowOwn() {
    let numbers = Numbers()
    let stage = Stage {
      ScreenStack(path: Bound(numbers, \.path)) {
        Page(name: "Root").navigationDestination(for: Int.self) { Page(name: "\($0)") }
      }
    }
    numbers.path = [1]
    stage.settle()
    let evaluations = stage.evaluations { numbers.path = [] }
    #expect(evaluations.bodies.isEmpty)
    #expect(usedAgain(evaluations) == 3)
  }

  private struct Counted: Element {
    let numbers: Numbers

    var body: some Element { TextBlock("\(numbers.path.count) above") }
  }

  @Test("What changed below, where it was resolved without being laid out, is new")
  func changedBelow() {
    let numbers = Numbers()
    let stage = Stage {
      ScreenStack(path: Bound(numbers, \.path)) {
        Column {
          Counted(numbers: numbers)
          Page(name: "Root")
        }
        .navigationDestination(for: Int.self) { Page(name: "\($0)") }
      }
    }
    for count in [1, 2, 0] {
      numbers.path = Array(0..<count)
      stage.settle()
    }
    #expect(stage.element(labelled: "0 above") != nil)
  }
}
