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

  /// `x,y WxH`, with the position relative to the corner of `other`, or of the window.
  func text(within other: PrintedFrame?) -> String {
    let place = [left - (other?.left ?? 0), top - (other?.top ?? 0)].map(text)
    return place.joined(separator: ",") + " " + [width, height].map(text).joined(separator: "x")
  }

  private func text(_ pixels: Double) -> String { PrintedNumber.text(pixels * pixel) }
}
