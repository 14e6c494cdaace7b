import LayoutSim
import Snapshot
import Testing

/// Several texts of one tree.
struct JoinedRendererTests {
  @Test("Texts follow each other with an empty line between them")
  func joined() {
    let renderer = TreeRenderer.joined([.outline(.layers), .readingOrder])
    let parts = [TreeRenderer.outline(.layers), .readingOrder].map { $0.render(.reviews) }
    #expect(renderer.render(.reviews) == parts[0] + "\n" + parts[1])
    #expect(renderer.fileExtension == "outline-reading")
  }

  @Test("No renderers make no text")
  func none() {
    #expect(TreeRenderer.joined([]).render(.reviews).isEmpty)
    #expect(TreeRenderer.joined([]).fileExtension == "txt")
  }
}
