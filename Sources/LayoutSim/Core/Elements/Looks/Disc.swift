/// A circle of one colour, the largest that fits into its offer.
///
/// A length that is not offered counts as 10 points. It is short for ``Figure/circle`` with a fill.
public struct Disc: PrimitiveElement {
  private let ink: Ink

  /// Creates a circle of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    Figure.circle.fill(ink).resolve(into: &resolver)
  }
}

extension Disc {
  /// The circle filled with `ink`.
  public func fill(_ ink: Ink) -> PaintedFigure { Figure.circle.fill(ink) }

  /// The outline of the circle, half of it inside and half outside.
  public func stroke(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    Figure.circle.stroke(ink, lineWidth: lineWidth)
  }

  /// The outline of the circle, all of it inside.
  public func strokeBorder(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    Figure.circle.strokeBorder(ink, lineWidth: lineWidth)
  }
}

extension Element {
  /// Cuts the content off at the largest circle in its frame, as with ``Figure/circle``.
  public func clipShape(_ disc: Disc) -> some Element { clipShape(.circle) }

  /// Takes touches in the largest circle in the frame of the content, as with ``Figure/circle``.
  public func contentShape(_ disc: Disc) -> some Element { contentShape(.circle) }

  /// Draws a circle of colour `ink` behind the content, which alone determines the size.
  public func background(_ ink: Ink, in disc: Disc) -> some Element { background(ink, in: .circle) }
}

/// Keeps a square, as long as the shorter side of the offer.
struct DiscLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let side = min(
      proposal.width ?? ReaderLayout.idealLength,
      proposal.height ?? ReaderLayout.idealLength
    )
    return Size(width: side, height: side)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
}
