import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Rules B152 to B160 of the reference framework: a sheet at `custom` comes up with 200 points, and takes
/// the height that its content has in them.
@MainActor
struct MeasuredSheetTests {
  /// Lines of body text: 20⅓ for the first and 22 for each other one.
  private func lines(_ count: Int) -> TextBlock {
    TextBlock(Array(repeating: "words", count: count).joined(separator: "\n"))
  }

  private func codes(
    _ detents: [ModalPresentationDetent] = [.custom],
    selected: ModalPresentationDetent? = nil,
    _ content: @escaping @MainActor () -> any Element
  ) -> [FindingCode] {
    SheetStage(detents, selected: selected) { _ in content() }.stage.renderTree.findings.map(\.code)
  }

  /// The height of the sheet as the reference framework measures it.
  private func fallback(
    _ detents: [ModalPresentationDetent] = [.custom],
    _ content: @escaping @MainActor () -> any Element
  ) throws -> Double {
    let shown = SheetStage(detents) { _ in content() }
    let stage = Stage(shown.app, on: .iPhone15, sheetMeasuring: .fromFallback)
    return try #require(stage.sheet).height
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

  // MARK: - Text that is squeezed

  @Test("Text without fixedSize in a measured sheet was not a finding")
  func unfixed() throws {
    let finding = try #require(
      SheetStage([.custom]) { _ in lines(15) }.stage.renderTree.findings.first
    )
    #expect(finding.code == .unfixedTextInMeasuredSheet)
    #expect(finding.place == "sheet")
    // 20⅓ + 14 times 22 is 328⅓, and nine lines of 196⅓ fit into 200 points.
    #expect(finding.found.contains("is 196.33 high and not 328.33"))
    #expect(finding.advice.contains("Put fixedSize(horizontal: false, vertical: true) on “words"))
  }

  @Test("It is one at every height that the sheet rests at")
  func otherDetent() {
    let found = codes([.custom, .large], selected: .large) { lines(15) }
    #expect(found == [.unfixedTextInMeasuredSheet])
  }

  @Test("Text with fixedSize, low text, and a published height are not findings")
  func fixed() {
    #expect(codes { lines(15).fixedSize(horizontal: false, vertical: true) }.isEmpty)
    #expect(codes { lines(9) }.isEmpty)
    #expect(codes([.medium, .large]) { lines(15) }.isEmpty)
    #expect(
      codes { ScrollArea { lines(15) }.preference(IdealHeightKey.self, value: 300) }.isEmpty
    )
  }

  // MARK: - What the reference framework shows

  @Test("As the reference measures it, squeezed text stays squeezed and fixed text does not")
  func fromFallback() throws {
    #expect(isClose(try fallback { lines(15) }, 196 + 1 / 3.0))
    let fixed = try fallback { lines(15).fixedSize(horizontal: false, vertical: true) }
    #expect(isClose(fixed, 328 + 1 / 3.0))
    #expect(isClose(try fallback { lines(2) }, 42 + 1 / 3.0))
  }

  @Test("As the reference measures it, content of any height stays at 200")
  func fallbackHeight() throws {
    #expect(try fallback { Fill() } == 200)
    #expect(try fallback { ScrollArea { lines(15) } } == 200)
  }

  @Test(
    "As the reference measures it, a published whole is overwritten, and small is never measured"
  )
  func published() throws {
    let block = Fill().frame(height: 120)
    #expect(try fallback { block.preference(IdealHeightKey.self, value: 310) } == 120)
    #expect(try fallback([.small]) { block } == 100)
    #expect(try fallback([.small]) { block.preference(MinimumHeightKey.self, value: 70) } == 70)
  }

  @Test("A stage measures content unless it is set to imitate the reference")
  func standard() throws {
    let shown = SheetStage([.custom]) { _ in lines(15) }
    #expect(shown.stage.sheetMeasuring == .fromContent)
    #expect(isClose(try shown.measurement().height, 328 + 1 / 3.0))
  }

  // MARK: - Content of no height

  @Test("Content without a height of its own was not a finding")
  func noHeight() {
    let expected = [FindingCode.noHeightOfItsOwn]
    #expect(codes { Fill() } == expected)
    #expect(codes { RowList { TextBlock("Row") } } == expected)
    #expect(
      codes {
        Column {
          TextBlock("Title")
          Stretch()
        }
      } == expected
    )
    #expect(codes { ScrollArea { lines(15) }.frame(maxHeight: .infinity) } == expected)
  }

  // MARK: - Words that are left out

  @Test("A deliberate line limit in a measured sheet was a finding")
  func lineLimit() {
    #expect(codes { lines(5).lineLimit(2) }.isEmpty)
  }

  @Test("Words that the tallest sheet has no room for need a scroll area, not fixedSize")
  func tallest() throws {
    let findings = SheetStage([.custom]) { _ in lines(60) }.stage.renderTree.findings
    let finding = try #require(findings.first { $0.code == .textTruncatedInSheet })
    // 20⅓ + 59 times 22.
    #expect(
      finding.advice.hasSuffix(
        "needs 1318.33 points, more than there are: put it into a ScrollArea."
      )
    )
  }

  // MARK: - A root that is covered

  @MainActor
  private final class Model {
    var height = 100.0
  }

  @Test("A sheet whose covered root grew with a model kept its former height")
  func coveredRoot() throws {
    let model = Model()
    let shown = SheetStage([.custom]) { route in
      route == "sheet"
        ? AnyElement(Fill().frame(height: model.height)) : AnyElement(TextBlock("next"))
    }
    #expect(try shown.measurement().height == 100)
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try shown.measurement().height == 100)
    model.height = 250
    shown.stage.refresh()
    #expect(try shown.measurement().height == 250)
  }
}
