import Foundation
import ScreenRecordings

/// A recording among the fixtures.
enum Fixture: String, CaseIterable {
  case controls = "controls-hierarchy.txt"
  case alert = "alert-hierarchy.txt"
  case settings = "settings-hierarchy.txt"
  case steps = "steps-description.txt"
  case form = "form-page-source.xml"
  case tabs = "tabs-page-source.xml"

  var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(rawValue)
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func recording() throws -> Recording { try Recording(contentsOf: url) }
}

extension Recording {
  /// The first element with these words, or this identifier.
  func element(_ words: String) -> RecordedElement? {
    elements.first { $0.words == words || $0.identifier == words }
  }
}
