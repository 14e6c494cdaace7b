import FlowEngine
import LayoutSim
import StageSupport
import TestSupport
import Testing

/// Detents.
@MainActor
struct SheetDetentTests {
  @Test("Large is 0.999 of the tallest sheet, to the nearest pixel at 3x")
  func large() throws {
    // 0.999 x 749 = 748.251, and 3 x 748.251 = 2244.753.
    let sheet = try SheetStage([.large]).measurement()
    #expect(sheet.height == 2245.0 / 3)
    #expect(sheet.detent == .large)
  }

  @Test("Large is 0.999 of the tallest sheet, to the nearest pixel at 2x")
  func largeAtTwo() throws {
    // 0.999 x 627 = 626.373, and 2 x 626.373 = 1252.746.
    #expect(try SheetStage([.large], on: .iPhoneSE3).measurement().height == 626.5)
  }

  @Test("A value is a whole number of pixels, not only nearly")
  func wholePixels() throws {
    // 0.56 x 749 = 419.44, and 3 x 419.44 = 1258.32.
    #expect(try SheetStage([.medium]).measurement().height == 1258.0 / 3)
  }

  @Test("Content that is taller than the tallest sheet is as tall as that")
  func clamped() throws {
    let sheet = try SheetStage([.custom]) { _ in Fill().frame(height: 2000) }.measurement()
    #expect(sheet.measured == 2000)
    #expect(sheet.height == 749)
    #expect(sheet.frame == Rect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test("Content without an end is as tall as the tallest sheet")
  func infinite() throws {
    let sheet = try SheetStage([.custom]) { _ in
      Fill().preference(IdealHeightKey.self, value: .infinity)
    }.measurement()
    #expect(sheet.height == 749)
  }

  @Test("A content height between two pixels is rounded up", arguments: [(100.01, 301), (0.1, 1)])
  func contentRoundsUp(height: Double, pixels: Double) throws {
    let sheet = try SheetStage([.custom]) { _ in
      Fill().preference(IdealHeightKey.self, value: height)
    }.measurement()
    #expect(sheet.height == pixels / 3)
  }

  @Test("A text in a sheet that is measured from it keeps all its lines")
  func noLineLost() throws {
    // The gap between the padded text and the button is not a whole number of pixels, so neither is the
    // height: rounded to the nearest pixel it would offer the text too little on many devices.
    let words =
      "These are words that take three lines in a sheet on an iPhone 15, because there are so many "
      + "of them that two lines are not enough at all."
    for device in Night.sample(Device.all, oneIn: 9) {
      for typeSize in TypeSize.allCases {
        let stage = SheetStage([.custom], on: device, typeSize: typeSize) { _ in
          Column {
            TextBlock(words).padding()
            PushButton("Close") {}
          }
        }.stage
        let sheet = try #require(stage.sheets.first)
        guard sheet.measured <= sheet.height else { continue }
        let text = stage.renderTree.nodes.first { $0.label == words }
        #expect(text?.flags.contains(.truncated) == false, "\(device.id) \(typeSize)")
      }
    }
  }

  @Test(
    "A detent without height is dropped",
    arguments: [0, -10, Double.nan, -Double.infinity]
  )
  func dropped(height: Double) throws {
    let sheet = try SheetStage([.custom, .medium], selected: .custom) { _ in
      Fill().preference(IdealHeightKey.self, value: height)
    }.measurement()
    #expect(sheet.detent == .medium)
    #expect(sheet.height == 1258.0 / 3)
  }

  @Test("Without any detent that can be shown a sheet is as tall as the tallest")
  func nothingLeft() throws {
    let sheet = try SheetStage([.custom, .small]) { _ in
      Fill()
        .preference(IdealHeightKey.self, value: 0)
        .preference(MinimumHeightKey.self, value: 0)
    }.measurement()
    #expect(sheet.detent == nil)
    #expect(sheet.height == 749)
  }

  @Test("Without any detent a sheet is as tall as the tallest")
  func none() throws {
    let sheet = try SheetStage([]).measurement()
    #expect(sheet.detent == nil)
    #expect(sheet.frame.minY == 69)
  }

  @Test("A configuration without detents asks for one large sheet")
  func byDefault() throws {
    let app = StubCoordinator("home", modals: ["sheet": ModalDetentConfiguration()])
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("sheet"))
    let sheet = try #require(Stage(app).sheets.first)
    #expect(sheet.detents == [.large])
    #expect(sheet.detent == .large)
  }

  // MARK: - Selecting

  @Test("Without a selection the smallest detent applies, whatever the order")
  func smallest() throws {
    #expect(try SheetStage([.large, .medium]).measurement().detent == .medium)
    #expect(try SheetStage([.medium, .large]).measurement().detent == .medium)
  }

  @Test("A selected detent applies")
  func selected() throws {
    let sheet = try SheetStage([.medium, .large], selected: .large).measurement()
    #expect(sheet.detent == .large)
  }

  @Test("A selection that is not offered gives way to the smallest detent")
  func foreignSelection() throws {
    let sheet = try SheetStage([.large, .medium], selected: .custom).measurement()
    #expect(sheet.detent == .medium)
  }

  @Test("Of two detents of one height the first applies")
  func sameHeight() throws {
    #expect(try SheetStage([.extraLarge, .fullscreen]).measurement().detent == .extraLarge)
  }

  @Test("Content that is lower than medium is the smallest detent")
  func contentIsSmallest() throws {
    let sheet = try SheetStage([.medium, .custom]) { _ in Fill().frame(height: 100) }.measurement()
    #expect(sheet.detent == .custom)
    #expect(sheet.frame == Rect(x: 0, y: 718, width: 393, height: 134))
  }

  @Test("A sheet rests where it is dragged")
  func dragged() throws {
    let shown = SheetStage([.medium, .large])
    try shown.stage.dragSheet(to: .large)
    #expect(try shown.measurement().height == 2245.0 / 3)
    try shown.stage.dragSheet(to: .medium)
    #expect(try shown.measurement().height == 1258.0 / 3)
  }

  @Test("A sheet is not dragged to a height that it was not presented with")
  func draggedElsewhere() {
    let shown = SheetStage([.medium, .large])
    #expect(throws: StageError.noSuchDetent(.small, available: [.medium, .large])) {
      try shown.stage.dragSheet(to: .small)
    }
  }

  @Test("A sheet with two heights shows a grabber, one with a single height none")
  func grabber() {
    // 36 wide in the middle of 393, 5 below the sheet's top at 398.667.
    let grabbers = SheetStage([.medium, .large]).stage.renderTree.all(.grabber)
    #expect(grabbers.count == 1)
    let frame = Rect(x: 178.5, y: 403.6667, width: 36, height: 5)
    #expect(grabbers.first?.frame?.isClose(to: frame) == true)
    #expect(SheetStage([.medium, .medium]).stage.renderTree.all(.grabber).isEmpty)
  }

  // MARK: - Full screen

  @Test("Fullscreen alone, however often, is a cover")
  func cover() {
    for detents in [[ModalPresentationDetent.fullscreen], [.fullscreen, .fullscreen]] {
      let stage = SheetStage(detents).stage
      #expect(stage.sheets.isEmpty)
      #expect(
        stage.renderTree.all(.cover).map(\.frame) == [
          Rect(x: 0, y: 0, width: 393, height: 852)
        ]
      )
    }
  }

  @Test("Fullscreen among others is a sheet of full height")
  func fullHeightSheet() throws {
    let sheet = try SheetStage([.medium, .fullscreen], selected: .fullscreen).measurement()
    #expect(sheet.detent == .fullscreen)
    #expect(sheet.frame == Rect(x: 0, y: 69, width: 393, height: 783))
  }
}
