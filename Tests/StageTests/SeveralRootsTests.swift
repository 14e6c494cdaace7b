import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Several elements at the root of a screen are one below the other, as in a window of SwiftUI.
@MainActor
struct SeveralRootsTests {
  /// Two pictures of 40 and 60 points, with the 8 between them that a column has.
  private struct Two: Element {
    var body: some Element {
      Picture("a", width: 40, height: 40)
      Picture("b", width: 60, height: 60)
    }
  }

  private struct Presenting: Element {
    let isCover: Bool
    @Local private var isShown = true

    var body: some Element {
      if isCover {
        TextBlock("Below").fullScreenCover(isPresented: $isShown) { Two() }
      } else {
        TextBlock("Below").sheet(isPresented: $isShown) { Two().presentationDetents([.custom]) }
      }
    }
  }

  private func frames(_ stage: Stage) throws -> (a: Rect, b: Rect) {
    let pictures = stage.renderTree.all(.picture)
    return (
      try #require(pictures.first { $0.label == "a" }?.frame),
      try #require(pictures.first { $0.label == "b" }?.frame)
    )
  }

  @Test("On a screen of a coordinator, in the middle of the safe area")
  func screen() throws {
    let (a, b) = try frames(Stage(StubCoordinator("home") { _ in Two().navigationBarHidden(true) }))
    #expect(b.minY == a.maxY + 8)
    // 852 less 59 and 34: the middle is at 438.5.
    #expect(abs((a.minY + b.maxY) / 2 - 438.5) < 0.4)
    #expect(a.minX == 176.5)
  }

  @Test("In a cover")
  func cover() throws {
    let (a, b) = try frames(Stage(on: .iPhone15) { Presenting(isCover: true) })
    #expect(b.minY == a.maxY + 8)
  }

  @Test("In a sheet, whose height is that of both")
  func sheet() throws {
    let stage = Stage(on: .iPhone15) { Presenting(isCover: false) }
    let (a, b) = try frames(stage)
    #expect(b.minY == a.maxY + 8)
    #expect(try #require(stage.sheet).measured == 108)
  }

  @Test("On a single screen")
  func single() throws {
    let (a, b) = try frames(Stage(on: .iPhone15) { Two() })
    #expect(b.minY == a.maxY + 8)
  }

  @Test("Nothing is found about them")
  func findings() {
    #expect(Stage(on: .iPhone15) { Two() }.renderTree.findings.isEmpty)
  }
}
