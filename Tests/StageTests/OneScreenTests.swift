import LayoutSim
import SnapshotRendering
import Testing

/// One screen without a coordinator.
@MainActor
struct OneScreenTests {
  @Test("A screen stands on a device, with its bar")
  func screen() throws {
    let stage = Stage(on: .iPhoneSE3) {
      TextBlock("Your cart is empty.").navigationTitle("Cart").navigationBarTitleDisplayMode(
        .inline
      )
    }

    #expect(stage.topScreen?.title == "Cart")
    #expect(stage.back.isVisible == false)
    let outline = TreeRenderer.outline.render(stage.renderTree)
    #expect(outline.contains("layers stack(screen)\n"))
    #expect(outline.contains(#"text "Your cart is empty." @ "#))
  }

  @Test("Its state lasts from press to press")
  func state() throws {
    struct Counter: Element {
      @Local var count = 0

      var body: some Element {
        PushButton("Pressed \(count) times") { count += 1 }
      }
    }
    let stage = Stage { Counter() }

    try stage.tap("Pressed 0 times")
    try stage.tap("Pressed 1 times")

    #expect(stage.renderTree.nodes.contains { $0.label == "Pressed 2 times" })
  }

  @Test("The third group of the same id keeps its count when nothing else changes")
  func repeatedGroups() throws {
    struct Group {
      let id = 4
      let name: String
    }
    struct Tally: Element {
      let name: String
      @Local private var count = 0

      var body: some Element {
        PushButton("\(name) \(count)") { count += 1 }
      }
    }
    struct Groups: Element {
      var body: some Element {
        Each([Group(name: "a"), Group(name: "b"), Group(name: "c")], id: \.id) { group in
          Each([7], id: \.self) { _ in Tally(name: group.name) }
        }
      }
    }
    let stage = Stage { Groups() }

    try stage.tap("b 0")
    try stage.tap("c 0")
    try stage.tap("c 1")

    #expect(
      stage.renderTree.nodes.filter { $0.role == .button }.map(\.label) == ["a 0", "b 1", "c 2"]
    )
  }

  @Test("A device as a test's argument is named by its identifier")
  func deviceWord() {
    #expect("\(Device.iPhoneSE3)" == "iphone-se-3")
  }
}

/// Render trees of one element.
@MainActor
struct ElementTreeTests {
  @Test("An element is laid out in its corner, without a window around it")
  func alone() throws {
    let tree = try renderTree(
      of: Column(spacing: 10) {
        Picture("a", width: 30, height: 20)
        Picture("b", width: 100, height: 5)
      },
      width: 100
    )

    // 20 + 10 + 5 high; the narrower one stands in the middle.
    #expect(
      TreeRenderer.outline.render(tree).split(separator: "\n").dropFirst(2) == [
        #"picture "a" @ 35,0 30x20"#, #"picture "b" @ 0,30 100x5"#,
      ]
    )
    #expect(tree.findings.isEmpty)
  }

  @Test("State that an observer changes has settled")
  func settles() throws {
    struct Mirror: Element {
      @Local var width = 0.0

      var body: some Element {
        TextBlock("\(Int(width)) wide").frame(maxWidth: .infinity)
          .onSizeChange { width = $0.width }
      }
    }

    let tree = try renderTree(of: Mirror(), width: 120)

    #expect(tree.nodes.contains { $0.label == "120 wide" })
  }

  @Test("Elements without end are an error")
  func endless() {
    struct Endless: Element {
      var body: some Element { Column { Endless() } }
    }

    #expect(throws: LayoutError.self) { try renderTree(of: Endless(), width: 100) }
  }

  @Test("An id that stands twice is a finding")
  func findings() throws {
    let tree = try renderTree(of: Each([1, 1], id: \.self) { TextBlock("\($0)") }, width: 100)

    #expect(tree.findings.map(\.code) == [.duplicateID])
  }
}
