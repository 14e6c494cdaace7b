import Foundation
import LayoutSim
import SnapshotRendering
import Testing

/// What is seen and touched on a stage because of how it is drawn.
@MainActor
struct LooksOnStageTests {
  /// A square button of 100 points that counts its presses.
  private func square(_ name: String, _ note: @escaping (String) -> Void) -> some Element {
    PushButton(action: { note(name) }) { TextBlock(name).frame(width: 100, height: 100) }
  }

  private func middle(of name: String, on stage: Stage) throws -> Point {
    let frame = try #require(stage.renderTree.nodes.first { $0.label == name }?.frame)
    return Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
  }

  @Test("Of layers, the last is touched, unless another has a higher z-index")
  func layers() throws {
    for (order, expected) in [(0.0, "B"), (1.0, "A"), (-1.0, "B")] {
      var pressed: [String] = []
      let stage = Stage(on: .iPhone15) {
        Layers {
          square("A") { pressed.append($0) }.zIndex(order)
          square("B") { pressed.append($0) }
        }
      }
      try stage.tap(at: try middle(of: "A", on: stage))
      #expect(pressed == [expected], "z-index \(order)")
    }
  }

  @Test("In a row and over content, too, what has a higher z-index is touched")
  func rowsAndOverlays() throws {
    var pressed: [String] = []
    let row = Stage(on: .iPhone15) {
      Row(spacing: -60) {
        square("A") { pressed.append($0) }.padding(0).zIndex(1)
        square("B") { pressed.append($0) }
      }
    }
    // They overlap by 60 of 100, so that the middle of B's left half is in A.
    let frame = try #require(row.renderTree.nodes.first { $0.label == "B" }?.frame)
    try row.tap(at: Point(x: frame.minX + 30, y: frame.minY + 50))
    #expect(pressed == ["A"])

    let overlay = Stage(on: .iPhone15) {
      Fill(.grouped).overlay {
        square("C") { pressed.append($0) }.zIndex(1)
        square("D") { pressed.append($0) }
      }
    }
    try overlay.tap(at: try middle(of: "D", on: overlay))
    #expect(pressed == ["A", "C"])
  }

  @Test("A tag around what has an order does not keep the order in")
  func tagged() throws {
    var pressed: [String] = []
    let stage = Stage(on: .iPhone15) {
      Layers {
        square("A") { pressed.append($0) }.zIndex(1).accessibilityIdentifier("first")
        square("B") { pressed.append($0) }
      }
    }
    try stage.tap(at: try middle(of: "A", on: stage))
    #expect(pressed == ["A"])
  }

  @Test("An order inside a container is none outside it")
  func contained() throws {
    var pressed: [String] = []
    let stage = Stage(on: .iPhone15) {
      Layers {
        Column { square("A") { pressed.append($0) }.zIndex(9) }
        square("B") { pressed.append($0) }
      }
    }
    try stage.tap(at: try middle(of: "B", on: stage))
    #expect(pressed == ["B"])
  }

  @Test("The order of reading is that in which elements were written")
  func readingOrder() {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("first").zIndex(1)
        TextBlock("second")
      }
    }
    let lines = TreeRenderer.readingOrder.render(stage.renderTree).split(separator: "\n")
      .dropFirst()
    #expect(lines == [#"text "first""#, #"text "second""#])
  }

  @Test("Nothing at opacity 0 is touched or read; what is behind it is")
  func invisible() throws {
    var pressed: [String] = []
    let stage = Stage(on: .iPhone15) {
      Layers {
        square("behind") { pressed.append($0) }
        square("front") { pressed.append($0) }.opacity(0)
      }
    }
    try stage.tap(at: try middle(of: "behind", on: stage))
    #expect(pressed == ["behind"])
    #expect(throws: StageError.noSuchTarget("front", available: ["behind"])) {
      try stage.tap("front")
    }
    #expect(!TreeRenderer.readingOrder.render(stage.renderTree).contains("front"))
  }

  @Test("A button that is drawn elsewhere is touched there")
  func turned() throws {
    var pressed: [String] = []
    let stage = Stage(on: .iPhone15) {
      PushButton(action: { pressed.append("bar") }) { Fill(.red).frame(width: 200, height: 20) }
        .accessibilityLabel("bar")
        .rotationEffect(.degrees(90))
    }
    let frame = try #require(stage.renderTree.nodes.first { $0.label == "bar" }?.frame)
    #expect(frame.size == Size(width: 20, height: 200))
    try stage.tap(at: Point(x: frame.minX + 10, y: frame.minY + 5))
    #expect(pressed == ["bar"])
    // Its frame in the layout is 200 wide around the same middle.
    #expect(throws: (any Error).self) {
      try stage.tap(at: Point(x: frame.minX - 50, y: frame.minY + 100))
    }
    #expect(pressed == ["bar"])
  }

  @Test("A button that is drawn at half its size is a small target")
  func smallTarget() {
    func codes(_ scale: Double) -> [FindingCode] {
      Stage(on: .iPhone15) {
        PushButton(action: {}) { Fill(.red).frame(width: 60, height: 60) }.accessibilityLabel("dot")
          .scaleEffect(scale)
      }.renderTree.findings.map(\.code)
    }
    #expect(codes(1) == [])
    #expect(codes(0.5) == [.smallTarget])
  }

  @Test("What a clip cuts off is not seen, and scrolling does not bring it back")
  func clipped() throws {
    let stage = Stage(on: .iPhone15) {
      Row(spacing: 0) {
        TextBlock("seen").frame(width: 100, height: 40)
        TextBlock("gone").frame(width: 100, height: 40)
      }
      .frame(width: 100, alignment: .leading)
      .clipped()
    }
    let text = try #require(stage.renderTree.nodes.first { $0.label == "gone" })
    #expect(text.flags.contains(.covered))
    #expect(stage.renderTree.nodes.first { $0.label == "seen" }?.flags.contains(.covered) == false)
    #expect(!TreeRenderer.readingOrder.render(stage.renderTree).contains("gone"))
    #expect(!TreeRenderer.wireframe.render(stage.renderTree).contains("gone"))
  }

  @Test("Content that sticks out of a clip is not seen there, and takes touches")
  func clippedTouches() throws {
    var pressed: [String] = []
    func stage(isClipped: Bool) -> Stage {
      Stage(on: .iPhone15) {
        Column(spacing: 0) {
          square("below") { pressed.append($0) }
          // 300 high in a frame of 100: it sticks out by 100 above and below.
          PushButton(action: { pressed.append("tall") }) {
            Fill(.red).frame(width: 100, height: 300)
          }
          .accessibilityLabel("tall")
          .frame(height: 100)
          .clipShape(isClipped ? .rect(cornerRadius: 8) : .rect)
        }
      }
    }
    let stage = stage(isClipped: true)
    try stage.tap(at: try middle(of: "below", on: stage))
    #expect(pressed == ["tall"])
  }

  @Test("What sticks out of a button's clipped label takes the touches of its neighbour")
  func clippedLabels() throws {
    var pressed: [String] = []
    func stage(hasShape: Bool) -> Stage {
      func button(_ name: String) -> some Element {
        let label = Picture(name, width: 200, height: 400).frame(width: 200, height: 100).clipped()
        return PushButton(action: { pressed.append(name) }) {
          if hasShape { label.contentShape() } else { label }
        }
        .accessibilityIdentifier(name)
      }
      return Stage(on: .iPhone15) {
        Column(spacing: 0) {
          button("first")
          button("second")
        }
      }
    }
    // Both pictures are 400 high in buttons of 100, and the second is in front.
    let broken = stage(hasShape: false)
    let first = try #require(broken.renderTree.nodes.first { $0.identifier == "first" }?.frame)
    let lower = Point(x: first.minX + 100, y: first.minY + 80)
    try broken.tap(at: lower)
    #expect(pressed == ["second"])
    #expect(broken.renderTree.findings.map(\.code) == [.overlappingTargets])
    let mended = stage(hasShape: true)
    try mended.tap(at: lower)
    #expect(pressed == ["second", "first"])
    #expect(mended.renderTree.findings.isEmpty)
  }

  @Test(
    "A picture that is clipped, one that is not, and one that is clipped before its frame had the same line"
  )
  func clippedPictures() throws {
    func line(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> String? {
      let outline = TreeRenderer.outline.render(Stage(on: .iPhone15, screen: content).renderTree)
      return outline.split(separator: "\n").first { $0.contains("picture") }
        .map { String($0.drop { $0 == " " }) }
    }
    let picture = Picture("mug", width: 200, height: 400)
    // In the middle of 393 x 759 below 59, on whole pixels at 3x: 96.5 is 96.67, and 59 + 379.5 - 200 is 238.67.
    let frame = "@ 96.67,238.67 200x400"
    #expect(line { picture.frame(width: 200, height: 100) } == "picture \"mug\" \(frame)")
    #expect(line { picture.clipped().frame(width: 200, height: 100) } == "picture \"mug\" \(frame)")
    #expect(
      line { picture.frame(width: 200, height: 100).clipped() }
        == "picture \"mug\" seen=200x100 \(frame)"
    )
    #expect(
      line { picture.frame(width: 200, height: 100).clipShape(.circle) }
        == "picture \"mug\" clip=disc seen=100x100 \(frame)"
    )
  }

  @Test("A shape without a fill lets touches through to what is behind it")
  func outlineOnly() throws {
    var pressed: [String] = []
    let stage = Stage(on: .iPhone15) {
      square("A") { pressed.append($0) }.border(.red, width: 4)
    }
    try stage.tap(at: try middle(of: "A", on: stage))
    #expect(pressed == ["A"])
  }

  @Test("Looks are written as JSON and read as they were")
  func coding() throws {
    let stage = Stage(on: .iPhone15) {
      Layers {
        TextBlock("a").italic().zIndex(2).scaleEffect(2)
        Fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .clipShape(.capsule).opacity(0.5).tint(.green)
      }
    }
    let tree = stage.renderTree
    #expect(tree.nodes.contains { $0.flags == .clips })
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(RenderTree.self, from: data) == tree)
  }
}
