import Foundation
import LayoutSim
import Snapshot
import Testing

@Suite("JSON")
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

    #expect(text.contains(#""x" : "nan""#))
  }

  @Test("Keys stand in the order of the alphabet, and the text ends in one newline")
  func order() throws {
    let text = TreeRenderer.json.render(.phone(Sketch(.window, at: .at(0, 0.5, 0, 0))))

    let findings = try #require(text.firstRange(of: "\"findings\""))
    let nodes = try #require(text.firstRange(of: "\"nodes\""))
    let traits = try #require(text.firstRange(of: "\"traits\""))
    #expect(findings.lowerBound < nodes.lowerBound && nodes.lowerBound < traits.lowerBound)
    #expect(text.hasSuffix("}\n"))
  }
}
