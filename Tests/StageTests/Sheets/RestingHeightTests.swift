import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The heights that a sheet rests at.
@MainActor
struct RestingHeightTests {
  private func resting(_ detents: [ModalPresentationDetent]) throws -> [RestingHeight] {
    try SheetStage(detents).measurement().restingHeights
  }

  @Test("Detents of the same height are one place, which the first of them names")
  func sameHeight() throws {
    // 0.56 of 749 is 419.44, in whole pixels 419⅓, which a height of 419.3 comes to as well.
    let heights = try resting([.large, .fraction(0.56), .medium, .height(419.3)])
    #expect(heights.map(\.detent) == [.fraction(0.56), .large])
    let values: [Double] = [1258.0 / 3, 2245.0 / 3]
    #expect(heights.map(\.value) == values)
    #expect(try resting([.extraLarge, .fullscreen, .height(2_000)]).map(\.detent) == [.extraLarge])
  }

  @Test("Detents a pixel apart are two places")
  func onePixelApart() throws {
    let heights = try resting([.medium, .height(419)])
    #expect(heights.map(\.detent) == [.height(419), .medium])
    let values: [Double] = [419, 1258.0 / 3]
    #expect(heights.map(\.value) == values)
  }

  @Test("A sheet with two detents of the same height cannot be made taller by scrolling")
  func scrolling() throws {
    let shown = SheetStage([.medium, .fraction(0.56)]) { _ in
      ScrollArea { Fill().frame(height: 3_000) }
    }
    #expect(try shown.stage.scroll(by: 100) == 100)
  }
}
