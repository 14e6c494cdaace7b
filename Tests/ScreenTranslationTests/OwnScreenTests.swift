import Foundation
import ScreenTranslation
import Testing

@Suite("The SwiftUI screens of this repository")
struct OwnScreenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Nothing in them is refused, and what is counted is what the translator's table says",
    arguments: [
      "Examples/Screens/Views", "Examples/InSwiftUI", "Tests/TranslatedScreensTests/Views",
    ]
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

  @Test("Each name of the table that they use has a counterpart there")
  func names() throws {
    let table = NameTable.standard
    for name in [
      "ScrollViewReader", "LazyVStack", "Picker", "TabView", "Path", "PassthroughSubject",
    ] {
      let outcome = try #require(table[.type, name]).outcome
      #expect([.same, .renamed, .rule].contains(outcome), "\(name)")
    }
  }
}
