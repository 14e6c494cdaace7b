import FlowEngine
import LayoutSim
import Testing

@MainActor
@Suite("A recorded sheet that floats")
struct FloatingSheetRecordingTests {
  /// A list in a sheet whose last row ends 23.33 above the window's lower edge, at 0.9602 of its size.
  private func shown() -> SheetStage {
    SheetStage([.height(360.33)], on: .iPhone17Pro, platform: .iOS26) { _ in
      RowList {
        RowSection {
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
    }
  }

  @Test("The content of a floating sheet is drawn as recorded: smaller, and nearer to the middle")
  func filters() throws {
    // deviceautomator, iOS 27; where the sheet begins is not known.
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
    try expect(drawn(tree.listParts()[1]), at: (23.4, 587.9, 355.3, 38.7), .pixels)
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
