import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// A square of 100 in the middle of an iPhone 15, whose screens have 759 points from 59 on: its edges are at
/// 146.5 and 246.5, and at 388.5 and 488.5.
@MainActor
struct TouchedEdgeTests {
  private func presses(
    at point: Point,
    @ElementBuilder _ content:
      @escaping @MainActor (@escaping @MainActor () -> Void) -> some Element
  ) -> Int {
    var count = 0
    let stage = Stage(StubCoordinator("home") { _ in content { count += 1 } })
    try? stage.tap(at: point)
    return count
  }

  private func isPressed(_ x: Double, _ y: Double) -> Bool {
    presses(at: Point(x: x, y: y)) { press in
      PushButton(action: press) { Fill(.accent).frame(width: 100, height: 100) }
    } == 1
  }

  @Test("The upper and the left edge of a frame belong to it")
  func first() {
    #expect(isPressed(146.5, 440))
    #expect(isPressed(196, 388.5))
    #expect(!isPressed(146.4, 440))
    #expect(!isPressed(196, 388.4))
  }

  @Test("The lower and the right edge of a frame do not")
  func last() {
    #expect(!isPressed(246.5, 440))
    #expect(!isPressed(196, 488.5))
    #expect(isPressed(246.4, 440))
    #expect(isPressed(196, 488.4))
  }

  @Test("Where two elements meet the lower one is pressed, also where the upper one is drawn later")
  func between() throws {
    var pressed: [String] = []
    func button(_ name: String) -> some Element {
      PushButton(action: { pressed.append(name) }) { Fill(.accent).frame(width: 100, height: 100) }
    }
    let stage = Stage(
      StubCoordinator("home") { _ in
        Layers {
          button("lower").offset(y: 100)
          button("upper")
        }
      }
    )
    try stage.tap(at: Point(x: 196, y: 488.5))
    try stage.tap(at: Point(x: 196, y: 488.4))
    #expect(pressed == ["lower", "upper"])
  }
}
