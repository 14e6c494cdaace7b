import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about sheets of their content's height.
@MainActor
struct MeasuredSheetFindingTests {
  private func findings(
    _ detents: [ModalPresentationDetent] = [.custom],
    _ content: @escaping @MainActor () -> any Element
  ) -> [Finding] {
    SheetStage(detents) { _ in content() }.stage.renderTree.findings
  }

  @Test("Content without a height is reported with its height here and on a device")
  func noHeight() {
    #expect(
      findings { Fill() } == [
        Finding(
          code: .noHeightOfItsOwn,
          place: "sheet",
          found: "The content of sheet takes whatever height it is offered, so a sheet of its "
            + "height is 10 points here. With SwiftUIFlow, whose custom sheets begin with 200 points, it stays at 200.",
          advice: "Give it a height, publish one with IdealHeightKey, or present it at another "
            + "detent."
        )
      ]
    )
  }

  @Test("Content that is 200 high, as a device's sheet at first, has a height of its own")
  func exactlyFallback() {
    #expect(findings { Fill().frame(height: 200) }.isEmpty)
    #expect(findings { Fill().frame(minHeight: 200, maxHeight: 200) }.isEmpty)
  }

  @Test(
    "Content that grows with its sheet up to a limit was lower than on a device, and no finding"
  )
  func limited() {
    let findings = findings { Fill().frame(maxHeight: 150) }
    #expect(findings.map(\.code) == [.noHeightOfItsOwn])
    // A colour is 10 high where nothing is offered.
    #expect(
      findings.first?.found
        == "The content of sheet takes whatever height it is offered, so a sheet of its height is 10 "
        + "points here. With SwiftUIFlow, whose custom sheets begin with 200 points, it stays at 150."
    )
    // A pixel more is let pass.
    #expect(self.findings { Fill().frame(minHeight: 150, maxHeight: 150 + 1 / 3.0) }.isEmpty)
  }

  @Test("Content above a bar at the lower edge had no height of its own")
  func bottomBar() throws {
    func shown(_ content: @escaping @MainActor () -> any Element) -> SheetStage {
      SheetStage([.custom, .height(200)]) { _ in content() }
    }
    let words = shown {
      TextBlock("Words").toolbar { BarItem(placement: .bottomBar) { PushButton("Share") {} } }
    }
    #expect(words.stage.renderTree.findings.isEmpty)
    // 20⅓ of words, and a bar of 49 up to iOS 18.
    #expect(try words.measurement().measured == 69 + 1 / 3.0)
    // In a higher sheet the bar still stands at the lower edge.
    try words.stage.dragSheet(to: .height(200))
    let bar = try #require(words.stage.renderTree.all(.toolbar).first?.frame)
    #expect(bar.maxY == 818)
    let bare = shown {
      Fill().toolbar { BarItem(placement: .bottomBar) { PushButton("Share") {} } }
    }
    #expect(bare.stage.renderTree.findings.map(\.code) == [.noHeightOfItsOwn])
    let lines = Array(repeating: "a", count: 12).joined(separator: "\n")
    let squeezed = shown {
      TextBlock(lines).toolbar { BarItem(placement: .bottomBar) { PushButton("Share") {} } }
    }
    #expect(squeezed.stage.renderTree.findings.map(\.code) == [.unfixedTextInMeasuredSheet])
  }

  @Test("Content without a height is not a finding at a detent that does not go by it")
  func otherDetent() {
    #expect(findings([.medium]) { Fill() }.isEmpty)
    #expect(findings([.height(300), .large]) { RowList { TextBlock("Row") } }.isEmpty)
  }

  @Test("Squeezed text is reported with how to keep its lines")
  func unfixed() {
    let words = Array(repeating: "a", count: 15).joined(separator: "\n")
    #expect(
      findings { TextBlock(words) } == [
        Finding(
          code: .unfixedTextInMeasuredSheet,
          place: "sheet",
          found:
            "With SwiftUIFlow, whose custom sheets begin with 200 points, the content of sheet is 196.33 high and "
            + "not 328.33, and stays at 196.33.",
          advice: "Put fixedSize(horizontal: false, vertical: true) on “\(words)”."
        )
      ]
    )
  }

  @Test("A height that was read from the content, and published again, counted as the app's own")
  func republished() {
    let words = Array(repeating: "a", count: 15).joined(separator: "\n")
    func codes(_ way: Republished.Way, fixed: Bool = false) -> [FindingCode] {
      findings { Republished(way: way, words: words, isFixed: fixed) }.map(\.code)
    }
    #expect(codes(.size) == [.unfixedTextInMeasuredSheet])
    #expect(codes(.geometry) == [.unfixedTextInMeasuredSheet])
    #expect(codes(.reader) == [.unfixedTextInMeasuredSheet])
    #expect(codes(.size, fixed: true) == [])
    // A height of the app's own is still intentional.
    #expect(findings { TextBlock(words).preference(IdealHeightKey.self, value: 340) }.isEmpty)
  }

  @Test("Text that loses one line in 200 points is squeezed, and text that fits them is not")
  func oneLine() {
    func codes(_ lines: Int, _ detents: [ModalPresentationDetent] = [.custom]) -> [FindingCode] {
      let words = Array(repeating: "a", count: lines).joined(separator: "\n")
      return findings(detents) { TextBlock(words) }.map(\.code)
    }
    // 20⅓ and nine times 22 are 218⅓, and eight times are 196⅓.
    #expect(codes(10) == [.unfixedTextInMeasuredSheet])
    #expect(codes(9) == [])
    // What is small is never measured.
    #expect(codes(10, [.small]) == [])
  }

  @Test("A root that another screen covers is not examined, whether it was on screen or not")
  func coveredRoot() {
    let words = Array(repeating: "a", count: 10).joined(separator: "\n")
    let shown = SheetStage([.custom]) { route in TextBlock(route == "sheet" ? words : "next") }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.renderTree.findings.isEmpty)
    shown.sheet.pop()
    #expect(shown.stage.renderTree.findings.map(\.code) == [.unfixedTextInMeasuredSheet])
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.renderTree.findings.isEmpty)
    shown.stage.settle()
    #expect(shown.stage.renderTree.findings.isEmpty)
  }

  @Test("Words that a frame leaves out are reported with how to keep them")
  func truncated() throws {
    let words = "a\nb\nc"
    let finding = try #require(
      findings { TextBlock(words).frame(height: 21) }.first {
        $0.code == .textTruncatedInSheet
      }
    )
    #expect(finding.place == "sheet")
    #expect(
      finding.advice
        == "Put fixedSize(horizontal: false, vertical: true) on the text, and let no frame around "
        + "it be lower."
    )
    // Three lines of 20⅓ and twice 22 fit into 64⅓, and lose one in a pixel less.
    #expect(findings { TextBlock(words).frame(height: 64 + 1 / 3.0) }.isEmpty)
    let less = findings { TextBlock(words).frame(height: 64) }.map(\.code)
    #expect(less.contains(.textTruncatedInSheet))
  }

  // MARK: - Detents

  @Test("Detents that are not heights are reported with what is one")
  func invalidDetents() {
    #expect(
      findings([.height(0)]) { TextBlock("a") } == [
        Finding(
          code: .invalidDetent,
          place: "sheet",
          found: "No sheet can rest at height(0), so sheet does not.",
          advice: "Ask for a height above 0 and below infinity, and let content be higher than 0."
        )
      ]
    )
    #expect(
      findings([]) { TextBlock("a") } == [
        Finding(
          code: .invalidDetent,
          place: "sheet",
          found: "sheet is presented with no detents at all, and is as tall as can be.",
          advice: "Name at least one."
        )
      ]
    )
  }

  @Test("The lowest height that a device can show is one pixel")
  func onePixel() throws {
    let shown = SheetStage([.height(1 / 3.0)])
    #expect(shown.stage.renderTree.findings.isEmpty)
    #expect(try shown.measurement().height == 1 / 3.0)
  }

  @Test(
    "A sheet of less than half a pixel was silently as tall as can be",
    arguments: [.height(0.1), .fraction(0.0002)] as [ModalPresentationDetent]
  )
  func belowOnePixel(detent: ModalPresentationDetent) {
    // 0.0002 of 749 is 0.15; half a pixel is a sixth of a point.
    #expect(findings([detent]) { TextBlock("a") }.map(\.code) == [.invalidDetent])
  }

  @Test("A medium height that a low window does not have is not an invalid one")
  func inactiveMedium() throws {
    let shown = SheetStage([.medium], orientation: .landscape) { _ in
      TextBlock("a").presentationCompactAdaptation(horizontal: .automatic, vertical: .none)
    }
    #expect(try shown.measurement().detent == nil)
    #expect(shown.stage.renderTree.findings.isEmpty)
  }
}

/// Reads its own height and publishes it.
private struct Republished: Element {
  enum Way { case size, geometry, reader }

  let way: Way
  let words: String
  let isFixed: Bool
  @Local private var height = 0.0

  var body: some Element {
    measured.preference(IdealHeightKey.self, value: height)
  }

  @ElementBuilder private var measured: some Element {
    switch way {
    case .size: content.onSizeChange { height = $0.height }
    case .geometry: content.onGeometryChange(of: \.size.height) { height = $0 }
    case .reader:
      content.background {
        SizeReader { size in
          Fill(.clear).onChange(of: size.height, initial: true) { height = size.height }
        }
      }
    }
  }

  private var content: some Element {
    Column {
      TextBlock(words).fixedSize(horizontal: false, vertical: isFixed)
      PushButton("OK") {}.buttonStyle(.bordered)
    }
  }
}
