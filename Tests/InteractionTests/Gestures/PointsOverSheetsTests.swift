import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Taps at points above a low sheet.
@MainActor
struct PointsOverSheetsTests {
  private let flags = Flags()

  init() { flags.first = true }

  private func middle(_ label: String, in stage: Stage) throws -> Point {
    let frame = try #require(stage.renderTree.frame(.button, label))
    return Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  // The sheet of an iPhone 15 takes the lowest 234 of 852.

  @Test("A tap on the button of an alert above a low sheet did nothing")
  func alert() throws {
    let flags = flags
    let stage = SheetStage([.height(200)]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink) {
        PushButton("Yes", action: flags.note("yes"))
      }
    }.stage
    try stage.tap(at: middle("Yes", in: stage))
    #expect(flags.log == ["yes", "first=false"])
    #expect(stage.alert == nil)
    #expect(stage.sheets.count == 1)
  }

  @Test("A tap on a choice above a low sheet cancelled")
  func confirmation() throws {
    let flags = flags
    let stage = SheetStage([.height(200)]) { _ in
      block().confirmationDialog("Which?", isPresented: flags.firstLink) {
        Each(0..<6, id: \.self) { PushButton("Choice \($0)", action: flags.note("\($0)")) }
        PushButton("Cancel", role: .cancel, action: flags.note("cancelled"))
      }
    }.stage
    let point = try middle("Choice 0", in: stage)
    #expect(point.y < 618)
    try stage.tap(at: point)
    #expect(flags.log == ["0", "first=false"])
  }

  @Test("A tap on a button of a popover above a low sheet took the popover away")
  func popover() throws {
    let flags = flags
    let stage = SheetStage([.height(200)]) { _ in
      block().popover(isPresented: flags.firstLink, arrowEdge: .bottom) {
        PushButton("Help", action: flags.note("help")).frame(width: 200, height: 300)
          .presentationCompactAdaptation(.popover)
      }
    }.stage
    let point = try middle("Help", in: stage)
    #expect(point.y < 618)
    try stage.tap(at: point)
    #expect(flags.log == ["help"])
    #expect(stage.dialogs.count == 1)
  }

  @Test("A tap beside an alert above a low sheet says that there is nothing to press")
  func besideAlert() {
    let flags = flags
    let stage = SheetStage([.height(200)]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink)
    }.stage
    #expect(throws: StageError.self) { try stage.tap(at: Point(x: 5, y: 80)) }
    #expect(stage.alert != nil)
    #expect(stage.sheets.count == 1)
  }
}
