import Testing

@testable import LayoutSim

/// Reading clusters.
struct ClusterScannerTests {
  private func clusters(_ text: String) -> [String] {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var scanner = ClusterScanner(bytes, from: 0)
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
      "か\u{3099}か", "\u{600}a", "a\u{AD}\u{301}", "ﾊﾞ", "\u{0}\u{1}é", "漢\u{FE00}字",
    ]
  )
  func sameClusters(text: String) {
    #expect(clusters(text) == text.map(String.init))
  }

  /// Clusters by the tables that FlowSim has, whatever version of Unicode the standard library knows.
  @Test(
    "Indic conjuncts of six scripts are one cluster, unless something keeps them apart",
    arguments: [
      // Devanagari, with a vowel sign; with a joiner; with a sign that keeps the letters apart.
      ("\u{915}\u{94D}\u{937}\u{93F}", 1), ("\u{915}\u{94D}\u{200D}\u{937}", 1),
      ("\u{915}\u{94D}\u{200C}\u{937}", 2), ("\u{915}\u{937}", 2),
      // With a nukta before the linker.
      ("\u{915}\u{93C}\u{94D}\u{937}", 1),
      // Three consonants.
      ("\u{938}\u{94D}\u{924}\u{94D}\u{930}", 1),
      // Bengali, Gujarati, Oriya, Telugu, Malayalam.
      ("\u{995}\u{9CD}\u{9B7}", 1), ("\u{A95}\u{ACD}\u{AB7}", 1), ("\u{B15}\u{B4D}\u{B37}", 1),
      ("\u{C15}\u{C4D}\u{C37}", 1), ("\u{D15}\u{D4D}\u{D37}", 1),
      // Tamil and Kannada have no such rule in 15.1.
      ("\u{B95}\u{BCD}\u{BB7}", 2), ("\u{C95}\u{CCD}\u{CB7}", 2),
      // A linker of one script and a vowel, or a letter of no script.
      ("\u{915}\u{94D}\u{905}", 2), ("\u{915}\u{94D}a", 2),
    ]
  )
  func conjuncts(text: String, count: Int) {
    #expect(clusters(text).count == count)
  }

  @Test(
    "Hangul, flags, pictures, marks and prefixes are put together by their rules",
    arguments: [
      ("\u{1100}\u{1161}\u{11A8}\u{1100}", 2), ("\u{AC00}\u{11A8}", 1), ("\u{AC01}\u{1161}", 2),
      ("\u{1F1EE}\u{1F1F9}\u{1F1EE}", 2), ("\u{1F469}\u{200D}\u{1F467}", 1),
      ("\u{1F44D}\u{1F3FD}\u{200D}\u{1F467}", 1), ("a\u{200D}\u{1F467}", 2), ("\u{600}\u{661}", 1),
      ("\u{600}\n", 2), ("\r\n", 1), ("\n\r", 2), ("\u{AD}\u{301}", 2), ("\u{E01}\u{E33}", 1),
      ("\u{600}\u{1F1EE}\u{1F1F9}", 1),
    ]
  )
  func rules(text: String, count: Int) {
    #expect(clusters(text).count == count)
  }
}
