import LayoutSim

/// By how much the frame of a node changed, relative to its parent's, in points.
struct GeometryChange {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var bottom: Double { y + height }
  var right: Double { x + width }

  /// Nothing, if one of both has no frame or one that is no number.
  init(from old: OutlineNode?, to new: OutlineNode?) {
    guard let old = old?.frame, let new = new?.frame else { return }
    func change(_ one: Double, _ other: Double) -> Double {
      let change = other - one
      guard change.magnitude < 1e9 else { return 0 }
      // Thirds of a point are printed with two decimals.
      let thirds = (change * 3).rounded() / 3
      return abs(thirds - change) < 0.0101 ? thirds : (change * 100).rounded() / 100
    }
    x = change(old.minX, new.minX)
    y = change(old.minY, new.minY)
    width = change(old.size.width, new.size.width)
    height = change(old.size.height, new.size.height)
  }

  /// What rounding to the pixels of a device may add to a length, twice.
  static let tolerance = 0.7

  /// Whether two changes are one and the same, and not none.
  static func isSame(_ one: Double, _ other: Double) -> Bool {
    one != 0 && other != 0 && abs(one - other) <= tolerance
  }
}

extension GeometryChange {
  /// One direction of a change: downwards, or from left to right.
  struct Line {
    /// The change of the place.
    let start: Double

    /// The change of the size.
    let extent: Double

    var end: Double { start + extent }
  }

  func along(_ axis: LayoutAxis) -> Line {
    axis == .vertical ? Line(start: y, extent: height) : Line(start: x, extent: width)
  }
}

extension Rect {
  /// The beginning and the end along an axis.
  func range(along axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .vertical ? (minY, maxY) : (minX, maxX)
  }
}
