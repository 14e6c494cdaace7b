import LayoutSim
import SnapshotRendering
import TestSupport
import Testing

@testable import showcase

@Suite("Pictures of the tour")
@MainActor
struct GalleryTests {
  /// The length of the longest picture, in bytes.
  private let longest = 15_000

  @Test(
    "Every picture is well-formed and short",
    arguments: Night.sample(["ipad-a16", "iphone-15", "iphone-se-3", "iphone-17"], oneIn: 4)
  )
  func pictures(device: String) throws {
    let options = try ShowcaseOptions.parse(["--device", device]).get()
    let files = try Showcase(options).gallery().files
    #expect(files.count == 29)
    for file in files {
      let document = try MarkupDocument(file.text)
      guard file.path.hasSuffix(".svg") else { continue }
      #expect(file.text.utf8.count <= longest, "\(file.path)")
      #expect(document.all("title").first?.text.contains(":") == true, "\(file.path)")
    }
  }
}
