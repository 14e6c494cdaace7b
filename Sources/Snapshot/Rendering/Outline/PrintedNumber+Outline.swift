import LayoutSim

extension PrintedNumber {
  /// An offered length; `nil`, which asks for the ideal length, is spelled out.
  static func text(offered length: Double?) -> String {
    length.map(text) ?? "nil"
  }

  /// How many pixels of `pixel` points a length is, to the nearest whole one, upwards from the middle.
  ///
  /// Two neighbours may reach their common edge by different sums; what is added keeps both on the
  /// same side when that edge lies in the middle between two pixels.
  static func pixels(_ length: Double, of pixel: Double) -> Double {
    let pixels = length / pixel
    guard pixels.magnitude < 1e13 else { return pixels }
    return (pixels + 0.5 + 1e-6).rounded(.down)
  }
}
