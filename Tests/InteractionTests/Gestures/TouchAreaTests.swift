import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Gestures on elements.
@MainActor
struct TouchAreaTests {
  private let diary = Diary()

  private func stage(@ElementBuilder _ screen: @escaping @MainActor () -> some Element) -> Stage {
    Stage(on: .iPhone15, screen: screen)
  }

  private func note(_ words: String) -> @MainActor () -> Void {
    { [diary] in diary.lines.append(words) }
  }

  @Test("A text is tapped itself, and outlines say that it can be")
  func text() throws {
    let stage = stage { TextBlock("Brahms").onTapGesture(perform: note("tap")) }
    try stage.tap("Brahms")
    #expect(diary.take() == ["tap"])
    #expect(TreeRenderer.outline.render(stage.renderTree).contains("text \"Brahms\" pressable"))
  }

  @Test("A container is tapped by the name of anything inside, but not in its gaps")
  func gaps() throws {
    let stage = stage {
      Row(spacing: 100) {
        TextBlock("A"); TextBlock("B")
      }.onTapGesture(perform: note("tap"))
    }
    try stage.tap("A")
    try stage.tap("B")
    #expect(diary.take() == ["tap", "tap"])
    // The row is centred in the window, and so is the gap in it.
    #expect(throws: StageError.self) { try stage.tap(at: Point(x: 196.5, y: 426)) }
    #expect(diary.take() == [])
    #expect(stage.renderTree.nodes.filter { $0.role == .touchArea }.count == 1)
  }

  @Test("With a content shape the gaps are touched, too")
  func contentShape() throws {
    let stage = stage {
      Row(spacing: 100) {
        TextBlock("A"); TextBlock("B")
      }
      .contentShape()
      .onTapGesture(perform: note("tap"))
    }
    try stage.tap("B")
    let row = try #require(stage.renderTree.nodes.first { $0.role == .touchArea }?.frame)
    try stage.tap(at: Point(x: row.minX + row.size.width / 2, y: row.minY + row.size.height / 2))
    #expect(diary.take() == ["tap", "tap"])
  }

  @Test("Beside a content shape touches reach what is behind, also where content hangs over")
  func contentFigure() throws {
    // A disc of 100 points in the middle of 300 by 300, with a tag that hangs over its upper edge.
    let stage = stage {
      Layers {
        Fill(.separator).frame(width: 300, height: 300).onTapGesture(perform: note("behind"))
        Layers {
          Fill(.accent)
          TextBlock("Tag").offset(y: -60)
        }
        .frame(width: 100, height: 100).contentShape(.circle)
        .onTapGesture(perform: note("disc"))
      }
    }
    let disc = try #require(stage.renderTree.nodes.first { $0.frame?.size.width == 100 }?.frame)
    // A circle leaves (1 - 0.71) / 2 of its square's diagonal free at each end: 14.6 of 100 points along each side.
    try stage.tap(at: Point(x: disc.minX + 16, y: disc.minY + 16))
    #expect(diary.take() == ["disc"])
    try stage.tap(at: Point(x: disc.minX + 13, y: disc.minY + 13))
    try stage.tap(at: Point(x: disc.minX + 50, y: disc.minY - 10))
    #expect(diary.take() == ["behind", "behind"])
  }

  @Test("In a wide frame a disc is touched in the square in its middle")
  func discInWideFrame() throws {
    let stage = stage {
      Layers {
        Fill(.separator).frame(width: 300, height: 300).onTapGesture(perform: note("behind"))
        Fill(.accent).frame(width: 200, height: 100).contentShape(.circle)
          .onTapGesture(perform: note("disc"))
      }
    }
    let frame = try #require(stage.renderTree.nodes.first { $0.frame?.size.width == 200 }?.frame)
    // The disc is 100 wide, from 50 to 150.
    try stage.tap(at: Point(x: frame.minX + 55, y: frame.minY + 50))
    #expect(diary.take() == ["disc"])
    try stage.tap(at: Point(x: frame.minX + 45, y: frame.minY + 50))
    #expect(diary.take() == ["behind"])
  }

  @Test("A shape is touched where it is drawn")
  func paintedFigure() throws {
    let stage = stage {
      Layers {
        Fill(.separator).frame(width: 300, height: 300).onTapGesture(perform: note("behind"))
        Figure.rect(bottomTrailingRadius: 40).fill(.accent).frame(width: 100, height: 100)
          .onTapGesture(perform: note("figure"))
      }
    }
    let figure = try #require(stage.renderTree.nodes.first { $0.frame?.size.width == 100 }?.frame)
    // An arc of 40 points leaves 40 * (1 - 0.71) = 11.7 points free along each side of its corner.
    for inset in [1.0, 10, 13] {
      try stage.tap(at: Point(x: figure.minX + 100 - inset, y: figure.minY + 100 - inset))
    }
    try stage.tap(at: Point(x: figure.minX + 1, y: figure.minY + 99))
    #expect(diary.take() == ["behind", "behind", "figure", "figure"])
  }

  @Test("A button inside takes its touches itself")
  func button() throws {
    let stage = stage {
      Row {
        TextBlock("Card")
        PushButton("Buy", action: note("buy"))
      }
      .onTapGesture(perform: note("card"))
    }
    try stage.tap("Buy")
    try stage.tap("Card")
    #expect(diary.take() == ["buy", "card"])
  }

  @Test("In a row of a list a tapped text is no tap on the row's button")
  func row() throws {
    let stage = stage {
      RowList {
        Row {
          TextBlock("Star").onTapGesture(perform: note("star"))
          PushButton("Open", action: note("open"))
        }
      }
    }
    try stage.tap("Star")
    #expect(diary.take() == ["star"])
    try stage.tap("Open")
    #expect(diary.take() == ["open"])
  }

  @Test("Two taps are for those who count them; others get two single ones")
  func doubleTap() throws {
    let stage = stage {
      Column {
        TextBlock("Both").onTapGesture(count: 2, perform: note("double"))
          .onTapGesture(perform: note("single"))
        TextBlock("One").onTapGesture(perform: note("one"))
        TextBlock("None")
      }
    }
    try stage.doubleTap("Both")
    #expect(diary.take() == ["double"])
    try stage.tap("Both")
    #expect(diary.take() == ["single"])
    try stage.doubleTap("One")
    #expect(diary.take() == ["one", "one"])
    #expect(
      throws: StageError.noGesture("None", gesture: .doubleTap, available: ["Both", "One"])
    ) { try stage.doubleTap("None") }
  }

  @Test("A long press is told of its beginning and end, and a drag of its way")
  func pressAndDrag() throws {
    var travels: [Point] = []
    let stage = stage { [diary] in
      Column {
        TextBlock("Photo").onLongPressGesture(perform: note("long")) { diary.lines.append("\($0)") }
        TextBlock("Card").onDragGesture { travels.append($0.translation) }
      }
    }
    try stage.longPress("Photo")
    #expect(diary.take() == ["true", "long", "false"])
    try stage.drag("Card", by: Point(x: -80, y: 4))
    try stage.drag("Card", by: Point(x: 3, y: 4))
    #expect(travels == [Point(x: -80, y: 4)])
    #expect(throws: StageError.noGesture("Card", gesture: .longPress, available: ["Photo"])) {
      try stage.longPress("Card")
    }
  }

  @Test("In a scroll area, drags along its axis are the area's")
  func scrolled() throws {
    var travels: [Point] = []
    let stage = Stage(on: .iPhoneSE3) {
      ScrollArea {
        TextBlock("Card").onDragGesture { travels.append($0.translation) }
        Fill(.clear).frame(height: 2000)
      }
    }
    try stage.drag("Card", by: Point(x: 60, y: 0))
    #expect(travels == [Point(x: 60, y: 0)])
    let before = try #require(stage.element(labelled: "Card")?.frame?.minY)
    try stage.drag("Card", by: Point(x: 0, y: -5))
    #expect(travels.count == 1)
    #expect(try #require(stage.element(labelled: "Card")?.frame?.minY) == before - 5)
  }

  @Test("Touches pass through what takes none, to what is behind it")
  func passing() throws {
    let stage = stage {
      Layers {
        PushButton("Below", action: note("below")).frame(width: 200, height: 200)
        Fill(.accent).frame(width: 300, height: 300).allowsHitTesting(false)
        PushButton("Ghost", action: note("ghost")).offset(y: 200).allowsHitTesting(false)
      }
    }
    try stage.tap("Below")
    #expect(diary.take() == ["below"])
    #expect(throws: StageError.outOfReach("Ghost", reason: .untouchable)) { try stage.tap("Ghost") }
  }

  @Test("What is disabled or covered takes no gesture")
  func obstacles() throws {
    let stage = stage {
      Layers {
        TextBlock("Card").onLongPressGesture(perform: note("long"))
        Fill(.accent).frame(width: 300, height: 300)
      }
    }
    #expect(throws: StageError.self) { try stage.longPress("Card") }
    let disabled = self.stage {
      TextBlock("Card").onLongPressGesture(perform: note("long")).disabled()
    }
    #expect(throws: StageError.noGesture("Card", gesture: .longPress, available: [])) {
      try disabled.longPress("Card")
    }
    #expect(diary.take() == [])
  }
}
