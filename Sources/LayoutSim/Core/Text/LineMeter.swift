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

/// The tracking that gives Inter's glyphs the widths of SF Pro's.
///
/// Apple publishes SF Pro's tracking by size. Two more terms were fitted to published widths of SF Pro: one
/// for the difference between the two designs in each weight, and one for SF Pro's second design, which is
/// used at large sizes and blended in between 17 and 28 points.
struct Tracking {
  /// The additional distance after every character, in points.
  let perLetter: Double

  /// The further additional distance after every digit, in points.
  let perDigit: Double

  /// Creates the tracking of text of `pointSize`, which must be finite and not negative.
  init(pointSize: Double, weight: TextWeight) {
    let fit = Fit(weight)
    let blend = Self.largeDesign(at: pointSize)
    perLetter =
      Self.published(at: pointSize) + pointSize * (fit.design + blend * fit.largeDesign)
    perDigit = pointSize * blend * fit.digit
  }
}

extension Tracking {
  /// One published size with its tracking, both in points.
  struct Entry {
    let pointSize: Double
    let points: Double
  }

  /// SF Pro's tracking in points: interpolated linearly between the published sizes, and beyond them
  /// proportional to the size, as at the nearest one.
  static func published(at pointSize: Double) -> Double {
    let table = published
    guard let smallest = table.first, let largest = table.last else { return 0 }
    if pointSize <= smallest.pointSize {
      return smallest.points * pointSize / smallest.pointSize
    }
    if pointSize >= largest.pointSize {
      return largest.points * pointSize / largest.pointSize
    }
    var upper = 1
    while table[upper].pointSize < pointSize { upper += 1 }
    let (from, to) = (table[upper - 1], table[upper])
    let share = (pointSize - from.pointSize) / (to.pointSize - from.pointSize)
    return from.points + share * (to.points - from.points)
  }

  /// The share of SF Pro's large design: none up to 17 points, 0.52 at 22, all from 28 on.
  static func largeDesign(at pointSize: Double) -> Double {
    switch pointSize {
    case ...17: 0
    case ..<22: 0.52 * (pointSize - 17) / 5
    case ..<28: 0.52 + 0.48 * (pointSize - 22) / 6
    default: 1
    }
  }

  /// The fitted terms of one weight, in em.
  private struct Fit {
    let design: Double
    let largeDesign: Double
    let digit: Double

    init(_ weight: TextWeight) {
      switch weight {
      case .ultraLight, .thin, .light, .regular:
        (design, largeDesign, digit) = (-0.0020, -0.060, 0.0380)
      case .medium: (design, largeDesign, digit) = (0.0045, -0.058, 0.0325)
      case .semibold: (design, largeDesign, digit) = (0.0080, -0.057, 0.0264)
      case .bold, .heavy, .black:
        (design, largeDesign, digit) = (0.0145, -0.055, 0.0206)
      }
    }
  }
}
