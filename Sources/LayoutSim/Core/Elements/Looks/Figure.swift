/// A shape, which is filled, stroked, or used for clipping.
///
/// ```swift
/// TextBlock("New").padding(8).background(.red, in: .capsule)
/// Picture("mug", width: 64, height: 64).clipShape(.rect(cornerRadius: 12))
/// Figure.circle.strokeBorder(.separator, lineWidth: 2).frame(width: 44, height: 44)
/// ```
///
/// As an element it fills its offer in the surrounding foreground style; ``circle`` fills the largest square in it.
/// A length that is not offered counts as 10 points.
public struct Figure: Hashable, Sendable {
  /// The kind of the shape, with its radii in points.
  package enum Kind: Hashable, Sendable {
    case rectangle
    case rounded(Double)
    /// Clockwise from the top leading corner.
    case uneven(Double, Double, Double, Double)
    case capsule
    case circle
    case ellipse
    /// A path in points from the top left corner of its frame.
    case drawn(ShapePath)
  }

  package let kind: Kind

  /// A rectangle.
  public static let rect = Figure(kind: .rectangle)

  /// A rectangle with a half circle at each of its shorter sides.
  public static let capsule = Figure(kind: .capsule)

  /// A circle.
  public static let circle = Figure(kind: .circle)

  /// An ellipse that touches all sides.
  public static let ellipse = Figure(kind: .ellipse)

  /// A rectangle with rounded corners, which are quarters of circles with any `style`.
  ///
  /// A radius that is negative or not finite counts as 0.
  public static func rect(cornerRadius: Double, style: CornerCurve = .continuous) -> Figure {
    Figure(kind: .rounded(cornerRadius.lengthOrZero))
  }

  /// A rectangle whose corners have individual radii, and are quarters of circles with any `style`.
  ///
  /// A radius that is negative or not finite counts as 0.
  public static func rect(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: CornerCurve = .continuous
  ) -> Figure {
    Figure(
      kind: .uneven(
        topLeadingRadius.lengthOrZero,
        topTrailingRadius.lengthOrZero,
        bottomTrailingRadius.lengthOrZero,
        bottomLeadingRadius.lengthOrZero
      )
    )
  }
}

extension Figure {
  /// Whether `point` is inside the shape drawn in `frame`; its leading side is on the right if `isRightToLeft`.
  package func contains(_ point: Point, in frame: Rect, isRightToLeft: Bool = false) -> Bool {
    let bounds = bounds(in: frame)
    guard bounds.contains(point) else { return false }
    let (width, height) = (bounds.size.width, bounds.size.height)
    // The radii of the nearest corner, which are never more than half of a side.
    let isLeft = point.x < bounds.midX
    let isTop = point.y < bounds.midY
    let half = min(width, height) / 2
    let radii: Size
    switch kind {
    case .rectangle, .drawn: return true
    case .circle, .ellipse: radii = Size(width: width / 2, height: height / 2)
    case .capsule: radii = Size(width: half, height: half)
    case .rounded(let radius):
      radii = Size(width: min(radius, half), height: min(radius, half))
    case .uneven(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      let isLeading = isLeft != isRightToLeft
      let radius =
        isTop ? (isLeading ? topLeading : topTrailing) : isLeading ? bottomLeading : bottomTrailing
      radii = Size(width: min(radius, half), height: min(radius, half))
    }
    // How far the point is beyond the centre of that corner's arc, as a share of the radii.
    let across = radii.width - (isLeft ? point.x - bounds.minX : bounds.maxX - point.x)
    let down = radii.height - (isTop ? point.y - bounds.minY : bounds.maxY - point.y)
    guard across > 0, down > 0 else { return true }
    let (x, y) = (across / radii.width, down / radii.height)
    return x * x + y * y <= 1
  }
}

/// How round corners meet straight sides; the difference is fractions of a point, and is not drawn.
///
/// It imitates SwiftUI's `RoundedCornerStyle`.
public enum CornerCurve: String, Hashable, Codable, Sendable, CaseIterable {
  /// Quarters of circles.
  case circular

  /// Curves that begin gradually, as those of the platform.
  case continuous
}

extension Figure {
  /// A rectangle with a half circle at each of its shorter sides, with any `style`.
  public static func capsule(style: CornerCurve) -> Figure { capsule }

}

extension Figure {
  /// The printed word: `rect`, `rounded(8)`, `rounded(8,8,0,8)`, `capsule`, `disc`, `ellipse` or
  /// `path(M0,0L40,0Z)`.
  package var word: String {
    switch kind {
    case .rectangle: return "rect"
    case .rounded(let radius): return "rounded(\(PrintedNumber.text(radius)))"
    case .uneven(let first, let second, let third, let fourth):
      let radii = [first, second, third, fourth].map(PrintedNumber.text)
      return "rounded(\(radii.joined(separator: ",")))"
    case .capsule: return "capsule"
    case .circle: return "disc"
    case .ellipse: return "ellipse"
    case .drawn(let path): return "path(\(path.word))"
    }
  }

  /// The shape that `word` names; `nil` if it names none.
  package init?(word: String) {
    switch word {
    case "rect": self = .rect
    case "capsule": self = .capsule
    case "disc": self = .circle
    case "ellipse": self = .ellipse
    default:
      if word.hasPrefix("path("), word.hasSuffix(")") {
        guard let path = ShapePath(word: word.dropFirst(5).dropLast()) else { return nil }
        self = Figure(kind: .drawn(path))
        return
      }
      guard word.hasPrefix("rounded("), word.hasSuffix(")") else { return nil }
      let radii = word.dropFirst(8).dropLast().split(
        separator: ",",
        omittingEmptySubsequences: false
      ).map { Double($0).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
      switch radii.count {
      case 1:
        guard let radius = radii[0] else { return nil }
        self = .rect(cornerRadius: radius)
      case 4:
        guard let first = radii[0], let second = radii[1], let third = radii[2],
          let fourth = radii[3]
        else { return nil }
        self.init(kind: .uneven(first, second, third, fourth))
      default: return nil
      }
    }
  }

  /// Whether all of its offer is inside.
  package var fillsItsOffer: Bool {
    switch kind {
    case .rectangle, .rounded(0), .uneven(0, 0, 0, 0): true
    default: false
    }
  }

  /// The part of `frame` in which it is drawn.
  package func bounds(in frame: Rect) -> Rect {
    guard isSquare else { return frame }
    let side = min(frame.size.width, frame.size.height)
    return Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  /// Whether it takes a square of its offer.
  var isSquare: Bool { kind == .circle }
}
