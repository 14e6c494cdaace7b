extension ShapePath {
  /// The part of the path between two shares of its length, from 0 to 1; empty if `from` is not before `to`.
  ///
  /// Lengths of curves are those of sixteen chords, which differ by less than a hundredth. It imitates SwiftUI's `trimmedPath(from:to:)`.
  public func trimmedPath(from: Double, to: Double) -> ShapePath {
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (start, end) = (from.share * total, to.share * total)
    var path = ShapePath()
    guard start < end else { return path }
    if start == 0, end == total { return self }
    var position = 0.0
    // The point at which the last part ended, if the next one goes on from it.
    var last: Point?
    for segment in segments where segment.length > 0 {
      let (low, high) = (max(start, position), min(end, position + segment.length))
      if low < high {
        let part = segment.part(from: low - position, to: high - position)
        if last != part.from { path.move(to: part.from) }
        path.add(part)
        last = part.to
      }
      position += segment.length
    }
    return path
  }

  private mutating func add(_ segment: Segment) {
    if let controls = segment.controls {
      addCurve(to: segment.to, control1: controls.0, control2: controls.1)
    } else {
      addLine(to: segment.to)
    }
  }

  /// The lines and curves, with those that close parts.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, point) = (Point.zero, Point.zero)
    for step in steps {
      switch step {
      case .move(let to): (start, point) = (to, to)
      case .line(let to):
        segments.append(Segment(from: point, to: to))
        point = to
      case .curve(let first, let second, let to):
        segments.append(Segment(from: point, controls: (first, second), to: to))
        point = to
      case .close:
        segments.append(Segment(from: point, to: start))
        point = start
      }
    }
    return segments
  }

  /// A line, or a cubic curve.
  private struct Segment {
    let from: Point
    let controls: (Point, Point)?
    let to: Point

    /// The lengths of the chords.
    let chords: [Double]

    var length: Double { chords.reduce(0, +) }

    init(from: Point, controls: (Point, Point)? = nil, to: Point) {
      (self.from, self.controls, self.to) = (from, controls, to)
      let count = controls == nil ? 1 : 16
      var chords: [Double] = []
      var last = from
      for number in 1...count {
        let next = Segment.split(from, controls, to, at: Double(number) / Double(count)).middle
        let (x, y) = (next.x - last.x, next.y - last.y)
        let length = (x * x + y * y).squareRoot()
        chords.append(length.isFinite ? length : 0)
        last = next
      }
      self.chords = chords
    }

    /// The part between two lengths.
    func part(from low: Double, to high: Double) -> Segment {
      let (first, last) = (parameter(at: low), parameter(at: high))
      let rest = Segment.split(from, controls, to, at: first)
      let end = Segment.split(
        rest.middle,
        rest.second,
        to,
        at: first < 1 ? (last - first) / (1 - first) : 1
      )
      return Segment(from: rest.middle, controls: end.first, to: end.middle)
    }

    /// The parameter of the point behind a length.
    private func parameter(at length: Double) -> Double {
      var left = length
      for (number, chord) in chords.enumerated() {
        if left <= chord, chord > 0 {
          return (Double(number) + left / chord) / Double(chords.count)
        }
        left -= chord
      }
      return 1
    }

    /// Divides a line or a curve at a parameter, after de Casteljau.
    private static func split(
      _ from: Point,
      _ controls: (Point, Point)?,
      _ to: Point,
      at share: Double
    ) -> (first: (Point, Point)?, middle: Point, second: (Point, Point)?) {
      func between(_ first: Point, _ second: Point) -> Point {
        Point(
          x: first.x + (second.x - first.x) * share,
          y: first.y + (second.y - first.y) * share
        )
      }
      guard let controls else { return (nil, between(from, to), nil) }
      let (a, b, c) = (
        between(from, controls.0), between(controls.0, controls.1), between(controls.1, to)
      )
      let (ab, bc) = (between(a, b), between(b, c))
      return ((a, ab), between(ab, bc), (bc, c))
    }
  }
}

extension Double {
  /// A share from 0 to 1; 0 if it is no number.
  fileprivate var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}

extension DrawnShape {
  /// The part of the outline between two shares of its length, from 0 to 1.
  ///
  /// A circle begins at its right and goes clockwise on screen. It imitates SwiftUI's modifier of that name.
  public func trim(from start: Double = 0, to end: Double = 1) -> AnyDrawnShape {
    changed { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// The shape drawn at another scale; its frame stays as it is.
  public func scale(_ scale: Double, anchor: AnchorPoint = .center) -> AnyDrawnShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape drawn at another scale; its frame stays as it is.
  ///
  /// A factor that is not finite counts as 1.
  public func scale(x: Double = 1, y: Double = 1, anchor: AnchorPoint = .center) -> AnyDrawnShape {
    mapped(around: anchor) { center in
      .scale(x: x.isFinite ? x : 1, y: y.isFinite ? y : 1, around: center)
    }
  }

  /// The shape drawn turned, clockwise on screen; its frame stays as it is.
  public func rotation(_ angle: RotationAngle, anchor: AnchorPoint = .center) -> AnyDrawnShape {
    mapped(around: anchor) { .rotation(degrees: angle.degrees, around: $0) }
  }

  private func mapped(
    around anchor: AnchorPoint,
    _ map: @escaping @MainActor (Point) -> AffineMap
  ) -> AnyDrawnShape {
    changed { path, rect in
      let map = map(
        Point(
          x: rect.minX + anchor.x * rect.size.width,
          y: rect.minY + anchor.y * rect.size.height
        )
      )
      return path.mapped { map($0) }
    }
  }

  private func changed(
    _ change: @escaping @MainActor (ShapePath, Rect) -> ShapePath
  ) -> AnyDrawnShape {
    AnyDrawnShape(asLargeAs: self) { rect in change(path(in: rect), rect) }
  }
}
