import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Detents that are not heights.
@MainActor
struct InvalidDetentTests {
  nonisolated static let odd: [[ModalPresentationDetent]] = [
    [], [.height(.nan)], [.height(0)], [.height(-5)], [.height(.infinity)], [.fraction(.nan)],
    [.fraction(0)], [.fraction(-1)], [.fraction(.infinity)], [.medium, .height(0)],
  ]

  @Test("A sheet with such detents was silently as tall as can be", arguments: odd)
  func findings(detents: [ModalPresentationDetent]) {
    let shown = SheetStage(detents) { _ in TextBlock("a") }
    #expect(shown.stage.renderTree.findings.map(\.code) == [.invalidDetent])
    #expect(shown.stage.renderTree.findings.map(\.place) == ["sheet"])
  }

  @Test(
    "A sheet rested at an infinite height, at which no sheet can rest, as its finding said",
    arguments: [
      .height(.infinity), .height(.nan), .height(-5), .fraction(.infinity), .fraction(.nan),
      .fraction(-1),
    ]
      as [ModalPresentationDetent]
  )
  func resting(detent: ModalPresentationDetent) throws {
    let alone = try SheetStage([detent]) { _ in TextBlock("a") }.measurement()
    #expect(alone.detent == nil)
    #expect(alone.restingHeights.isEmpty)
    #expect(alone.measuredHeight(for: detent) == nil)
    // As tall as can be: 852 - 69 - 34.
    #expect(alone.height == 749)
    let shown = SheetStage([.medium, detent], selected: detent) { _ in TextBlock("a") }
    #expect(try shown.measurement().detent == .medium)
    #expect(try shown.measurement().restingHeights.map(\.detent) == [.medium])
    #expect(throws: StageError.self) { try shown.stage.dragSheet(to: detent) }
  }

  @Test(
    "A sheet with a height that is not a number never came to rest where an element had chosen it",
    arguments: [SheetDetent.height(.nan), .fraction(.nan)]
  )
  func notANumber(detent: SheetDetent) {
    for detents in [[.medium], [detent], [detent, .medium]] as [[SheetDetent]] {
      let stage = Stage {
        TextBlock("a").sheet(isPresented: .constant(true)) {
          TextBlock("b").presentationDetents(detents, selection: .constant(detent))
        }
      }
      #expect(stage.renderTree.findings.map(\.code) == [.invalidDetent])
    }
  }

  @Test("Content that asks for the same heights as its coordinator asked for others, of no number")
  func sameAsCoordinators() {
    let shown = SheetStage([.medium, .height(.nan)]) { _ in
      TextBlock("a").presentationDetents([.medium, .height(.nan)])
    }
    #expect(shown.stage.renderTree.findings.map(\.code) == [.invalidDetent])
  }

  @Test("Content without an end rested at its own height, too")
  func endless() throws {
    let shown = SheetStage([.custom]) { _ in
      Fill().preference(IdealHeightKey.self, value: .infinity)
    }
    #expect(try shown.measurement().detent == nil)
    #expect(shown.stage.renderTree.findings.map(\.code) == [.invalidDetent])
  }

  @Test(
    "Infinite and missing numbers were found only where detents hold",
    arguments: [
      ModalPresentationDetent.height(.infinity), .height(.nan), .fraction(.nan), .height(-5),
    ]
  )
  func whereDetentsAreIgnored(detent: ModalPresentationDetent) {
    let stages = [
      SheetStage([detent], orientation: .landscape) { _ in PushButton("OK") {} }.stage,
      SheetStage([detent], on: .iPadA16) { _ in PushButton("OK") {} }.stage,
    ]
    for stage in stages {
      #expect(stage.renderTree.findings.map(\.code).contains(.invalidDetent))
    }
  }

  @Test("A sheet without any detent was found on a phone in portrait alone")
  func noDetents() {
    let stages = [
      SheetStage([]) { _ in PushButton("OK") {} }.stage,
      SheetStage([], orientation: .landscape) { _ in PushButton("OK") {} }.stage,
      SheetStage([], on: .iPadA16) { _ in PushButton("OK") {} }.stage,
    ]
    #expect(stages.allSatisfy { $0.renderTree.findings.map(\.code).contains(.invalidDetent) })
  }

  @Test("A detent was printed with all its decimals")
  func printed() throws {
    // A third of 422: 140.666…
    let stage = SheetStage([.height(422.0 / 3), .fraction(1.0 / 3)]) { _ in TextBlock("a") }.stage
    let facts = try #require(stage.renderTree.all(.sheet).first).facts
    #expect(facts.first { $0.key == "detent" }?.value == "height(140.67)")
    #expect(facts.first { $0.key == "of" }?.value == "height(140.67),fraction(0.33)")
  }

  @Test(
    "The heights that the content of a coordinator's sheet asked for did nothing, without a word"
  )
  func detentsOfContent() throws {
    let shown = SheetStage([.medium]) { _ in
      TextBlock("a").presentationDetents([.height(200), .large])
    }
    #expect(try shown.measurement().detent == .medium)
    #expect(shown.stage.renderTree.findings.map(\.code) == [.detentsIgnored])
    #expect(
      shown.stage.renderTree.findings.map(\.found) == [
        "The content of sheet asks for height(200), large with presentationDetents. The heights of a coordinator's sheet "
          + "are the coordinator's: medium."
      ]
    )
    let same = SheetStage([.medium]) { _ in TextBlock("a").presentationDetents([.medium]) }
    #expect(same.stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet as high as its content without its bar put the content behind the bar")
  func withoutItsBar() throws {
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(isPresented: .constant(true)) {
        ScreenStack {
          // As high as the sheet, with nothing left for the bar.
          PushButton("OK") {}.frame(height: 120).navigationTitle("Filter")
        }
        .presentationDetents([.height(120)])
      }
    }
    let tree = stage.renderTree
    let bar = try #require(tree.all(.navigationBar).last?.frame?.maxY)
    let button = try #require(tree.nodes.first { $0.label == "OK" }?.frame?.minY)
    #expect(button < bar)
    let found = tree.findings.first { $0.code == .contentCutOff }?.found
    #expect(found?.contains("is behind its bar by") == true)
  }

  @Test("The finding names those that cannot be shown, each once")
  func names() throws {
    let shown = SheetStage([.height(0), .medium, .fraction(.nan), .height(0)]) { _ in TextBlock("a")
    }
    let finding = try #require(shown.stage.renderTree.findings.first)
    #expect(
      finding.found.hasPrefix("No sheet can rest at height(0), fraction(nan), so sheet does not.")
    )
    #expect(try shown.measurement().detent == .medium)
  }

  @Test("Content of no height is a finding, and heights that a device can show are not")
  func content() {
    let empty = SheetStage([.custom]) { _ in EmptyElement() }
    #expect(empty.stage.renderTree.findings.map(\.code) == [.invalidDetent])
    let sheet = SheetStage([.height(2_000), .fraction(0.5), .medium]) { _ in TextBlock("a") }
    #expect(sheet.stage.renderTree.findings.isEmpty)
  }
}
