/// A mapping of points that scales, rotates and translates.
package struct AffineMap: Hashable, Sendable {
  // The new x is a·x + c·y + shift.x, the new y is b·x + d·y + shift.y.
  package var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  package var shift = Point.zero

  /// Leaves everything where it is.
  package static let identity = AffineMap()

  /// Scales around `anchor`.
  package static func scale(x: Double, y: Double, around anchor: Point) -> AffineMap {
    AffineMap(around: anchor, x, 0, 0, y)
  }

  /// Rotates clockwise around `anchor`.
  package static func rotation(degrees: Double, around anchor: Point) -> AffineMap {
    let (sine, cosine) = Turn.sineAndCosine(degrees: degrees)
    return AffineMap(around: anchor, cosine, sine, -sine, cosine)
  }

  private init() {}

  private init(around anchor: Point, _ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    shift.x = anchor.x - a * anchor.x - c * anchor.y
    shift.y = anchor.y - b * anchor.x - d * anchor.y
  }

  /// The point at which `point` is drawn.
  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + shift.x, y: b * point.x + d * point.y + shift.y)
  }

  /// The smallest upright rectangle around the image of `rect`.
  package func bounds(of rect: Rect) -> Rect {
    let center = self(Point(x: rect.midX, y: rect.midY))
    let width = a.magnitude * rect.size.width + c.magnitude * rect.size.height
    let height = b.magnitude * rect.size.width + d.magnitude * rect.size.height
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// First `inner`, then this one.
  package func after(_ inner: AffineMap) -> AffineMap {
    var map = AffineMap()
    map.a = a * inner.a + c * inner.b
    map.b = b * inner.a + d * inner.b
    map.c = a * inner.c + c * inner.d
    map.d = b * inner.c + d * inner.d
    map.shift = self(inner.shift)
    return map
  }

  /// The inverse mapping; `nil` if this one maps everything to a line.
  package var inverse: AffineMap? {
    let area = a * d - b * c
    guard area.isFinite, area.magnitude > 1e-9 else { return nil }
    var map = AffineMap()
    (map.a, map.b, map.c, map.d) = (d / area, -b / area, -c / area, a / area)
    map.shift.x = -(map.a * shift.x + map.c * shift.y)
    map.shift.y = -(map.b * shift.x + map.d * shift.y)
    return map
  }
}

/// The sine and the cosine of angles in degrees, with the same bits on every machine.
enum Turn {
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let radians = (turned - 90 * quarter) * Double.pi / 180
    let (sine, cosine) = series(radians)
    return switch (Int(quarter) % 4 + 4) % 4 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The sums of the series, for an angle of at most an eighth of a turn.
  private static func series(_ angle: Double) -> (sine: Double, cosine: Double) {
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<20 {
      if power % 2 == 0 {
        cosine += term
      } else {
        sine += term
      }
      term *= angle / Double(power + 1)
      if power % 2 == 1 { term = -term }
    }
    return (sine, cosine)
  }
}

/// An angle, clockwise.
public struct RotationAngle: Hashable, Codable, Sendable {
  /// The angle in degrees, of which 360 are a full turn.
  public let degrees: Double

  /// Creates an angle in degrees; one that is not finite counts as 0.
  public init(degrees: Double) {
    self.degrees = degrees.orZero
  }

  /// Creates an angle in radians, of which 2π are a full turn; one that is not finite counts as 0.
  public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  /// An angle in degrees; one that is not finite counts as 0.
  public static func degrees(_ degrees: Double) -> RotationAngle {
    RotationAngle(degrees: degrees)
  }

  /// An angle in radians, of which 2π are a full turn; one that is not finite counts as 0.
  public static func radians(_ radians: Double) -> RotationAngle {
    RotationAngle(radians: radians)
  }

  /// No rotation.
  public static let zero = RotationAngle(degrees: 0)
}
