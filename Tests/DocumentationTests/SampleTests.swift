import Foundation
import Testing

/// Every piece of Swift in the documentation stands, line by line, in a file below `Tests`, all of which
/// the compiler reads.
@Suite("Samples in the documentation")
struct SampleTests {
  @Test("Every sample is compiled", arguments: DocumentationPage.all)
  func compiled(page: DocumentationPage) throws {
    for sample in try page.samples() {
      #expect(
        try SampleSource.all.get().contains { $0.contains(sample) },
        "No file below Tests has these lines of \(page):\n\(sample.text)"
      )
    }
  }

  @Test("Pages have samples that are looked for")
  func found() throws {
    #expect(try DocumentationPage(path: "README.md").samples().count >= 3)
    let tutorial = "Sources/Snapshot/Asserting/Snapshot.docc/AnAppAndItsTests.md"
    #expect(try DocumentationPage(path: tutorial).samples().count >= 10)
  }

  @Test("A line that differs is found")
  func otherLine() {
    let source = SampleSource(text: "let a = 1\n\n  let b = 2\nlet c = 3")

    #expect(source.contains(Sample(text: "let a = 1\nlet b = 2")))
    #expect(!source.contains(Sample(text: "let a = 1\nlet c = 3")))
    #expect(!source.contains(Sample(text: "let b = 20")))
  }
}

extension DocumentationPage {
  /// What stands between a line of three backticks and `swift` and the next three.
  func samples() throws -> [Sample] {
    var samples: [Sample] = []
    var open: [Substring]?
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open, line == "```" {
        samples.append(Sample(text: lines.joined(separator: "\n")))
        open = nil
      } else if line == "```swift" {
        open = []
      } else {
        open?.append(line)
      }
    }
    return samples
  }
}

/// Lines of Swift that a page shows.
struct Sample {
  let text: String

  /// The lines with content, with single blanks and without `private`.
  var lines: [String] { SampleSource.lines(of: text) }
}

/// A file that the compiler reads.
struct SampleSource {
  let lines: [String]

  init(text: String) {
    lines = SampleSource.lines(of: text)
  }

  static let all = Result {
    let folder = DocumentationPage.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      SampleSource(
        text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      )
    }
  }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").drop { $0 == "private" }.joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }

  /// Whether the lines of `sample` stand in the file, one after the other.
  func contains(_ sample: Sample) -> Bool {
    let wanted = sample.lines
    guard !wanted.isEmpty, wanted.count <= lines.count else { return false }
    return (0...(lines.count - wanted.count)).contains { start in
      lines[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
