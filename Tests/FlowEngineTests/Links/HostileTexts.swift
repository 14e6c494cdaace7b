/// Texts that break URLs which are not written with care.
let hostileTexts: [String] = [
  "a", " ", "  ", "\t", "\n", "\r\n", "\0", "\u{7F}", "\u{80}", "\u{FEFF}", "\u{202E}x", "\u{FFFD}",
  ".", "..", "...", "/", "//", "a/b", "/a", "a/", "a//b", "./..", "\\", "a\\b",
  "?", "#", "&", "=", "+", "%", "%%", "%2F", "%zz", "%00", "a%", "%25", ";", ",", "@", "a@b", ":",
  "a:b", "a:80", "://", "x://y", "[", "]", "[::1]", "{x}", "{", "}", "|", "^", "`", "\"", "'", "<>",
  "é", "e\u{301}", "\u{301}", "/\u{301}", "ß", "İ", "日本語", "👩‍👩‍👧‍👦", "🇩🇪", "مرحبا", "NEW", "New", "nil",
  "null",
  "1e400", "-0", "９", "xn--bcher-kva", "bücher", "$1", "!*'()", "~-_.", "a b+c d", "q=1&q=2",
]

/// The generator of tests: the same numbers for the same seed on every machine.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `limit`.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
