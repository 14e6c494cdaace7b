import FlowEngine
import Foundation
import TestSupport
import Testing

/// Links there and back.
struct LinkRoundTripTests {
  private let links: LinkTable

  init() throws { links = try makeBookLinks() }

  private func expectRoundTrip(
    _ route: BookRoute,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for beginning in [nil, LinkBeginning.host("books.example")] {
      let link = try links.link(for: route, beginning: beginning)
      #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, sourceLocation: sourceLocation)
      #expect(try links.book(link) == route, sourceLocation: sourceLocation)
      let url = try links.url(for: route, beginning: beginning)
      #expect(url.absoluteString == link, sourceLocation: sourceLocation)
      #expect(try links.book(url) == route, sourceLocation: sourceLocation)
    }
  }

  @Test("Whatever text a route contains, its link leads back to it", arguments: hostileTexts)
  func texts(text: String) throws {
    try expectRoundTrip(.title(text))
    try expectRoundTrip(.reviews(text, tab: text))
    try expectRoundTrip(.search(text, page: nil, genre: nil))
    try expectRoundTrip(.list(tags: [text, "", text]))
    try expectRoundTrip(.file(text))
    try expectRoundTrip(.file("a/\(text)/b"))
    try expectRoundTrip(.folder([text, text]))
  }

  @Test("Where a value stands in the place of the host it comes back, too", arguments: hostileTexts)
  func hostPlace(text: String) throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("{isbn}") { values in
      BookRoute.title(try values["isbn"])
    } from: { route in
      if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
    }
    #expect(try links.book(try links.link(for: BookRoute.title(text))) == .title(text))
    #expect(try links.book(try links.url(for: BookRoute.title(text))) == .title(text))
  }

  @Test("Literals of all kinds lead back, too", arguments: hostileTexts.filter { $0 != "{x}" })
  func literals(text: String) throws {
    var links = LinkTable(schemes: ["x"], hosts: ["x.example"])
    do throws(LinkError) {
      try links.add("a/\(text)", to: BookRoute.new)
      try links.add(text, to: BookRoute.home)
    } catch {
      // Some of the texts are not patterns.
      guard case .malformedPattern(let pattern, _) = error else { throw error }
      #expect(["a/\(text)", text].contains(pattern))
      return
    }
    for route in [BookRoute.new, .home] {
      for beginning in [LinkBeginning.scheme("x"), .host("x.example")] {
        #expect(try links.book(links.link(for: route, beginning: beginning)) == route)
      }
    }
  }

  @Test("A hundred routes of random values come back, or their link is refused as such")
  func random() throws {
    var random = SeededGenerator(seed: 7)
    func text(_ random: inout SeededGenerator) -> String {
      (0...random.next(below: 3)).map { _ in random.pick(hostileTexts) }.joined()
    }
    for _ in 0..<100 {
      let number = Int(truncatingIfNeeded: random.next())
      try expectRoundTrip(.chapter(text(&random), number))
      try expectRoundTrip(.search(text(&random), page: number, genre: .crime))
      try expectRoundTrip(.folder([text(&random), text(&random), text(&random)]))
      try expectRoundTrip(.file(text(&random)))
    }
  }

  @Test("Not a number is equal to nothing, and so has no link")
  func notANumber() throws {
    struct Zoom: Route { let factor: Double }
    var links = LinkTable(schemes: ["x"])
    try links.add("zoom/{factor}") { values in
      Zoom(factor: try values["factor"])
    } from: {
      ["factor": $0.factor]
    }
    #expect(try links.link(for: Zoom(factor: -0.1)) == "x://zoom/-0.1")
    #expect(throws: LinkError.self) { try links.link(for: Zoom(factor: .nan)) }
  }
}
