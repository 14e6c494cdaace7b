extension VerticalGuide {
  /// The position at which boxes in a line of `height` are aligned: the lowest of their own guides if those
  /// are baselines, otherwise the guide's position in the line.
  func line(in height: Double, through positions: some Sequence<Double>) -> Double {
    isBaseline ? positions.reduce(0) { max($0, $1) } : position(in: height)
  }

  /// Whether it is a baseline, and not a fraction of the height.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
