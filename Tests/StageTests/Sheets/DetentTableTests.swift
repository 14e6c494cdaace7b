import FlowEngine
import Foundation
import LayoutSim
import StageSupport
import Testing

/// The table of detents in the guide `MeasuringSheets`, row by row.
@MainActor
struct DetentTableTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/LayoutSim/LayoutSim.docc/MeasuringSheets.md")

  /// Every detent: those without a number, and the numbers that the table gives as examples.
  private nonisolated static let detents =
    ModalPresentationDetent.allCases + [.height(300), .fraction(0.5)]

  /// The height that the table gives `detent` on an iPhone 15, whose tallest sheet is 749 high at 3x, for
  /// content of 240 with a published minimum of 100.
  ///
  /// A detent that is added to the engine does not compile here until it has a row.
  private static func height(of detent: ModalPresentationDetent) -> Double {
    switch detent {
    case .small: 100
    // 0.56 x 749 = 419.44, in whole pixels 1258 / 3.
    case .medium: 1258.0 / 3
    // 0.999 x 749 = 748.251, in whole pixels 2245 / 3.
    case .large: 2245.0 / 3
    case .extraLarge, .fullscreen: 749
    case .custom: 240
    case .height: 300
    // Half of 749 is 374.5, in whole pixels 1124 / 3.
    case .fraction: 1124.0 / 3
    }
  }

  @Test("The table has every detent, and no other")
  func rows() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = text.components(separatedBy: "| detent | height")[1]
      .components(separatedBy: "\n\n")[0]
    let documented = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
    #expect(Set(documented) == Set(Self.detents.map(\.rawValue)))
  }

  @Test("A sheet rests at each detent at the height that the table gives", arguments: detents)
  func heights(_ detent: ModalPresentationDetent) throws {
    // With another detent beside it `fullscreen` is not a cover.
    let sheet = try SheetStage([detent, .height(50)], selected: detent) { _ in
      Fill().frame(height: 240).preference(MinimumHeightKey.self, value: 100)
    }.measurement()
    #expect(sheet.height == Self.height(of: detent))
  }

  @Test("fullscreen alone is a cover")
  func cover() {
    let tree = SheetStage([.fullscreen]).stage.renderTree
    #expect(tree.all(.cover).count == 1 && tree.all(.sheet).isEmpty)
  }
}
