import LayoutSim
import Testing

/// Shapes as people write them.
@MainActor
struct ShapeSpellingTests {
  private func looks(_ key: String, @ElementBuilder _ content: () -> some Element) -> [String] {
    let nodes = Show(content: content).pass.nodes
    let facts = nodes.flatMap { (node: RenderNode) -> [Fact] in node.facts + node.looks }
    return facts.filter { $0.key == key }.map(\.value)
  }

  @Test("The curve of corners changes nothing")
  func curves() {
    #expect(Figure.rect(cornerRadius: 8, style: .continuous) == .rect(cornerRadius: 8))
    #expect(Figure.capsule(style: .circular) == .capsule)
    #expect(
      Figure.rect(topLeadingRadius: 8, style: .continuous) == .rect(topLeadingRadius: 8)
    )
  }

  @Test("A disc cuts out, takes touches and is drawn as the shape")
  func disc() {
    #expect(looks("clip") { TextBlock("a").clipShape(Disc()) } == ["disc"])
    #expect(looks("touched") { TextBlock("a").contentShape(Disc()) } == ["disc"])
    #expect(looks("shape") { TextBlock("a").background(.red, in: Disc()) } == ["disc"])
    #expect(looks("ink") { Disc().fill(.red) } == ["red"])
    #expect(looks("stroke") { Disc().stroke(.blue, lineWidth: 2) } == ["blue"])
    #expect(looks("border") { Disc().strokeBorder(.blue) } == ["blue"])
  }
}
