/// A shape of the app's own: a path for the frame that it gets.
///
/// ```swift
/// struct Wedge: DrawnShape {
///   func path(in rect: Rect) -> ShapePath {
///     ShapePath {
///       $0.move(to: .zero)
///       $0.addLine(to: Point(x: rect.maxX, y: 0))
///       $0.addLine(to: Point(x: 0, y: rect.maxY))
///       $0.closeSubpath()
///     }
///   }
/// }
/// let corner = Wedge().fill(.red).frame(width: 40, height: 40)
/// ```
///
/// It is laid out as its frame, fills its offer, and is drawn in pictures. What it clips, and where it is touched, is its
/// frame. ``Figure`` conforms, too, so that either can be a parameter. It imitates SwiftUI's `Shape`.
@MainActor
public protocol DrawnShape: Element {
  /// The path in a frame whose top left corner is at `rect`'s.
  func path(in rect: Rect) -> ShapePath
}

extension DrawnShape where Body == PaintedShape<Self> {
  /// The shape in the surrounding foreground style.
  public var body: PaintedShape<Self> { PaintedShape(shape: self) }
}

/// A shape of the app's own with a fill, an outline, or both.
public struct PaintedShape<Shape: DrawnShape>: Element {
  let shape: Shape
  var fill: Ink?
  var line: FigureLine?

  /// The shape for the size of its frame.
  public var body: some Element {
    if let figure = shape as? Figure {
      PaintedFigure(figure: figure, fill: fill, line: line)
    } else if let any = shape as? AnyDrawnShape, any.isSquare {
      painted.aspectRatio(1, contentMode: .fit)
    } else {
      painted
    }
  }

  private var painted: some Element {
    SizeReader { size in
      PaintedFigure(
        figure: Figure(kind: .drawn(shape.path(in: Rect(origin: .zero, size: size)))),
        fill: fill,
        line: line
      )
    }
  }

  /// Draws an outline over the shape, half of it inside and half outside; it replaces another one.
  public func stroke(_ ink: Ink, lineWidth: Double = 1) -> PaintedShape {
    drawing(FigureLine(ink: ink, width: lineWidth, isInside: false))
  }

  /// Draws an outline over the shape, which is drawn as that of ``stroke(_:lineWidth:)``; it replaces another one.
  public func strokeBorder(_ ink: Ink, lineWidth: Double = 1) -> PaintedShape {
    stroke(ink, lineWidth: lineWidth)
  }

  private func drawing(_ line: FigureLine) -> PaintedShape {
    var copy = self
    copy.line = line
    return copy
  }
}

extension DrawnShape {
  /// The shape filled with `ink`.
  public func fill(_ ink: Ink) -> PaintedShape<Self> { PaintedShape(shape: self, fill: ink) }

  /// The outline of the shape, half of it inside and half outside.
  public func stroke(_ ink: Ink, lineWidth: Double = 1) -> PaintedShape<Self> {
    fill(.clear).stroke(ink, lineWidth: lineWidth)
  }

  /// The outline of the shape.
  public func strokeBorder(_ ink: Ink, lineWidth: Double = 1) -> PaintedShape<Self> {
    fill(.clear).strokeBorder(ink, lineWidth: lineWidth)
  }

  /// The same shape in a frame that is smaller by `distance` on each side.
  public func inset(by distance: Double) -> AnyDrawnShape {
    AnyDrawnShape(asLargeAs: self) { rect in
      path(
        in: Rect(
          x: rect.minX + distance,
          y: rect.minY + distance,
          width: max(0, rect.size.width - 2 * distance),
          height: max(0, rect.size.height - 2 * distance)
        )
      )
    }
  }
}

/// A shape whose type is not known before the screen is shown.
public struct AnyDrawnShape: DrawnShape {
  private let paths: @MainActor (Rect) -> ShapePath

  /// Whether it takes a square of its offer.
  let isSquare: Bool

  /// Erases the type of `shape`.
  public init(_ shape: some DrawnShape) { self.init(asLargeAs: shape) { shape.path(in: $0) } }

  /// Creates a shape whose frame is that of another one.
  init(asLargeAs shape: some DrawnShape, _ paths: @escaping @MainActor (Rect) -> ShapePath) {
    self.paths = paths
    isSquare = (shape as? Figure)?.isSquare ?? (shape as? AnyDrawnShape)?.isSquare ?? false
  }

  /// The path of the erased shape.
  public func path(in rect: Rect) -> ShapePath { paths(rect) }
}

extension ShapePath: DrawnShape {
  /// The path itself, wherever it is.
  public func path(in rect: Rect) -> ShapePath { self }

  /// The path in the surrounding foreground style.
  @MainActor
  public var body: PaintedShape<ShapePath> { PaintedShape(shape: self) }
}

extension Figure: DrawnShape {
  /// The outline of the figure in `rect`.
  @MainActor
  public func path(in rect: Rect) -> ShapePath {
    let place = bounds(in: rect)
    let half = min(place.size.width, place.size.height) / 2
    return switch kind {
    case .rectangle: ShapePath(place)
    case .rounded(let radius): ShapePath(roundedRect: place, cornerRadius: radius)
    case .uneven(let radius, _, _, _): ShapePath(roundedRect: place, cornerRadius: radius)
    case .capsule: ShapePath(roundedRect: place, cornerRadius: half)
    case .circle, .ellipse: ShapePath(ellipseIn: place)
    case .drawn(let path): path
    }
  }
}

extension Element {
  /// Cuts the content off at `shape`, or at the frame of a shape of the app's own; see `clipShape(_:)`.
  public func clipShape(_ shape: some DrawnShape) -> some Element {
    clipShape(shape as? Figure ?? .rect)
  }

  /// Takes touches in `shape`, or in the frame of a shape of the app's own; see `contentShape(_:)`.
  public func contentShape(_ shape: some DrawnShape) -> some Element {
    contentShape(shape as? Figure ?? .rect)
  }

  /// Draws `shape` in colour `ink` behind the content, which alone determines the size.
  public func background(_ ink: Ink, in shape: some DrawnShape) -> some Element {
    background { shape.fill(ink) }
  }

  /// Draws `shape` in colour `ink` in front of the content, which alone determines the size.
  public func overlay(_ ink: Ink, in shape: some DrawnShape) -> some Element {
    overlay { shape.fill(ink) }
  }
}
