import LayoutSim
import Testing

/// Scrolling to what a header or footer that stays would hide.
@MainActor
struct ScrollingUnderHeadersTests {
  /// Three sections of twenty rows of 100 points; headers and footers are 16 high.
  private func sections(_ parts: PinnedParts) -> Stage {
    Stage(on: .iPhone15) {
      ScrollArea {
        LazyColumn(spacing: 0, pinnedViews: parts) {
          Each(["A", "B", "C"], id: \.self) { name in
            RowSection {
              Each(0..<20) {
                Fill(.clear).frame(height: 100).accessibilityIdentifier("\(name)\($0)")
              }
            } header: {
              TextBlock("Head \(name)").frame(height: 16)
            } footer: {
              TextBlock("Foot \(name)").frame(height: 16)
            }
          }
        }
      }
    }
  }

  private func frame(_ stage: Stage, _ tag: String) throws -> Rect {
    let nodes = stage.renderTree.nodes
    let area = try #require(nodes.first { $0.role == .scroll }?.frame)
    var frame = try #require(nodes.first { $0.identifier == tag }?.frame)
    frame.origin.y -= area.minY
    return frame
  }

  @Test("A row that was scrolled to upwards stood behind the header of its section")
  func header() throws {
    let stage = sections(.sectionHeaders)
    try stage.scroll(to: "#C10")
    try stage.scroll(to: "#B3")
    #expect(try frame(stage, "B3").minY == 16)
    try stage.scroll(to: "#A0")
    #expect(try frame(stage, "A0").minY == 16)
  }

  @Test("A row that was scrolled to downwards stood behind the footer of its section")
  func footer() throws {
    let stage = sections(.sectionFooters)
    let height = try #require(
      stage.renderTree.nodes.first { $0.role == .scroll }?.frame?.size.height
    )
    try stage.scroll(to: "#A12")
    #expect(try frame(stage, "A12").maxY == height - 16)
    try stage.scroll(to: "#B19")
    #expect(try frame(stage, "B19").maxY == height - 16)
  }

  private struct Rows: Element {
    var tap: (String) -> Void = { _ in }

    var body: some Element {
      RowList {
        Each(0..<3, id: \.self) { section in
          RowSection("Head \(section)") {
            Each(0..<20, id: \.self) { row in
              ListLine("r\(section)-\(row)") { tap("r\(section)-\(row)") }
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test("A row of a plain list could not be tapped after scrolling up to it")
  func list() throws {
    var tapped: [String] = []
    let stage = Stage(on: .iPhone15) { Rows { tapped.append($0) } }
    try stage.scroll(to: "r2-10")
    try stage.scroll(to: "r1-3")
    try stage.tap("r1-3")
    #expect(tapped == ["r1-3"])
  }

  @Test("What covers a row is the header with its name, and no box")
  func named() throws {
    let stage = Stage(on: .iPhone15) { Rows() }
    try stage.scroll(to: "r1-10")
    let row = try #require(stage.element(labelled: "r1-3")?.frame)
    let list = try #require(stage.renderTree.nodes.first { $0.role == .list }?.frame)
    // The row at the upper edge, where the header stays.
    try stage.scroll(by: row.minY - list.minY)
    let error = #expect(throws: StageError.self) { try stage.tap("r1-3") }
    #expect(error == .outOfReach("r1-3", reason: .under("the header or footer “Head 1”")))
  }
}
