import FlowEngine
import Foundation
import TestSupport
import Testing

/// Hostile links.
@MainActor
struct LinkFuzzTests {
  private let app = AppCoordinator()
  private let links: LinkTable

  init() throws {
    links = try makeGuideLinks()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: OceanRoute.deep)
  }

  /// Opens the link, which must lead to a route or to an error, with nothing changed then.
  private func expectCalm(_ link: String) {
    let composition = app.composition
    let revision = app.revision
    do throws(FlowError) {
      let plan = try app.plan(opening: link, with: links)
      #expect(app.composition == composition)
      #expect(app.revision == revision)
      try app.perform(opening: link, with: links)
      #expect(plan.route?.identifier == app.visibleRoute.identifier)
    } catch {
      guard case .linkRefused = error else {
        Issue.record("\(error) for \(link.debugDescription)")
        return
      }
      #expect(!app.open(link, with: links))
      #expect(app.composition == composition)
      #expect(app.revision == revision)
      #expect(app.unhandledErrors.last == error)
      app.clearUnhandledErrors()
    }
  }

  private let sources = [
    "guide://ocean/abyss?ref=mail#top", "https://guide.example/blue/level2?x=%20y&z",
    "guide:///red/info", "guide://level/3?modal=true", "guide://files/a/b%2Fc/d",
  ]

  @Test("A link that is cut off anywhere does no harm")
  func truncated() {
    for source in sources {
      for length in 0..<source.count { expectCalm(String(source.prefix(length))) }
    }
  }

  @Test("A link with bytes changed, put in and left out at random does no harm")
  func mutated() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<1_500 {
      var bytes = Array(random.pick(sources).utf8)
      for _ in 0...random.next(below: 4) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      expectCalm(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(
    "A link with hostile text in each of its places does no harm",
    arguments: Night.sample(hostileTexts, oneIn: 3)
  )
  func spliced(text: String) {
    for source in sources {
      for place in source.indices where "/:?#&=".contains(source[place]) {
        let next = source.index(after: place)
        expectCalm(source[..<next] + text + source[next...])
      }
    }
    expectCalm(text)
  }

  @Test("A text of random letters, of which some make up URLs, does no harm")
  func random() {
    let letters = Array("guide:/?#[]@!$&'()*+,;=%09aF.-_~ \u{301}é\0\n{}|\\^👩‍👩‍👧‍👦")
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let tail = String((0..<random.next(below: 24)).map { _ in random.pick(letters) })
      expectCalm(random.pick(["", "guide:", "guide://", "https://guide.example", "https:"]) + tail)
    }
  }

  @Test(
    "A huge link does no harm",
    arguments: ["/", "a", "/a", "/../", "%41", "&a=b", "?", "#", ":", "é", "[", "\0"]
  )
  func huge(piece: String) {
    for count in [1_000, 100_000] {
      expectCalm("guide://ocean" + String(repeating: piece, count: count))
      expectCalm("https://" + String(repeating: piece, count: count))
      expectCalm(String(repeating: piece, count: count))
    }
  }

  @Test("The same texts given as Foundation's URL do no harm, either", arguments: hostileTexts)
  func urls(text: String) {
    for source in sources {
      guard let url = URL(string: source + text) else { continue }
      expectCalm(url.absoluteString)
    }
  }
}
