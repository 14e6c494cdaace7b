/// A path of lines and curves, in points from the top left corner of the frame that it is drawn in.
///
/// It imitates SwiftUI's `Path`. Arcs and quadratic curves are kept as cubic ones, which differ from circles by less than a
/// thousandth of the radius.
public struct ShapePath: Hashable, Sendable {
  /// A step of a path.
  package enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  package private(set) var steps: [Step] = []

  /// The point that ``closeSubpath()`` returns to.
  private var start = Point.zero

  /// The point at which the path ends; `nil` if it is empty.
  public private(set) var currentPoint: Point?

  /// Creates an empty path.
  public init() {}

  /// Creates a path that `build` adds to.
  public init(_ build: (inout ShapePath) -> Void) {
    build(&self)
  }

  /// Creates the path around `rect`.
  public init(_ rect: Rect) { addRect(rect) }

  /// Creates the largest ellipse in `rect`.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Creates the path around `rect`, with corners of a radius.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: CornerCurve = .continuous) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { steps.isEmpty }

  /// Begins another part at `point`.
  public mutating func move(to point: Point) {
    steps.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a line to `point`.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    steps.append(.line(point))
    currentPoint = point
  }

  /// Adds lines through `points`; the first one begins another part.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve to `point`.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard currentPoint != nil else { return move(to: point) }
    steps.append(.curve(control1, control2, to: point))
    currentPoint = point
  }

  /// Adds a quadratic curve to `point`.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    let from = currentPoint ?? point
    func between(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: between(from), control2: between(point))
  }

  /// Adds a part of a circle, with a line to its beginning.
  ///
  /// As on the platform, `clockwise` is meant with y growing upwards, so that on screen it is the other way round.
  public mutating func addArc(
    center: Point,
    radius: Double,
    startAngle: RotationAngle,
    endAngle: RotationAngle,
    clockwise: Bool
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    if sweep.magnitude < 360 {
      if !clockwise, sweep < 0 { sweep += 360 }
      if clockwise, sweep > 0 { sweep -= 360 }
    } else {
      sweep = clockwise ? -360 : 360
    }
    let count = max(1, Int((sweep.magnitude / 90).rounded(.up)))
    let part = sweep / Double(count)
    // The distance of the control points that makes a cubic curve meet the circle in its middle.
    let quarter = Turn.sineAndCosine(degrees: part / 4)
    let reach = 4 / 3 * quarter.sine / quarter.cosine
    func point(_ degrees: Double, tangent: Double = 0) -> Point {
      let (sine, cosine) = Turn.sineAndCosine(degrees: degrees)
      return Point(
        x: center.x + radius * (cosine - tangent * sine),
        y: center.y + radius * (sine + tangent * cosine)
      )
    }
    addLine(to: point(startAngle.degrees))
    for index in 0..<count {
      let from = startAngle.degrees + part * Double(index)
      let to = from + part
      addCurve(
        to: point(to),
        control1: point(from, tangent: reach),
        control2: point(to, tangent: -reach)
      )
    }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the largest ellipse in `rect`, clockwise on screen from its right.
  public mutating func addEllipse(in rect: Rect) {
    let ends = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.midX + x * rect.size.width / 2, y: rect.midY + y * rect.size.height / 2)
    }
    move(to: point(1, 0))
    for (from, to) in zip(ends, ends.dropFirst()) {
      let reach = ShapePath.quarterReach
      addCurve(
        to: point(to.0, to.1),
        control1: point(from.0 + to.0 * reach, from.1 + to.1 * reach),
        control2: point(to.0 + from.0 * reach, to.1 + from.1 * reach)
      )
    }
    closeSubpath()
  }

  /// The distance of the control points of a cubic curve that is a quarter of a circle, in radii.
  private static let quarterReach = 0.5522847498

  /// Adds a closed rectangle with corners of `cornerSize`, each at most half of a side.
  public mutating func addRoundedRect(
    in rect: Rect,
    cornerSize: Size,
    style: CornerCurve = .continuous
  ) {
    let (width, height) = (
      min(cornerSize.width.lengthOrZero, rect.size.width / 2),
      min(cornerSize.height.lengthOrZero, rect.size.height / 2)
    )
    guard width > 0, height > 0 else { return addRect(rect) }
    let reach = ShapePath.quarterReach
    func corner(_ x: Double, _ y: Double, from: (Double, Double), to: (Double, Double)) {
      let begin = Point(x: x + from.0 * width, y: y + from.1 * height)
      let end = Point(x: x + to.0 * width, y: y + to.1 * height)
      if isEmpty || currentPoint == nil { move(to: begin) } else { addLine(to: begin) }
      addCurve(
        to: end,
        control1: Point(x: begin.x - from.0 * width * reach, y: begin.y - from.1 * height * reach),
        control2: Point(x: end.x - to.0 * width * reach, y: end.y - to.1 * height * reach)
      )
    }
    move(to: Point(x: rect.minX + width, y: rect.minY))
    corner(rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
    corner(rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
    corner(rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
    corner(rect.minX, rect.minY, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: ShapePath) {
    steps += path.steps
    (start, currentPoint) = (path.start, path.currentPoint ?? currentPoint)
  }

  /// Adds a line to the beginning of the last part, and ends it.
  public mutating func closeSubpath() {
    guard currentPoint != nil, steps.last != .close else { return }
    steps.append(.close)
    currentPoint = start
  }

  /// The same path elsewhere, moved by a distance in points.
  public func offsetBy(dx: Double, dy: Double) -> ShapePath { moved(by: Point(x: dx, y: dy)) }

  package func moved(by distance: Point) -> ShapePath {
    mapped { Point(x: $0.x + distance.x, y: $0.y + distance.y) }
  }

  func mapped(_ change: (Point) -> Point) -> ShapePath {
    var path = self
    path.steps = steps.map { step in
      switch step {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let first, let second, let point):
        .curve(change(first), change(second), to: change(point))
      case .close: .close
      }
    }
    (path.start, path.currentPoint) = (change(start), currentPoint.map(change))
    return path
  }

  /// The smallest rectangle with all points of the path, control points included; empty for an empty path.
  public var boundingRect: Rect {
    let points = steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension ShapePath {
  /// The path in the commands of SVG, without spaces: `M0,0L40,0C40,20,20,40,0,40Z`.
  package var word: String {
    func text(_ points: Point...) -> String {
      points.map { "\(PrintedNumber.text($0.x)),\(PrintedNumber.text($0.y))" }
        .joined(separator: ",")
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .curve(let first, let second, let point): "C" + text(first, second, point)
      case .close: "Z"
      }
    }.joined()
  }

  /// Reads a path; `nil` if it is none.
  package init?(word: some StringProtocol) {
    var rest = word[...]
    while let command = rest.popFirst() {
      let end = rest.firstIndex { $0.isLetter && $0 != "e" } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: ",").map { Double($0) ?? .nan }
      rest = rest[end...]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (command, numbers.count) {
      case ("M", 2): move(to: points[0])
      case ("L", 2): addLine(to: points[0])
      case ("C", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("Z", 0): closeSubpath()
      default: return nil
      }
    }
  }
}
