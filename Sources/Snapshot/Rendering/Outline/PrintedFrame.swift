import LayoutSim

/// A frame whose edges stand on half points, so that neighbours never drift apart in print.
struct PrintedFrame {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ frame: Rect) {
    left = PrintedNumber.edge(frame.minX)
    top = PrintedNumber.edge(frame.minY)
    right = PrintedNumber.edge(frame.maxX)
    bottom = PrintedNumber.edge(frame.maxY)
  }

  /// `x,y WxH`, the position counted from the corner of `other`, or of the window.
  func text(within other: PrintedFrame?) -> String {
    let x = PrintedNumber.text(left - (other?.left ?? 0))
    let y = PrintedNumber.text(top - (other?.top ?? 0))
    let width = PrintedNumber.text(right - left)
    let height = PrintedNumber.text(bottom - top)
    return "\(x),\(y) \(width)x\(height)"
  }
}
