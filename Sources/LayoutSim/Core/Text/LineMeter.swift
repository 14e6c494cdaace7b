/// Accumulates the widths of clusters along one line.
struct LineMeter {
  private let source: TextSource
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The part of the text that is currently measured.
  private var number: Int
  private var end: Int
  private var isSymbol: Bool
  private(set) var ruler: LetterRuler

  /// The width of the previous parts, in points.
  private var finished = 0.0
  private var extent = TextExtent()
  private var hasGuesses = false

  /// Measures a line that starts at `start`.
  init(_ source: TextSource, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.source = source
    self.bytes = bytes
    number = source.span(at: start)
    end = source.end(of: number)
    isSymbol = source.symbol(number) != nil
    ruler = source.ruler(number)
  }
}

extension LineMeter {
  var width: Double { finished + ruler.points(extent) }

  /// The width of the line followed by `mark`, in points.
  func width(with mark: TextExtent) -> Double { finished + ruler.points(extent + mark) }

  /// Whether the advance of a character is a convention.
  var isGuess: Bool { hasGuesses || extent.isGuess }

  /// Appends `cluster` to the line.
  mutating func add(_ cluster: ScannedCluster) {
    if cluster.start >= end { enterPart(at: cluster.start) }
    if isSymbol {
      ruler.addSymbol(to: &extent)
      return
    }
    guard let code = cluster.code else {
      ruler.add(ScannedCharacters(cluster, in: bytes), to: &extent)
      return
    }
    if code >= 0x80 {
      ruler.add(code, to: &extent)
    } else if code == 0x09 {
      skipToTab()
    } else {
      ruler.add(ascii: UInt8(code), to: &extent)
    }
  }

  private mutating func enterPart(at position: Int) {
    finished += ruler.points(extent)
    hasGuesses = isGuess
    extent = TextExtent()
    // Usually the next part; a cluster may extend over several.
    while end <= position, number + 1 < source.spanCount {
      number += 1
      end = source.end(of: number)
    }
    isSymbol = source.symbol(number) != nil
    ruler = source.ruler(number)
  }

  private mutating func skipToTab() {
    let length = width
    let tab = LetterRuler.tabWidth
    extent.tabs += ((length / tab).rounded(.down) + 1) * tab - length
    extent.last = 0
  }
}
