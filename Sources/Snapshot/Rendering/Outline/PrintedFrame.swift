import LayoutSim

/// A frame rounded to the pixels of a device.
///
/// The corner is rounded in the window, so that nodes which begin together also do so in print. The size is
/// rounded independently, so that nodes of one size print alike wherever they are.
struct PrintedFrame {
  private let left: Double
  private let top: Double
  private let width: Double
  private let height: Double
  private let pixel: Double

  /// The frame of a node on a device with pixels of `pixel` points.
  init(_ frame: Rect, pixel: Double) {
    left = PrintedNumber.pixels(frame.minX, of: pixel)
    top = PrintedNumber.pixels(frame.minY, of: pixel)
    width = PrintedNumber.pixels(frame.size.width, of: pixel)
    height = PrintedNumber.pixels(frame.size.height, of: pixel)
    self.pixel = pixel
  }

  /// The rounded frame in points, with the position relative to the corner of `other`, or of the window.
  func rect(within other: PrintedFrame?) -> Rect {
    Rect(
      x: PrintedNumber.rounded((left - (other?.left ?? 0)) * pixel),
      y: PrintedNumber.rounded((top - (other?.top ?? 0)) * pixel),
      width: PrintedNumber.rounded(width * pixel),
      height: PrintedNumber.rounded(height * pixel)
    )
  }
}

extension PrintedNumber {
  /// An offered length; `nil`, which asks for the ideal length, is spelled out.
  static func text(offered length: Double?) -> String {
    length.map(text) ?? "nil"
  }

  /// The length in pixels of `pixel` points, rounded to the nearest integer, with halves rounded up.
  ///
  /// Two neighbours may compute their common edge by different sums; the added tolerance rounds both to the same pixel
  /// when that edge lies halfway between two pixels.
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
