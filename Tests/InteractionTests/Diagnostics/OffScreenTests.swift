import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Content that cannot be seen.
@MainActor
struct OffScreenTests {
  private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [FindingCode]
  {
    Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings.map(\.code)
  }

  private func codes(
    _ detents: [ModalPresentationDetent],
    @ElementBuilder content: @escaping @MainActor () -> some Element
  ) -> [FindingCode] {
    SheetStage(detents) { _ in content() }.stage.renderTree.findings.map(\.code)
  }

  // MARK: - Sheets

  @Test(
    "A text beside its sheet was not a finding",
    arguments: [
      [.large], [.medium], [.medium, .large], [.custom], [.fullscreen],
    ] as [[ModalPresentationDetent]]
  )
  func besideSheet(detents: [ModalPresentationDetent]) {
    #expect(codes(detents) { TextBlock("Lost").offset(x: 3_000) }.contains(.textOffScreen))
    #expect(!codes(detents) { TextBlock("Here") }.contains(.textOffScreen))
  }

  @Test(
    "What lies below a sheet that can be dragged higher is in reach, below its tallest it is not"
  )
  func belowSheet() {
    // A medium sheet of an iPhone 15 has 374⅔ and a large one 749 above the home indicator's 34.
    let both: [ModalPresentationDetent] = [.medium, .large]
    #expect(codes(both) { TextBlock("Lost").offset(y: 400) } == [])
    #expect(codes([.medium]) { TextBlock("Lost").offset(y: 400) } == [.textOffScreen])
    #expect(codes(both) { TextBlock("Lost").offset(y: 900) } == [.textOffScreen])
  }

  // MARK: - Controls and pictures

  @Test("Controls and pictures off the screen were not findings")
  func controls() {
    let isOn = Bound.constant(true)
    let words = Bound.constant("")
    #expect(
      codes { PushButton("a") {}.buttonStyle(.bordered).offset(y: 5_000) } == [.contentOffScreen]
    )
    #expect(codes { TextEntry("b", words: words).offset(x: -3_000) } == [.contentOffScreen])
    #expect(codes { SwitchControl("c", isOn: isOn).offset(x: 3_000) } == [.contentOffScreen])
    #expect(
      codes { Picture("d", width: 50, height: 50).offset(y: -5_000) } == [.contentOffScreen]
    )
    #expect(codes { PushButton("e") {}.buttonStyle(.bordered).offset(y: 5_000).hidden() } == [])
  }

  @Test("Of forty buttons in a column two were named, and not those out of reach")
  func forty() throws {
    let tree = Stage(
      StubCoordinator("home") { _ in
        Column(spacing: 0) {
          Each(0..<40, id: \.self) { tall("B\($0)") }
        }
      }
    ).renderTree
    let finding = try #require(tree.findings.first { $0.code == .contentOffScreen })
    // 40 of 50 are 2000 in the middle of what is safe, from 59 to 818: they begin at -561.5. The twelfth
    // begins at -11.5, and the twenty-ninth at 838.5, so that 11 are above and 11 below the 852.
    #expect(finding.found.hasSuffix(": “B0”, “B1”, “B2”, “B3” and 18 more."))
    #expect(
      codes { ScrollArea { Column { Each(0..<40, id: \.self) { tall("B\($0)") } } } } == []
    )
  }

  private func tall(_ name: String) -> some Element {
    PushButton(action: {}) { TextBlock(name).frame(width: 100, height: 50) }
  }

  // MARK: - Ways back

  @Test("A button out of reach was taken for the way out of a cover")
  func unreachableWayBack() {
    func codes(x: Double) -> [FindingCode] {
      let app = StubCoordinator(
        "home",
        modals: ["cover": ModalDetentConfiguration(detents: [.fullscreen])]
      )
      app.addModalCoordinator(
        StubCoordinator("cover") { _ in PushButton("Close") {}.buttonStyle(.bordered).offset(x: x) }
      )
      app.navigate(to: StubRoute("cover"))
      return Stage(app).renderTree.findings.map(\.code)
    }
    #expect(codes(x: 3_000) == [.noWayBack, .contentOffScreen])
    #expect(codes(x: 0) == [])
  }

  @Test("A button further down in a scroll area leads back")
  func scrolledWayBack() {
    let app = StubCoordinator(
      "home",
      modals: ["cover": ModalDetentConfiguration(detents: [.fullscreen])]
    )
    app.addModalCoordinator(
      StubCoordinator("cover") { _ in
        ScrollArea {
          Fill().frame(height: 3_000)
          PushButton("Close") {}.buttonStyle(.bordered)
        }
      }
    )
    app.navigate(to: StubRoute("cover"))
    #expect(Stage(app).renderTree.findings == [])
  }
}
