import Foundation
import LayoutSim
import Snapshot
import Testing

/// JSON.
struct JSONTests {
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }()

  @Test("A tree comes back from its JSON as it was")
  func roundTrip() throws {
    let text = TreeRenderer.json.render(.reviews)

    #expect(try decoder.decode(RenderTree.self, from: Data(text.utf8)) == .reviews)
  }

  @Test("The family of systems is written where it is not the default, and comes back")
  func platform() throws {
    var tree = RenderTree.phone(Sketch(.window))
    #expect(!TreeRenderer.json.render(tree).contains("platform"))

    tree.traits.platform = .iOS26
    let text = TreeRenderer.json.render(tree)

    #expect(text.contains("iOS26"))
    #expect(try decoder.decode(RenderTree.self, from: Data(text.utf8)) == tree)
  }

  @Test("The font of a text comes back")
  func font() throws {
    var tree = RenderTree.phone(Sketch(.text, label: "Home"))
    tree.nodes[0].font = TextFont(style: .body, typeSize: .large)
    let text = TreeRenderer.json.render(tree)

    #expect(try decoder.decode(RenderTree.self, from: Data(text.utf8)) == tree)
  }

  @Test("A tree laid out with unsure measures is marked at its end")
  func approximate() throws {
    let tree = RenderTree.phone(Sketch(.window, flags: [.disabled, .approximate]))

    #expect(
      try decoder.decode(RenderTree.self, from: Data(TreeRenderer.json.render(tree).utf8)) == tree
    )
    #expect(TreeRenderer.outline.render(tree).contains("window disabled approximate"))
  }

  @Test("Lengths without a number in JSON come back too")
  func hostileRoundTrip() throws {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        proposal: Proposal(width: -.infinity, height: .infinity),
        at: .at(-.infinity, 0, .infinity, 0.1)
      )
    )

    let text = TreeRenderer.json.render(tree)

    #expect(try decoder.decode(RenderTree.self, from: Data(text.utf8)) == tree)
  }

  @Test("A value that is not a number is written as a word")
  func notANumber() {
    let text = TreeRenderer.json.render(.phone(Sketch(.window, at: .at(.nan, 0, 0, 0))))

    #expect(text.contains(#""frame":["nan",0,0,0]"#))
  }

  @Test("A tree says its format, and has a node in each line")
  func lines() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0.5, 393, 852),
        [Sketch(.text, label: "Emma", facts: [Fact("a", "b")], at: .at(1, 2, 3, 4))]
      )
    )
    let lines = TreeRenderer.json.render(tree).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines[0] == "{")
    #expect(lines[1] == #""format":"flowsim.tree/1","#)
    #expect(lines[2].hasPrefix(#""traits":{"#))
    #expect(
      lines[3...] == [
        #""nodes":["#, #"{"frame":[0,0.5,393,852],"role":"window","subtreeLength":2},"#,
        #"{"facts":[["a","b"]],"frame":[1,2,3,4],"label":"Emma","parent":0,"role":"text"}"#, "]",
        "}", "",
      ]
    )
  }

  @Test("A tree in another format is refused")
  func otherFormat() {
    let text = TreeRenderer.json.render(.reviews).replacing(
      "flowsim.tree/1",
      with: "flowsim.tree/9"
    )
    #expect {
      try decoder.decode(RenderTree.self, from: Data(text.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription
        == "The format is “flowsim.tree/9”, but this version reads “flowsim.tree/1”."
    }
  }

  @Test("A frame with too few numbers is refused")
  func shortFrame() {
    let text = TreeRenderer.json.render(.reviews).replacing("[0,540,393,312]", with: "[0,540,393]")
    #expect(throws: DecodingError.self) {
      try decoder.decode(RenderTree.self, from: Data(text.utf8))
    }
  }
}
