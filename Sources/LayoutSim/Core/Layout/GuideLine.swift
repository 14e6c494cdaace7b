extension VerticalGuide {
  /// Where things in a line of `height` meet: at the lowest of their own guides where those are
  /// lines of text, else where the guide is in the line.
  func line(in height: Double, through positions: some Sequence<Double>) -> Double {
    isBaseline ? positions.reduce(0) { max($0, $1) } : position(in: height)
  }

  /// Whether it is a line of text, and not a share of the height.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
