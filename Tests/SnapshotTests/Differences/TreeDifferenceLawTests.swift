import Foundation
import LayoutSim
import TestSupport
import Testing

@testable import SnapshotRendering

/// The laws of differences of outlines.
struct TreeDifferenceLawTests {
  /// The edited outlines; `DIFFERENCE_SEEDS` in the environment says another number.
  private static let seeds =
    ProcessInfo.processInfo.environment["DIFFERENCE_SEEDS"].flatMap(Int.init) ?? 300

  @Test("Applied to the old nodes it gives the new ones, and a single edit is told in three lines")
  func randomEdits() throws {
    for seed in 0..<Self.seeds {
      var random = SeededGenerator(seed: seed + 1_000_000)
      var edited = EditedOutline(seed: seed)
      let old = edited.outline
      let edits = seed.isMultiple(of: 2) ? 1 : 2 + random.next(below: 4)
      for _ in 0..<edits { edited.apply(random.pick(EditedOutline.Edit.allCases)) }
      let new = edited.outline
      let difference = TreeDifference(from: old, to: new)
      let applied = try #require(difference.applied(to: old), "seed \(seed)")
      try #require(TextLines.areSame(applied.text, new.text), "seed \(seed)")
      try #require(applied.nodes == new.nodes, "seed \(seed)")
      let isSame = TextLines.areSame(old.text, new.text)
      try #require(difference.isEmpty == isSame, "seed \(seed)")
      try #require(difference.summary.isEmpty == isSame, "seed \(seed)")
      if edits == 1, !isSame {
        let text = difference.text(budget: .max, path: "")
        // What begins so is a consequence, or counts what is folded.
        let told = text.split(separator: "\n").filter { line in
          !["  > ", "  … ", "… "].contains { line.hasPrefix($0) }
        }
        try #require((1...3).contains(told.count), "seed \(seed): \(text)")
      }
    }
  }

  @Test("Whatever two trees say, the difference turns one into the other, and says something")
  func hostileTrees() throws {
    for seed in 0..<Self.seeds / 2 {
      let old = Outline(of: HostileTree.tree(seed: seed), detail: .layout)
      let new = Outline(of: HostileTree.tree(seed: seed + 1), detail: .layout)
      let difference = TreeDifference(from: old, to: new)
      let applied = try #require(difference.applied(to: old), "seed \(seed)")
      try #require(TextLines.areSame(applied.text, new.text), "seed \(seed)")
      let isSame = TextLines.areSame(old.text, new.text)
      try #require(difference.isEmpty == isSame, "seed \(seed)")
      try #require(difference.summary.isEmpty == isSame, "seed \(seed)")
      // A message is one line and more, whatever is in labels.
      try #require(!difference.summary.contains { $0.isNewline }, "seed \(seed)")
    }
  }

  @Test("A difference is applied to its own old outline alone")
  func otherOutline() {
    let old = Outline(of: .reviews)
    let other = EditedOutline(seed: 3).outline
    #expect(TreeDifference(from: old, to: other).applied(to: other) == nil)
    #expect(TreeDifference(from: old, to: old).isEmpty)
    #expect(TreeDifference(from: old, to: old).text(path: "x") == "… 23 unchanged")
  }

  @Test("An accent in two parts is a difference from one in one")
  func exactText() throws {
    let text = TreeRenderer.outline.render(.reviews)
    let one = try Outline(parsing: text.replacing("Solid", with: "caf\u{E9}"))
    let other = try Outline(parsing: text.replacing("Solid", with: "cafe\u{301}"))
    let difference = TreeDifference(from: one, to: other)
    #expect(!difference.isEmpty)
    #expect(difference.summary == "1 row changed")
    #expect(difference.text(path: "x").contains("row \"caf\u{E9}\" → another spelling of it"))
  }

  @Test("Nodes inside each other two thousand deep are compared without exhausting the stack")
  func depth() throws {
    let head = "device a os=18 1x1 safe=0,0,0,0 type=large scheme=light\nlayers none\n\n"
    func text(_ label: String) -> String {
      head + (0..<2_000).map { String(repeating: "  ", count: $0) + "box\n" }.joined()
        + String(repeating: "  ", count: 2_000) + "text \"\(label)\"\n"
    }
    let old = try Outline(parsing: text("some words"))
    let new = try Outline(parsing: text("other words"))
    let difference = TreeDifference(from: old, to: new)
    #expect(difference.summary == "1 text changed")
    #expect(difference.applied(to: old)?.text == new.text)
  }
}
