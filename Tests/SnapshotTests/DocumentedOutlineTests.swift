import Foundation
import LayoutSim
import Snapshot
import Testing

/// The examples of the guides `Outlines` and `ReadingAFailure`.
@MainActor
struct DocumentedOutlineTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Snapshot/Asserting/Snapshot.docc/Outlines.md")

  private let stage = Stage(on: .iPhone15) {
    Column(alignment: .leading, spacing: 8) {
      PushButton(action: {}) {
        Row(spacing: 8) {
          Picture("map of the lake", width: 64, height: 44)
          Column(alignment: .leading, spacing: 4) {
            TextBlock("Around the lake").font(.headline)
            TextBlock("12 km, three hours").foregroundStyle(.secondary)
          }
        }
      }
      PushButton("Save") {}.buttonStyle(.bordered)
    }
    .padding()
  }

  @Test("Both examples are what a stage prints", arguments: [DetailLevel.semantic, .layout])
  func examples(detail: DetailLevel) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let examples = page.components(separatedBy: "```text\n").dropFirst(2).map {
      String($0.prefix { $0 != "`" })
    }
    try #require(examples.count == 2)
    let text = TreeRenderer.outline(detail).render(stage.renderTree)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let example = examples[detail == .semantic ? 0 : 1]
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0 == example.first }, "\(text)")
    #expect(lines[start...].prefix(example.count) == example[...], "\(text)")
  }

  @Test("An outline that was printed is read back")
  func reading() throws {
    let text = TreeRenderer.outline.render(stage.renderTree)
    let outline = try Outline(parsing: text)
    let buttons = outline.nodes.filter { $0.role == .button }
    print(buttons.compactMap(\.label))
    #expect(buttons.compactMap(\.label) == ["Around the lake, 12 km, three hours", "Save"])
    #expect(outline == Outline(of: stage.renderTree))
  }

  @Test("A difference is told from two texts")
  func difference() throws {
    let reference = TreeRenderer.outline.render(stage.renderTree)
    let text = reference.replacing("\"Save\"", with: "\"Save all\"")
    let difference = try TreeDifference(
      from: Outline(parsing: reference),
      to: Outline(parsing: text)
    )
    print(difference.summary)
    print(difference.text(path: "new.outline"))
    #expect(difference.summary == "button \"Save all\" changed")
  }
}
