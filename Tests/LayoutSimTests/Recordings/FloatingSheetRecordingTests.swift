import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// A recorded sheet that floats.
@MainActor
struct FloatingSheetRecordingTests {
  /// A form below a bar, in a sheet over half of the screen.
  private func shown() -> SheetStage {
    SheetStage([.medium], on: .iPhone17Pro, platform: .iOS27) { _ in
      RowList {
        RowSection("Muscle") {
          ChoiceControl(
            "Muscle Group",
            selection: .constant(1),
            options: [ChoiceOption("All Muscles", 1)]
          )
        }
        RowSection("Equipment") { TextBlock("Cable") }
        RowSection { SwitchControl("Show Favorites Only", isOn: .constant(false)) }
        RowSection { PushButton("Clear All Filters") {} }
      }
      .navigationTitle("Filters")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test("The bar of a sheet was 10 below its edge")
  func bar() throws {
    // A form in a sheet at its greatest height, iOS 26
    let shown = SheetStage([.extraLarge], on: .iPhone17Pro, platform: .iOS26) { _ in
      Fill().navigationTitle("Food").navigationBarTitleDisplayMode(.inline)
    }
    let bar = try #require(shown.stage.renderTree.all(.navigationBar).last)
    try expect(bar.frame, at: (0, 78, 402, 54), .digits)
    #expect(!bar.flags.contains(.approximate))
  }

  @Test("The content of a floating sheet is drawn as recorded: smaller, and nearer to the middle")
  func filters() throws {
    // Valex750/Device-Automator, iOS 27: all of it was 5.77 higher, since the bar was 10 below the sheet's edge.
    let stage = shown().stage
    let tree = stage.renderTree
    let sheet = try #require(stage.sheets.first)
    func drawn(_ frame: Rect?) -> Rect? {
      guard let frame else { return nil }
      let scale = sheet.drawnFrame.size.width / sheet.frame.size.width
      return Rect(
        x: sheet.drawnFrame.minX + (frame.minX - sheet.frame.minX) * scale,
        y: sheet.drawnFrame.minY + (frame.minY - sheet.frame.minY) * scale,
        width: frame.size.width * scale,
        height: frame.size.height * scale
      )
    }
    #expect(tree.all(.navigationBar).last?.frame?.minY == sheet.frame.minY + 16)
    let rows = tree.rows()
    try expect(drawn(rows[0]), at: (23.4, 521, 355.3, 49.9), .pixels)
    // From 529.6, 33 high: in a row the menu counts as no higher than a line, in the same middle.
    let picker = try #require(drawn(tree.all(.picker).first?.frame))
    try expect(picker, at: (38.7, unknown, 324.5, unknown), .pixels)
    #expect(abs(picker.minY + picker.size.height / 2 - (529.6 + 33 / 2)) < 0.34)
    try expect(
      drawn(tree.words("Muscle Group")),
      at: (38.7, 536.2, 102.1, 19.5),
      .pixels,
      words: .leading
    )
    let value = try #require(drawn(tree.words("All Muscles")))
    #expect(abs(value.maxX - (264.7 + 82.9)) < 0.34)
    try expect(drawn(tree.listParts()[2]), at: (23.4, 587.9, 355.3, 38.7), .pixels)
    try expect(drawn(rows[2]), at: (23.4, 710.1, 355.3, 49.9), .pixels)
    try expect(
      drawn(tree.words("Show Favorites Only")),
      at: (38.7, 725.3, 148.2, 19.5),
      .pixels,
      words: .leading
    )
    let knob = tree.nodes.first { $0.role == .fill && $0.frame?.size.width == 63 }
    try expect(drawn(knob?.frame), at: (304.7, 721.7, 60.5, 26.9), .pixels)
    try expect(drawn(rows[3]), at: (23.4, 793.7, 355.3, 49.9), .pixels)
  }
}
