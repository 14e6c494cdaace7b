import Foundation
import Snapshot
import Testing

/// What the guide `ScreenMaps` shows of references, differences and notes.
@MainActor
@Suite("The page about screen maps")
struct ScreenMapsPageTests {
  private let page = DocumentationPage(
    path: "Sources/Snapshot/Mapping/ScreenMapping.docc/ScreenMaps.md"
  )

  @Test("The reference on the page is the one that is committed")
  func reference() throws {
    let file = DocumentationPage.root
      .appendingPathComponent("Snapshots/ShopMapTests/everyScreen.map")
    let reference = try String(contentsOf: file, encoding: .utf8)
    #expect(try page.text().contains("```text\n\(reference)```\n"), "\(reference)")
  }

  @Test("The script on the page is the one that is committed")
  func script() throws {
    let file = DocumentationPage.root
      .appendingPathComponent("Tests/Scripts/shipment-over-a-note.script")
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(try page.text().contains("```text\n\(script)```\n"), "\(script)")
  }

  @Test("The difference on the page is that of a shop without notes")
  func difference() async {
    await #expect(processExitsWith: .success) {
      try await ScreenMapsPageTests().expectDifference()
    }
  }

  private func expectDifference() async throws {
    var shop = try teaShop()
    shop.laws = []
    let old = await shop.run()
    shop.leaveOut(.tap("Write a note"))
    let new = await shop.run()
    let difference = MapDifference(from: old.summary, to: new) { new.ending(of: $0) }
    let message = difference.message()
    #expect(try page.text().contains("```text\n\(message)\n```\n"), "\(message)")
  }

  @Test("The note on the page is that of a shop that does not say which teas it has")
  func hiddenState() async {
    await #expect(processExitsWith: .success) {
      try await ScreenMapsPageTests().expectHiddenState()
    }
  }

  private func expectHiddenState() async throws {
    var shop = try teaShop()
    shop.laws = []
    shop.stateDiscriminator = nil
    let note = try #require(await shop.run().notes.first)
    #expect(note.code == "hidden-state")
    let scripts = note.scripts.map(\.description).joined(separator: "\n\n")
    #expect(try page.text().contains("```text\n\(scripts)\n```\n"), "\(scripts)")
  }
}
