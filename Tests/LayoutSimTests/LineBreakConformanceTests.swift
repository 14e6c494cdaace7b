import Foundation
import Testing

@testable import LayoutSim

/// Line breaks of Unicode.
struct LineBreakConformanceTests {
  /// The cases of the fixture: code points, with a bar between two where a line may end and a space
  /// where it may not.
  private func cases() throws -> [Substring] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/line-break-cases", withExtension: "txt")
    )
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// A case's text, as the fixture writes it, with bars where lines may end.
  private func marked(_ text: String) -> String {
    let breaks = Set(LineBreakOpportunities(in: text))
    var line = ""
    for place in text.unicodeScalars.indices {
      if place > text.startIndex { line += breaks.contains(place) ? "|" : " " }
      line += String(text.unicodeScalars[place].value, radix: 16, uppercase: true)
    }
    return line
  }

  @Test("Every case of Unicode's own test file is met")
  func everyCase() throws {
    let cases = try cases()
    #expect(cases.count == 7_654)
    for line in cases {
      let scalars = line.split { $0 == " " || $0 == "|" }
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(marked(String(text)) == line)
    }
  }
}
