import Foundation
import Testing

/// Every piece of Swift in the guides, and in the comments of what is declared, stands line by line in a file below
/// `Tests`, all of which the compiler reads.
@Suite("Samples in the documentation")
struct SampleTests {
  @Test("Every sample is compiled", arguments: DocumentationPage.all)
  func compiled(page: DocumentationPage) throws {
    for sample in try page.samples() {
      #expect(
        try SampleSource.all.get().contains(sample),
        "No file below Tests has these lines of \(page):\n\(sample.text)"
      )
    }
  }

  @Test("Every example in a comment is compiled")
  func comments() throws {
    var count = 0
    for page in DocumentationPage.sources {
      for sample in try page.samplesInComments() {
        count += 1
        let isCompiled = try SampleSource.all.get().contains(sample)
        #expect(isCompiled, "No file below Tests has these lines of \(page):\n\(sample.text)")
      }
    }
    #expect(count >= 80)
  }

  @Test("Pages have samples that are looked for")
  func found() throws {
    #expect(try DocumentationPage(path: "README.md").samples().count >= 3)
    let tutorial = "Sources/Snapshot/Asserting/Snapshot.docc/AnAppAndItsTests.md"
    #expect(try DocumentationPage(path: tutorial).samples().count >= 10)
  }

  @Test("A line that differs is found")
  func otherLine() {
    let source = SampleSource(texts: ["let a = 1\n\n  let b = 2\nlet c = 3"])

    #expect(source.contains(Sample(text: "let a = 1\nlet b = 2")))
    #expect(!source.contains(Sample(text: "let a = 1\nlet c = 3")))
    #expect(!source.contains(Sample(text: "let b = 20")))
  }
}

extension DocumentationPage {
  /// What stands between a line of three backticks and `swift` and the next three.
  func samples() throws -> [Sample] {
    Sample.all(in: try text().split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The same in the comments of declarations.
  func samplesInComments() throws -> [Sample] {
    let text = try text()
    guard text.contains("/// ```swift") else { return [] }
    return Sample.all(
      in: text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
        .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
    )
  }
}

/// Lines of Swift that a page shows.
struct Sample {
  let text: String

  /// The lines with content, with single blanks and without `private`.
  var lines: [String] { SampleSource.lines(of: text) }

  /// The samples in the lines of a text.
  static func all(in lines: [Substring]) -> [Sample] {
    var samples: [Sample] = []
    var open: [Substring]?
    for line in lines {
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

/// Files that the compiler reads.
struct SampleSource {
  /// The lines of all files, with an empty one after each.
  private let lines: [String]

  /// Where each line stands.
  private let places: [String: [Int]]

  init(texts: [String]) {
    lines = texts.flatMap { SampleSource.lines(of: $0) + [""] }
    places = Dictionary(grouping: lines.indices) { [lines] in lines[$0] }
  }

  static let all = Result {
    let folder = DocumentationPage.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return SampleSource(
      texts: try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
    )
  }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").drop { $0 == "private" }.joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }

  /// Whether the lines of `sample` stand in a file, one after the other.
  func contains(_ sample: Sample) -> Bool {
    let wanted = sample.lines
    guard let first = wanted.first else { return false }
    return places[first, default: []].contains { lines[$0...].starts(with: wanted) }
  }
}
