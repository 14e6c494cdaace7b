import Foundation
import Snapshot
import Testing

/// What the guide `FirstSnapshot` shows of a reference and of a failure.
@MainActor
@Suite("The page about a first snapshot")
struct FirstSnapshotPageTests {
  private let page = DocumentationPage(
    path: "Sources/Snapshot/Asserting/Snapshot.docc/FirstSnapshot.md"
  )

  private func outline(ofButton label: String) throws -> Outline {
    let stage = Stage(on: .iPhone15) {
      Column(spacing: 12) {
        TextBlock("Good morning, Emma").font(.headline)
        PushButton(label) {}.buttonStyle(.bordered)
      }
    }
    return Outline(of: stage.renderTree)
  }

  @Test("The reference on the page is the one that is committed")
  func reference() throws {
    let file = DocumentationPage.root
      .appendingPathComponent("Snapshots/GreetingTests/greeting.outline")
    let reference = try String(contentsOf: file, encoding: .utf8)
    #expect(try page.text().contains("```text\n\(reference)```\n"), "\(reference)")
  }

  @Test("The failure on the page is that of another label")
  func failure() throws {
    let difference = TreeDifference(
      from: try outline(ofButton: "Read on"),
      to: try outline(ofButton: "Read the book")
    )
    let message = """
      Snapshot GreetingTests/greeting differs: \(difference.summary). Accept: swift run flowsim accept GreetingTests/greeting
      \(difference.text(path: "greeting.outline"))
      """
    #expect(try page.text().contains("```text\n\(message)\n```\n"), "\(message)")
  }
}
