extension ShapePath {
  /// The part of the path between two shares of its length, from 0 to 1; empty if `from` is not before `to`.
  ///
  /// A curve is as long as sixteen chords, and its parameter counts as its length. It imitates SwiftUI's `trimmedPath(from:to:)`.
  public func trimmedPath(from: Double, to: Double) -> ShapePath {
    let segments = segments.map { (segment: $0, length: $0.length) }
    let total = segments.reduce(0) { $0 + $1.length }
    let share = { (value: Double) in value.isNaN ? 0 : min(max(value, 0), 1) }
    let (start, end) = (share(from) * total, share(to) * total)
    if start == 0, end == total { return self }
    var path = ShapePath()
    var position = 0.0
    for (segment, length) in segments {
      let (low, high) = (max(start, position), min(end, position + length))
      if low < high {
        let part = segment.part(from: (low - position) / length, to: (high - position) / length)
        if path.currentPoint != part.from { path.move(to: part.from) }
        if let controls = part.controls {
          path.addCurve(to: part.to, control1: controls.0, control2: controls.1)
        } else {
          path.addLine(to: part.to)
        }
      }
      position += length
    }
    return path
  }

  /// The lines and curves, with those that close parts.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, point) = (Point.zero, Point.zero)
    for step in steps {
      switch step {
      case .move(let to): start = to
      case .line, .close: segments.append(Segment(from: point, to: step.end ?? start))
      case .curve(let first, let second, let to):
        segments.append(Segment(from: point, controls: (first, second), to: to))
      }
      point = step.end ?? start
    }
    return segments
  }

  /// A line, or a cubic curve.
  private struct Segment {
    let from: Point
    var controls: (Point, Point)?
    let to: Point

    /// The length of the chords.
    var length: Double {
      let count = controls == nil ? 1 : 16
      let points = (0...count).map { divided(at: Double($0) / Double(count)).0.to }
      return zip(points, points.dropFirst()).reduce(0) { sum, ends in
        let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
        let length = (x * x + y * y).squareRoot()
        return sum + (length.isFinite ? length : 0)
      }
    }

    /// The part between two parameters.
    func part(from low: Double, to high: Double) -> Segment {
      divided(at: high).0.divided(at: low / high).1
    }

    /// Both parts beside a parameter, after de Casteljau.
    private func divided(at share: Double) -> (Segment, Segment) {
      func between(_ first: Point, _ second: Point) -> Point {
        Point(
          x: first.x + (second.x - first.x) * share,
          y: first.y + (second.y - first.y) * share
        )
      }
      guard let controls else {
        let middle = between(from, to)
        return (Segment(from: from, to: middle), Segment(from: middle, to: to))
      }
      let (a, c) = (between(from, controls.0), between(controls.1, to))
      let b = between(controls.0, controls.1)
      let middle = between(between(a, b), between(b, c))
      return (
        Segment(from: from, controls: (a, between(a, b)), to: middle),
        Segment(from: middle, controls: (between(b, c), c), to: to)
      )
    }
  }
}

extension ShapePath.Step {
  /// The point at which it ends; `nil` for one that goes back.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}

extension DrawnShape {
  /// The part of the outline between two shares of its length, from 0 to 1.
  ///
  /// A circle begins at its right and goes clockwise on screen. It imitates SwiftUI's modifier of that name.
  public func trim(from start: Double = 0, to end: Double = 1) -> AnyDrawnShape {
    changed { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// The shape drawn at another scale; its frame stays as it is.
  ///
  /// A factor that is not finite counts as 1.
  public func scale(_ scale: Double, anchor: AnchorPoint = .center) -> AnyDrawnShape {
    changed { path, rect in
      let factor = scale.isFinite ? scale : 1
      let center = Point(
        x: rect.minX + anchor.x * rect.size.width,
        y: rect.minY + anchor.y * rect.size.height
      )
      let map = AffineMap.scale(x: factor, y: factor, around: center)
      return path.mapped { map($0) }
    }
  }

  private func changed(
    _ change: @escaping @MainActor (ShapePath, Rect) -> ShapePath
  ) -> AnyDrawnShape {
    AnyDrawnShape(asLargeAs: self) { rect in change(path(in: rect), rect) }
  }
}
