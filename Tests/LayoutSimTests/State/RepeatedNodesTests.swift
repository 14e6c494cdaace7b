import LayoutSim
import Testing

/// Nodes of places where nothing has changed, which are those of the last tree, beside what is around them.
@MainActor
struct RepeatedNodesTests {
  /// Performs taps on `names` with reuse and without, and compares the trees after each of them.
  private func compare(
    _ names: [String],
    sourceLocation: SourceLocation = #_sourceLocation,
    @ElementBuilder of content: @escaping @MainActor () -> some Element
  ) throws {
    let (reusing, plain) = (Stage(screen: content), Stage(screen: content))
    plain.reusesBoxes = false
    for name in names {
      let evaluations = try reusing.evaluations { try reusing.tap(name) }
      try plain.tap(name)
      #expect(evaluations.resolvedBoxes < evaluations.laidOutBoxes, sourceLocation: sourceLocation)
      #expect(reusing.renderTree == plain.renderTree, sourceLocation: sourceLocation)
    }
  }

  private struct Inner: Element {
    var body: some Element {
      Row {
        TextBlock("Platform 4")
        Icon("tram")
      }
    }
  }

  private struct Counted<Content: Element>: Element {
    @Local private var count = 0
    @ElementBuilder let content: (Int) -> Content

    var body: some Element {
      Column {
        PushButton("Next") { count += 1 }
        content(count)
      }
    }
  }

  @Test("A label around content that has not changed is the present one")
  func label() throws {
    let stage = Stage { Counted { Inner().accessibilityLabel("Platform, seen \($0) times") } }
    for count in 1...3 {
      try stage.tap("Next")
      #expect(stage.element(labelled: "Platform, seen \(count) times") != nil)
    }
    try compare(["Next", "Next", "Next"]) {
      Counted { Inner().accessibilityLabel("Platform, seen \($0) times") }
    }
  }

  @Test("Content is hidden and shown again by what is around it")
  func hiding() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { Inner().accessibilityHidden($0 % 2 == 1) }
    }
  }

  @Test("Content moves with what is above it, and is as wide as it may be")
  func moving() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { count in
        Fill(.red).frame(height: Double(count / 2) * 20)
        Inner().frame(width: count < 3 ? 200 : 60)
      }
    }
  }

  @Test("Content is drawn larger, and in front of other content, and back again")
  func drawing() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { count in
        Layers {
          Inner().zIndex(count % 2 == 0 ? 0 : 2)
          Inner().scaleEffect(count % 2 == 0 ? 1 : 2)
        }
      }
    }
  }

  @Test("Content is the label of a button, which may be turned off")
  func buttons() throws {
    try compare(["Next", "Next", "Next"]) {
      Counted { count in
        PushButton {
        } label: {
          Inner()
        }
        .disabled(count % 2 == 1)
        Inner().onTapGesture {}
      }
    }
  }

  private struct Line: Element {
    let words: String

    var body: some Element { TextBlock(words) }
  }

  private struct Lines: Element {
    @Local private var changed = 0
    let count: Int

    var body: some Element {
      PushButton("Change") { changed += 1 }
      RowList {
        Each(Array(0..<count), id: \.self) { row in
          Line(words: row == 3 ? "Row 3, \(changed)" : "Row \(row)").padding(2)
        }
      }
    }
  }

  @Test("Rows of a list that has changed are not resolved again where they are the same")
  func rows() throws {
    let evaluations = try [10, 100].map { count in
      let stage = Stage { Lines(count: count) }
      try stage.tap("Change")
      return try stage.evaluations { try stage.tap("Change") }
    }
    #expect(evaluations.map(\.bodies.count) == [2, 2])
    // Each further row has a box of the list around it, and a separator.
    #expect(evaluations[1].resolvedBoxes - evaluations[0].resolvedBoxes == 180)
    try compare(["Change", "Change", "Change"]) { Lines(count: 20) }
  }

  private struct Narrow: Element, Equatable {
    let words: String

    // Narrower than what is shown.
    nonisolated static func == (first: Narrow, second: Narrow) -> Bool { true }

    var body: some Element { TextBlock(words) }
  }

  private struct NarrowLines: Element {
    @Local private var changed = 0

    var body: some Element {
      PushButton("Change") { changed += 1 }
      Each(["First", "Second"], id: \.self) { Narrow(words: "\($0), \(changed)") }
    }
  }

  @Test("A row whose == is too narrow is stale, and a finding says so")
  func narrowEquality() throws {
    let stage = Stage { NarrowLines() }
    for _ in 1...2 {
      try stage.tap("Change")
      #expect(stage.element(labelled: "First, 0") != nil)
      #expect(stage.renderTree.findings.contains { $0.code == .staleContent })
    }
  }

  private struct Shuffled: Element {
    @Local private var ids = [1, 2, 3, 4]

    var body: some Element {
      PushButton("Turn") { ids = Array(ids.dropFirst() + ids.prefix(1)) }
      PushButton("Repeat") { ids.append(2) }
      PushButton("Drop") { ids.removeLast() }
      Each(ids, id: \.self) { Line(words: "Row \($0)") }
    }
  }

  @Test("Rows are found by their ids, also where one comes twice")
  func ids() throws {
    try compare(["Turn", "Repeat", "Turn", "Drop", "Turn"]) { Shuffled() }
  }
}
