import LayoutSim
import SnapshotRendering
import Testing

/// Letters are 10 points wide and lines 20 points high, so that “Hi” is a square of 20 and “Hello” 50 wide.
@MainActor
struct EffectTests {
  private func frame(
    _ role: Role = .text,
    direction: WritingDirection = .leftToRight,
    @ElementBuilder _ content: () -> some Element
  ) throws -> Rect {
    let content = content()
    return try #require(
      Show { content.layoutDirection(direction) }.things(role).last?.frame
    )
  }

  private func outline(
    _ detail: DetailLevel = .layout,
    @ElementBuilder _ content: () -> some Element
  ) -> [String] {
    let tree = RenderTree(
      traits: Traits(device: .iPhone15),
      nodes: Show(Proposal(width: 100, height: 100), content: content).pass.nodes
    )
    return TreeRenderer.outline(detail).render(tree).split(separator: "\n").dropFirst(2).map {
      String($0.drop { $0 == " " }).replacing(" proposed=100x100", with: "")
    }
  }

  @Test("Twice as large around its middle, a text takes 10 points more on each side")
  func scale() throws {
    #expect(
      try frame { TextBlock("Hi").scaleEffect(2) } == Rect(x: -10, y: -10, width: 40, height: 40)
    )
  }

  @Test("Around a corner it keeps that corner")
  func scaleAroundCorner() throws {
    let text = TextBlock("Hi").scaleEffect(x: 2, y: 0.5, anchor: .topLeading)
    #expect(try frame { text } == Rect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test("Leading is on the right where content runs from right to left")
  func mirroredAnchor() throws {
    // The right edge of 20 stays.
    let text = TextBlock("Hi").scaleEffect(2, anchor: .leading)
    #expect(
      try frame(direction: .rightToLeft) { text } == Rect(x: -20, y: -10, width: 40, height: 40)
    )
  }

  @Test("Scaled content leaves the layout around it as it is")
  func scaleTakesNoRoom() throws {
    let row = Row(spacing: 0) {
      TextBlock("Hi").scaleEffect(3)
      TextBlock("there")
    }
    #expect(try frame { row } == Rect(x: 20, y: 0, width: 50, height: 20))
  }

  @Test("A quarter turn swaps width and height around the middle")
  func quarterTurn() throws {
    // The middle of 50 x 20 is at 25, 10.
    let expected = Rect(x: 15, y: -15, width: 20, height: 50)
    #expect(try frame { TextBlock("Hello").rotationEffect(.degrees(90)) } == expected)
    #expect(try frame { TextBlock("Hello").rotationEffect(.degrees(-270)) } == expected)
    #expect(try frame { TextBlock("Hello").rotationEffect(.radians(.pi / 2)) } == expected)
  }

  @Test("An eighth of a turn of a square is √2 times as wide")
  func eighthTurn() throws {
    let frame = try frame { TextBlock("Hi").rotationEffect(.degrees(45)) }
    // 20 · √2 = 28.28427…
    #expect((frame.size.width - 28.284271247).magnitude < 1e-8)
    #expect((frame.minX - (10 - 14.1421356237)).magnitude < 1e-8)
    #expect((frame.size.height - frame.size.width).magnitude < 1e-12)
  }

  @Test("An angle of 30 degrees has the sine 1/2 and the cosine √3/2")
  func twelfthTurn() throws {
    let frame = try frame { TextBlock("Hello").rotationEffect(.degrees(30)) }
    // 50 · 0.8660254 + 20 · 0.5, and 50 · 0.5 + 20 · 0.8660254.
    #expect((frame.size.width - 53.3012701892).magnitude < 1e-8)
    #expect((frame.size.height - 42.3205080757).magnitude < 1e-8)
  }

  @Test("What is turned in something scaled is both, around either middle")
  func nested() throws {
    // Turned it is 20 x 50 around 25, 10; scaled by 2 around the same point it is 40 x 100.
    #expect(
      try frame { TextBlock("Hello").rotationEffect(.degrees(90)).scaleEffect(2) }
        == Rect(x: 5, y: -40, width: 40, height: 100)
    )
  }

  @Test("What is moved in something scaled moves by as much more")
  func offsetInScale() throws {
    #expect(
      try frame { TextBlock("Hi").offset(x: 10).scaleEffect(2, anchor: .topLeading) }
        == Rect(x: 20, y: 0, width: 40, height: 40)
    )
  }

  @Test("An outline of all boxes says what was done, and how large the content was before")
  func looks() {
    #expect(
      outline { TextBlock("Hello").rotationEffect(.degrees(90), anchor: .top) } == [
        #"box "effect" rotation=90 anchor=top @ 0,0 50x20"#,
        // 25, 0 stays: the text hangs to the left of it, from 5 to 25, and is 50 high around 0.
        #"text "Hello" laid-out=50x20 @ 5,-25 20x50"#,
      ]
    )
    #expect(
      outline { TextBlock("Hi").opacity(0.5).shadow(color: .red, radius: 4, y: 2) } == [
        #"box "effect" shadow=4,0,2 shadow-ink=red @ 0,0 20x20"#,
        #"box "effect" opacity=0.5 @ 0,0 20x20"#, #"text "Hi" @ 0,0 20x20"#,
      ]
    )
    #expect(
      outline(.semantic) { TextBlock("Hi").opacity(0.5).zIndex(2) } == [#"text "Hi" @ 0,0 20x20"#]
    )
  }

  @Test("What changes nothing has no box")
  func nothing() {
    #expect(
      outline {
        TextBlock("Hi").opacity(1).opacity(.nan).scaleEffect(1).scaleEffect(.infinity)
          .rotationEffect(.zero).rotationEffect(.degrees(.nan))
      } == [#"text "Hi" @ 0,0 20x20"#]
    )
  }

  @Test("Several elements are changed each by itself")
  func several() {
    let lines = outline {
      Column(spacing: 0) { Each(0..<2) { TextBlock("\($0)") }.opacity(0.5) }
    }
    #expect(lines.filter { $0.contains("opacity=0.5") }.count == 2)
  }

  @Test(
    "Content without opacity keeps its room, and has no line and no action",
    arguments: [0, -1, -Double.infinity]
  )
  func invisible(opacity: Double) {
    let show = Show {
      Column(spacing: 0) {
        PushButton("Gone") {}.opacity(opacity)
        TextBlock("There")
      }
    }
    #expect(show.pass.actions.isEmpty)
    #expect(show.labels(.text) == ["There"])
    #expect(show.things(.text).first?.frame?.minY == 20)
    #expect(
      outline { TextBlock("Gone").opacity(opacity) }.first?.contains("opacity=0 hidden") == true
    )
  }

  @Test("However faint, what is seen is pressed")
  func faint() {
    #expect(Show { PushButton("There") {}.opacity(0.001) }.pass.actions.count == 1)
  }

  @Test("Content that is scaled to nothing is not seen")
  func scaledToNothing() {
    let show = Show { PushButton("Gone") {}.scaleEffect(x: 0, y: 1) }
    #expect(show.pass.actions.isEmpty)
    #expect(show.labels(.button).isEmpty)
  }

  @Test(
    "A clip has a box that says its shape",
    arguments: [
      (Figure.rect, "rect"), (.capsule, "capsule"), (.rect(cornerRadius: 8), "rounded(8)"),
      (.rect(topLeadingRadius: 8, bottomTrailingRadius: 4.5), "rounded(8,0,4.5,0)"),
      (.circle, "disc"), (.ellipse, "ellipse"), (.rect(cornerRadius: .nan), "rounded(0)"),
    ]
  )
  func clip(figure: Figure, word: String) {
    #expect(
      outline { TextBlock("Hi").clipShape(figure) }.first == "box \"clip\" clip=\(word) @ 0,0 20x20"
    )
  }

  @Test("An order is that of the child of the container, seen through padding")
  func order() throws {
    let show = Show {
      Layers {
        TextBlock("a").zIndex(2).padding(5)
        Column { TextBlock("b").zIndex(3) }
        TextBlock("c").zIndex(-1).zIndex(1)
      }
    }
    let layers = show.pass.nodes
    let root = try #require(layers.firstIndex { $0.label == "layers" })
    let children = layers.indices.filter { layers[$0].parent == root }
    let orders = children.map { index in layers[index].looks.first { $0.key == "z-index" }?.value }
    #expect(orders == ["2", nil, "1"])
  }
}
