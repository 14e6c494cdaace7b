import LayoutSim
import Snapshot
import TestSupport
import Testing

/// A screen with everything that changes how content is drawn.
@MainActor
struct LooksScreenTests {
  private let stage = Stage(on: .iPhone15) { LooksScreen() }

  @Test("Its picture is well-formed, and has everything but what is invisible")
  func picture() throws {
    let document = try MarkupDocument(TreeRenderer.svg.render(stage.renderTree))
    let words = Set(document.all("text").map(\.text))
    #expect(words.isSuperset(of: ["Slanted", "CAPITALS", "half", "Turned", "Card", "Left", "Buy"]))
    #expect(!words.contains("Gone"))
  }

  @Test("Its outline has no line of what is invisible, and does not say how the rest is drawn")
  func outline() {
    let outline = TreeRenderer.outline.render(stage.renderTree)
    #expect(outline.contains(#"text "Capitals""#))
    #expect(!outline.contains("Gone"))
    #expect(!outline.contains("ink="))
  }

  @Test("A device would get nothing wrong about it")
  func findings() {
    #expect(stage.renderTree.findings.map(\.code) == [.smallTarget])
  }
}
