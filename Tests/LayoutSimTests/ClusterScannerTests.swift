import Testing

@testable import LayoutSim

@Suite("Reading clusters")
struct ClusterScannerTests {
  private func clusters(_ text: String) -> [String] {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var scanner = ClusterScanner(text, bytes, from: 0)
      var found: [String] = []
      while let cluster = scanner.next() {
        found.append(String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self))
      }
      return found
    } ?? []
  }

  @Test("Plain characters are what the standard library takes for one character among others")
  func plain() {
    var text = ""
    var count = 0
    for code in UInt32(0x20)..<0x11000 where ClusterScanner.isPlain(code) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      // Twice, since some belong together only with their like.
      text.unicodeScalars.append(contentsOf: [scalar, scalar])
      count += 2
    }
    #expect(text.count == count)
  }

  @Test(
    "Clusters are those of the standard library",
    arguments: [
      "a\r\nb\rc\n", "e\u{301}e\u{301}", "\u{301}a", "👩‍👩‍👧‍👦👍🏽🇮🇹🇮🇹🇮", "각\u{11A8}\u{1112}\u{1161}",
      "a\u{200D}b",
      "क्षि", "か\u{3099}か", "\u{600}a", "a\u{AD}\u{301}", "ﾊﾞ", "\u{0}\u{1}é", "漢\u{FE00}字",
    ]
  )
  func sameClusters(text: String) {
    #expect(clusters(text) == text.map(String.init))
  }
}
