import FlowEngine
import LayoutSim
import Testing

/// “hello world” is 82.3832 points wide, so that 82.5 are within 2 % of it and 90 are not.
@MainActor
@Suite("Findings about lines near their limit")
struct NearLimitFindingTests {
  private func inSheet(_ detent: ModalPresentationDetent, width: Double) -> [String] {
    SheetStage([detent]) { _ in TextBlock("hello world again").frame(width: width) }
      .stage.renderTree.findings.map(\.code)
  }

  private func onScreen(_ words: String, width: Double) -> [Finding] {
    Stage(Area("home") { _ in TextBlock(words).frame(width: width) }).renderTree.findings
  }

  @Test("One line that may become two is a finding that names screen and text")
  func oneLine() {
    #expect(
      onScreen("hello world", width: 82.5) == [
        Finding(
          code: "text-near-limit",
          place: "home",
          found: "Letters that are 2 % wider or narrower would break these lines elsewhere, so a "
            + "device may: “hello world”.",
          advice: "Leave some room, or do not depend on the number of lines."
        )
      ]
    )
    #expect(onScreen("hello world", width: 90).isEmpty)
  }

  @Test("Several lines may break elsewhere where no height depends on them")
  func severalLines() {
    #expect(onScreen("hello world again", width: 82.5).isEmpty)
    #expect(inSheet(.medium, width: 82.5).isEmpty)
  }

  @Test("Several lines may not where a sheet is as tall as they are")
  func severalLinesInMeasuredSheet() {
    #expect(inSheet(.custom, width: 82.5) == ["text-near-limit"])
    #expect(inSheet(.custom, width: 90).isEmpty)
  }
}
