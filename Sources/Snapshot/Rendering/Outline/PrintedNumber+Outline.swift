import LayoutSim

extension PrintedNumber {
  /// An offered length; `nil`, which asks for the ideal length, is spelled out.
  static func text(offered length: Double?) -> String {
    length.map(text) ?? "nil"
  }

  /// The length in pixels of `pixel` points, rounded to the nearest integer, with halves rounded up.
  ///
  /// Two neighbours may compute their common edge by different sums; the added tolerance rounds both to the
  /// same pixel when that edge lies half-way between two pixels.
  static func pixels(_ length: Double, of pixel: Double) -> Double {
    let pixels = length / pixel
    guard pixels.magnitude < 1e13 else { return pixels }
    return (pixels + 0.5 + 1e-6).rounded(.down)
  }

  /// The number that is printed for `value`, with at most two decimals.
  static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e13 ? (value * 100).rounded() / 100 : value
  }
}
