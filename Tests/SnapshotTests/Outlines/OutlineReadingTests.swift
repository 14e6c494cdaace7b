import Foundation
import LayoutSim
import TestSupport
import Testing

@testable import SnapshotRendering

/// Outlines that are read back.
struct OutlineReadingTests {
  @MainActor
  @Test("The language of the stage's texts and bold text are in the first line, and read back")
  func language() throws {
    let stage = Stage(
      under: Traits(device: .iPhone15, hasBoldText: true),
      inheriting: { $0.strings = StringTable(["Cart": "Warenkorb"], locale: "de") }
    ) {
      TextBlock("Cart")
    }
    let text = TreeRenderer.outline.render(stage.renderTree)
    #expect(
      text.hasPrefix(
        "device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light text=bold locale=de\n"
      )
    )
    let outline = try Outline(parsing: text)
    #expect(outline.header.locale == "de" && outline.header.hasBoldText)
    #expect(outline.text == text)
  }

  @Test("Every part of a line is read")
  func parts() throws {
    let outline = try Outline(
      parsing: #"""
        device iphone-15 os=26 393x852 safe=59,0,34,0 type=xLarge scheme=dark held=landscape
        layers tabs(*a,b) > stack("two words",c)
          > sheet(note)

        window @ 0,0 393x852
          sheet note owner=Notes measured=239 approximate drawn=8,579.33,377x265 @ 0,579 393x273
            field route="selected" "Say \"hi\"\n" #"first name" value="a b" "text"=1 empty @ 16.33,20 nan!xinf
            button "Go" text=16,12,70x20 disabled
          screen home proposed=393xnil

        finding small-target at "my note": Too small: 3 x 4.
        silenced small-target=2 text-near-limit=1

        """#
    )

    #expect(outline.header.device == "iphone-15")
    #expect(outline.header.platform == .iOS26)
    #expect(outline.header.window == Size(width: 393, height: 852))
    #expect(outline.header.safeArea == Insets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(outline.header.typeSize == .xLarge)
    #expect(outline.header.scheme == .dark)
    #expect(outline.header.orientation == .landscape)
    #expect(outline.header.direction == .leftToRight)
    #expect(outline.layers == [#"tabs(*a,b) > stack("two words",c)"#, "sheet(note)"])
    #expect(outline.nodes.map(\.role) == [.window, .sheet, .field, .button, .screen])
    #expect(outline.nodes.map(\.parent) == [nil, 0, 1, 1, 0])
    #expect(outline.nodes.map(\.depth) == [0, 1, 2, 2, 1])
    #expect(outline.children(of: 0) == [1, 4])
    #expect(outline.children(of: 1) == [2, 3])

    let sheet = outline.nodes[1]
    #expect(sheet.route == "note")
    #expect(sheet.facts == [Fact("owner", "Notes"), Fact("measured", "239")])
    #expect(sheet.flags == .approximate)
    #expect(sheet.frame == .at(0, 579, 393, 273))
    #expect(sheet.drawnFrame == .at(8, 579.33, 377, 265))
    let field = outline.nodes[2]
    #expect(field.route == "selected")
    #expect(field.label == "Say \"hi\"\n")
    #expect(field.tag == "first name")
    #expect(field.facts == [Fact("value", "a b"), Fact("text", "1")])
    #expect(field.flags == .empty)
    #expect(field.frame?.size.width.isNaN == true)
    #expect(field.frame?.size.height == .infinity)
    #expect(outline.nodes[3].textFrame == .at(16, 12, 70, 20))
    #expect(outline.nodes[3].frame == nil)
    #expect(outline.nodes[4].proposal == Proposal(width: 393, height: nil))
    // 0 + 16.33 across, 579 + 20 down.
    #expect(outline.frameInWindow(of: 2)?.origin == Point(x: 16.33, y: 599))

    #expect(
      outline.findings == [
        OutlineFinding(code: "small-target", place: "my note", found: "Too small: 3 x 4.")
      ]
    )
    #expect(outline.silenced == [Fact("small-target", "2"), Fact("text-near-limit", "1")])
  }

  @Test("Every committed reference is read, and prints the same bytes")
  func references() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: package.appendingPathComponent("Snapshots"),
      includingPropertiesForKeys: nil
    )
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "outline" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let printed = try Outline(parsing: text).text
      #expect(TextLines.areSame(printed, text), "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count > 30)
  }

  @Test("Trees with hostile words print, are read, and print the same bytes")
  func hostileTrees() throws {
    for seed in 0..<(Night.isOn ? 10_000 : 600) {
      let level = DetailLevel.allCases[seed % 3]
      let tree = HostileTree.tree(seed: seed)
      let text = TreeRenderer.outline(level).render(tree)
      let printed = try Outline(parsing: text).text
      try #require(TextLines.areSame(printed, text), "seed \(seed) at \(level)")
    }
  }

  @Test("Of a text with a few other bytes an error has a line, or it prints to the same bytes")
  func damagedTexts() throws {
    var random = SeededGenerator(seed: 16)
    let bytes = Array(" \n\r\"=#@x.0,:>()é\\{}-".utf8)
    var errors = 0
    let count = Night.isOn ? 5_000 : 500
    for seed in 0..<count {
      var text = Array(TreeRenderer.outline.render(HostileTree.tree(seed: seed)).utf8)
      for _ in 0...random.next(below: 3) where !text.isEmpty {
        let place = random.next(below: text.count)
        switch random.next(below: 4) {
        case 0: text.remove(at: place)
        case 1: text.insert(random.pick(bytes), at: place)
        case 2: text.removeSubrange(place...)
        default: text[place] = UInt8(random.next(below: 256))
        }
      }
      let damaged = String(decoding: text, as: UTF8.self)
      do {
        let printed = try Outline(parsing: damaged).text
        try #require(TextLines.areSame(printed, damaged), "seed \(seed)")
      } catch let error as OutlineError {
        errors += 1
        let lines = damaged.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        try #require((1...lines).contains(error.line), "seed \(seed)")
      }
    }
    #expect(errors > count / 2)
  }

  @Test("Two thousand nodes inside each other are read and printed")
  func depth() throws {
    let head = "device a os=18 1x1 safe=0,0,0,0 type=large scheme=light\nlayers none\n\n"
    let nodes = (0..<2_000).map { String(repeating: "  ", count: $0) + "box\n" }.joined()
    let outline = try Outline(parsing: head + nodes)
    #expect(outline.nodes.last?.depth == 1_999)
    #expect(outline.nodes.first?.subtreeLength == 2_000)
    #expect(outline.text == head + nodes)
  }

  @Test("Outlines of a precomposed letter and of two that look the same are not equal")
  func exactText() throws {
    let head = "device a os=18 1x1 safe=0,0,0,0 type=large scheme=light\nlayers none\n\n"
    let one = try Outline(parsing: head + "text \"caf\u{E9}\"\n")
    let other = try Outline(parsing: head + "text \"cafe\u{301}\"\n")
    #expect(one != other)
    #expect(one.nodes != other.nodes)
  }

  @Test("A route whose equals sign has an accent was printed like a fact")
  func accentOnSign() throws {
    let tree = RenderTree.phone(
      Sketch(.window, "a=\u{301}b", facts: [Fact("#\u{301}c", "1")])
    )
    let text = TreeRenderer.outline.render(tree)
    #expect(text.hasSuffix("\nwindow route=\"a=\u{301}b\" \"#\u{301}c\"=1\n"))
    let node = try #require(try Outline(parsing: text).nodes.first)
    #expect(node.route == "a=\u{301}b")
    #expect(node.facts == [Fact("#\u{301}c", "1")])
  }
}
