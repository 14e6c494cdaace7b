import LayoutSim

/// A frame on the pixels of a device.
///
/// The corner is where its edges are, so that things which begin together do so in print. The size is
/// rounded on its own, so that things of one size print alike wherever they are.
struct PrintedFrame {
  private let left: Double
  private let top: Double
  private let width: Double
  private let height: Double
  private let pixel: Double

  /// The frame of something on a device with pixels of `pixel` points.
  init(_ frame: Rect, pixel: Double) {
    left = PrintedNumber.pixels(frame.minX, of: pixel)
    top = PrintedNumber.pixels(frame.minY, of: pixel)
    width = PrintedNumber.pixels(frame.size.width, of: pixel)
    height = PrintedNumber.pixels(frame.size.height, of: pixel)
    self.pixel = pixel
  }

  /// `x,y WxH`, the position counted from the corner of `other`, or of the window.
  func text(within other: PrintedFrame?) -> String {
    let place = [left - (other?.left ?? 0), top - (other?.top ?? 0)].map(text)
    return place.joined(separator: ",") + " " + [width, height].map(text).joined(separator: "x")
  }

  private func text(_ pixels: Double) -> String { PrintedNumber.text(pixels * pixel) }
}
