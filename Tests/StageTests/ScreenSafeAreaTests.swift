import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The safe area of screens.
@MainActor
struct ScreenSafeAreaTests {
  @MainActor
  private final class Log {
    var geometries: [ElementGeometry] = []
  }

  private let log = Log()

  private var observed: some Element {
    Fill().onGeometryChange(of: { $0 }) { [log] in log.geometries.append($0) }
  }

  @Test("A screen's content receives its place in the window and the insets around it")
  func base() {
    // An iPhone 15: 393 by 852, 59 at the top and 34 at the bottom are not safe.
    _ = Stage(StubCoordinator("home") { [observed] _ in observed }).renderTree
    #expect(log.geometries.map(\.frame) == [Rect(x: 0, y: 59, width: 393, height: 759)])
    #expect(log.geometries.map(\.safeAreaInsets) == [Insets(top: 59, bottom: 34)])
  }

  @Test("A navigation bar of 44 is not safe either")
  func bar() {
    _ =
      Stage(
        StubCoordinator("home") { [observed] _ in
          observed.navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
        }
      )
      .renderTree
    let top = 161.0 / 3 + 44
    let frame = Rect(x: 0, y: 97.6667, width: 393, height: 720.3333)
    #expect(log.geometries.last?.frame.isClose(to: frame) == true)
    #expect(log.geometries.last?.safeAreaInsets == Insets(top: top, bottom: 34))
  }

  @Test("In a sheet only the home indicator is not safe")
  func sheet() throws {
    let shown = SheetStage([.medium]) { [observed] _ in observed }
    let frame = try #require(shown.stage.sheets.first?.frame)
    let geometry = try #require(log.geometries.last)
    #expect(geometry.safeAreaInsets == Insets(bottom: 34))
    #expect(geometry.frame.minY == frame.minY)
    #expect(geometry.frame.maxY == 852 - 34)
  }

  @Test("A surface that ignores the safe area reaches the edges of the display")
  func surface() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in Fill().accessibilityIdentifier("back").ignoresSafeArea() }
    )
    let node = try #require(stage.renderTree.nodes.first { $0.identifier == "back" })
    #expect(node.frame == Rect(x: 0, y: 0, width: 393, height: 852))
  }
}
