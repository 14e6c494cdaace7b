/// How high lines of one face are when they are stacked.
struct StackedLines {
  /// The face, with lengths that can be counted with.
  let font: TextFont

  private let lineHeight: Double
  private let pitch: Double

  init(_ font: TextFont) {
    self.font = TextFont(
      pointSize: Self.length(font.pointSize),
      weight: font.weight,
      leading: Self.length(font.leading)
    )
    lineHeight = self.font.lineHeight
    pitch = lineHeight + self.font.extraLeading
  }

  /// No letter is larger than this many points: far beyond any screen, and small enough for sums.
  private static let largest = 1_000_000.0

  private static func length(_ points: Double) -> Double {
    points > 0 ? min(points, largest) : 0
  }
}

extension StackedLines {
  /// The height of so many lines, unrounded: the distance between lines is theirs, not around them.
  func height(lines count: Int) -> Double {
    lineHeight + Double(max(1, count) - 1) * pitch
  }

  /// How many lines fit in `height`, at least one.
  func lines(in height: Double) -> Int {
    let further = (height + LineWrapper.tolerance - lineHeight) / pitch
    guard further >= 1 else { return 1 }
    return further < 1e9 ? 1 + Int(further) : .max
  }

  /// The distance from the top to the baseline of a line, counted from 0.
  func baseline(line: Int) -> Double {
    font.ascent + Double(line) * pitch
  }
}
