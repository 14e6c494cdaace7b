import Foundation
import ScreenTranslation
import Testing

/// The SwiftUI screens of this repository.
struct OwnScreenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = [
    "Examples/Screens/Views", "Examples/InSwiftUI", "Tests/TranslatedScreensTests/Views",
  ]

  @Test(
    "Nothing in them is refused, and what is counted is what the translator's table says",
    arguments: folders
  )
  func counts(folder: String) {
    let sources = SourceFolders(in: [folder], relativeTo: Self.root)
    #expect(sources.sources.count >= 3)
    let report = sources.translation().report
    #expect(report.messages == [])
    #expect(report.counts[.refused] == nil)
    let waiting = report.views.filter { !$0.refused.isEmpty }
    #expect(waiting.isEmpty)
    // More than 500 lines each, at least a third of which have a name of SwiftUI’s.
    #expect(report.translatedCount > 150)
  }

  @Test(
    "As many names of the table are tried in them as the guide says, and none of these is refused"
  )
  func names() throws {
    let words = try Self.folders.flatMap { folder in
      try SourceFolders(in: [folder], relativeTo: Self.root).sources.flatMap { source in
        try String(contentsOf: source.url, encoding: .utf8).matches(of: /\\?[.@]?\w+/).map {
          String($0.output)
        }
      }
    }
    let used = NameTable.standard.all.filter { entry in
      switch entry.kind {
      case .type, .wrapper: words.contains(entry.name)
      case .modifier: words.contains("." + entry.name)
      case .key, .value, .module, .function: false
      }
    }
    #expect(used.filter { $0.outcome == .refused }.map(\.name) == [])
    let guide = try String(
      contentsOf: Self.root.appending(
        path: "Sources/Snapshot/Asserting/Snapshot.docc/TranslatingScreens.md"
      ),
      encoding: .utf8
    )
    let said = try #require(guide.firstMatch(of: /More than (\d+) of them/)?.output.1)
    #expect(used.count > Int(said)!)
    #expect(used.count < Int(said)! + 60, "The guide may say more.")
  }
}
