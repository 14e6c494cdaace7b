import Foundation
import LayoutSim
import Snapshot
import TestSupport
import Testing

@testable import showcase

@Suite("The pictures of the tour")
@MainActor
struct TourPicturesTests {
  nonisolated static let devices =
    ["iphone-15"] + (Night.isOn ? ["ipad-a16", "iphone-se-3", "iphone-16-pro-max"] : [])

  @Test("Each line of words in sight is in the picture, or counted below it", arguments: devices)
  func words(device: String) throws {
    let trees = try trees(device)
    #expect(trees.count == 28)
    for tree in trees {
      let picture = TreeRenderer.wireframe.render(tree)
      let missing = missingLines(of: tree, in: picture)
      #expect(missing.count <= counted(below: picture), "\(missing)\n\(picture)")
    }
  }

  @Test(
    "Each line of words in sight is in the SVG document, made of the tree or of its outline",
    arguments: devices
  )
  func svgWords(device: String) throws {
    for tree in try trees(device) {
      for text in [TreeRenderer.svg.render(tree), Outline(of: tree).svg] {
        let document = try MarkupDocument(text)
        let words = document.elements.filter { ["text", "tspan"].contains($0.name) }.map(\.text)
        #expect(missingLines(of: tree, in: words.joined(separator: "\n")) == [], "\(text)")
      }
    }
  }

  @Test("On the iPhone at most three lines are cut by the pictures, and none at their end by `…`")
  func cuts() throws {
    let pictures = try trees("iphone-15").map { TreeRenderer.wireframe.render($0) }
    let drawings = pictures.map { $0.components(separatedBy: "\nsigns  ")[0] }
    #expect(drawings.reduce(0) { $0 + $1.count { $0 == "»" } } <= 3)
    #expect(drawings.allSatisfy { !$0.contains("…") })
  }

  @Test("Three blank rows in succession are folded")
  func blankRows() throws {
    for tree in try trees("iphone-15") {
      let rows = TreeRenderer.wireframe.render(tree).split(separator: "\n").map { row in
        String(row.dropFirst(4).filter { !" ░│".contains($0) })
      }
      let runs = rows.split { !$0.isEmpty }
      #expect(runs.allSatisfy { $0.count < 6 }, "\(rows)")
    }
  }

  @Test("A tablet's tab bar erased the title and the back button that share its points")
  func tabletBars() throws {
    let text = try Tour.text(["--only", "tablet", "--device", "ipad-a16", "--format", "wireframe"])
    // The bar's surface is from 241.5 to 579 points, columns 30 to 71; the title is in the middle, at 410.
    #expect(
      text.contains(
        """
          24 ░                              (  Home     *Browse   Basket (2) Account )
          48 ░ ‹  Gothic tales                               Dracula

        """
      ),
      "\(text)"
    )
  }

  @Test(
    "A tab bar shows its symbols above their words, a badge beside its symbol, and the selected tab"
  )
  func tabBar() throws {
    let text = try Tour.text(["--only", "home", "--format", "wireframe"])
    // Tabs are 98 points apart, beginning with 49; the badge is at the symbol, ten points further right.
    #expect(
      text.contains(
        """
         768  ─────────────────────────────────────────────────
                    ◊           ◊           ◊ (2)        ◊
         792      *Home      Browse       Basket      Account

        """
      ),
      "\(text)"
    )
  }

  private func trees(_ device: String) throws -> [RenderTree] {
    let text = try Tour.text(["--all", "--device", device, "--format", "json"])
    let trees = text.components(separatedBy: "\n}\n").filter { !$0.isEmpty }
    return try trees.map {
      try JSONDecoder().decode(RenderTree.self, from: Data(($0 + "\n}").utf8))
    }
  }

  /// The lines in sight of which the picture lacks a word.
  private func missingLines(of tree: RenderTree, in picture: String) -> [String] {
    var left: [String: Int] = [:]
    let lines = LinesInSight(tree).lines
    for word in Set(lines.flatMap(words)) {
      left[word] = picture.components(separatedBy: word).count - 1
    }
    // What is in front is whole: lines behind it that are cut must not use up its words.
    return lines.reversed().filter { line in
      var isMissing = false
      for word in words(line) {
        left[word, default: 0] -= 1
        if left[word, default: 0] < 0 { isMissing = true }
      }
      return isMissing
    }
  }

  private func words(_ line: String) -> [String] {
    line.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The sum of the numbers in the notes between the drawing and the signs.
  private func counted(below picture: String) -> Int {
    let parts = picture.components(separatedBy: "\n\n")
    return (parts.last ?? "").split(separator: "\n").reduce(0) { sum, line in
      sum + (line.hasPrefix("signs ") ? 0 : Int(line.prefix { $0.isNumber }) ?? 0)
    }
  }
}
