/// A surface of one colour, or of a gradient, that fills its offer.
///
/// Its ideal length is 10 points on both axes. ``Figure`` has other shapes. `Fill.red` is the ``Ink`` of that name, which is
/// an element, too.
public struct Fill: PrimitiveElement {
  private let ink: Ink

  /// Creates a surface of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a box that fills its offer.
  public func resolve(into resolver: inout Resolver) {
    resolver.fill(resolver.shown(ink).rawValue)
  }
}

// The colours of ``Ink`` under the name of the surface: they are elements and can be used like any ink.

extension Fill {
  /// The colour of text.
  nonisolated public static var primary: Ink { .primary }

  /// The colour of less important text.
  nonisolated public static var secondary: Ink { .secondary }

  /// The tint colour of controls.
  nonisolated public static var accentColor: Ink { .accentColor }

  /// The system's red.
  nonisolated public static var red: Ink { .red }

  /// The system's orange.
  nonisolated public static var orange: Ink { .orange }

  /// The system's yellow.
  nonisolated public static var yellow: Ink { .yellow }

  /// The system's green.
  nonisolated public static var green: Ink { .green }

  /// The system's mint.
  nonisolated public static var mint: Ink { .mint }

  /// The system's teal.
  nonisolated public static var teal: Ink { .teal }

  /// The system's cyan.
  nonisolated public static var cyan: Ink { .cyan }

  /// The system's blue.
  nonisolated public static var blue: Ink { .blue }

  /// The system's indigo.
  nonisolated public static var indigo: Ink { .indigo }

  /// The system's purple.
  nonisolated public static var purple: Ink { .purple }

  /// The system's pink.
  nonisolated public static var pink: Ink { .pink }

  /// The system's brown.
  nonisolated public static var brown: Ink { .brown }

  /// The system's gray.
  nonisolated public static var gray: Ink { .gray }

  /// White in every colour scheme.
  nonisolated public static var white: Ink { .white }

  /// Black in every colour scheme.
  nonisolated public static var black: Ink { .black }

  /// No colour.
  nonisolated public static var clear: Ink { .clear }
}

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
