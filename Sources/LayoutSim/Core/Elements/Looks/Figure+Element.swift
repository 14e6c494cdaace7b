extension Figure: PrimitiveElement {
  /// The element resolves itself.
  public typealias Body = Never

  /// Adds a box filled in the surrounding foreground style.
  @MainActor
  public func resolve(into resolver: inout Resolver) {
    PaintedFigure(figure: self).resolve(into: &resolver)
  }

  /// The shape filled with `ink`.
  @MainActor
  public func fill(_ ink: Ink) -> PaintedFigure {
    PaintedFigure(figure: self, fill: ink)
  }

  /// The outline of the shape, half of it inside and half outside.
  @MainActor
  public func stroke(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    fill(.clear).stroke(ink, lineWidth: lineWidth)
  }

  /// The outline of the shape, all of it inside.
  @MainActor
  public func strokeBorder(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    fill(.clear).strokeBorder(ink, lineWidth: lineWidth)
  }
}

/// A shape with a fill, an outline, or both.
public struct PaintedFigure: PrimitiveElement {
  let figure: Figure

  /// The ink that fills it; `nil` for the surrounding foreground style.
  var fill: Ink?

  var line: FigureLine?

  /// Draws an outline over the shape, half of it inside and half outside; it replaces another one.
  public func stroke(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    drawing(FigureLine(ink: ink, width: lineWidth, isInside: false))
  }

  /// Draws an outline inside the shape, over it; it replaces another one.
  public func strokeBorder(_ ink: Ink, lineWidth: Double = 1) -> PaintedFigure {
    drawing(FigureLine(ink: ink, width: lineWidth, isInside: true))
  }

  private func drawing(_ line: FigureLine) -> PaintedFigure {
    var copy = self
    copy.line = line
    return copy
  }

  /// Adds a box that fills its offer, or is square.
  public func resolve(into resolver: inout Resolver) {
    let surrounding = resolver.setting().inherited.ink
    func shown(_ ink: Ink) -> FactValue { .ink(resolver.shown(ink.within(surrounding))) }
    var facts = [
      Fact("ink", shown(fill ?? surrounding ?? .primary)), Fact("shape", .figure(figure)),
    ]
    if let line {
      facts.append(Fact(line.isInside ? "border" : "stroke", shown(line.ink)))
      facts.append(Fact("line", .number(line.width.lengthOrZero)))
    }
    let semantics = Semantics(role: .fill, detail: .layout, facts: facts)
    guard figure.isSquare else { return resolver.fill(semantics) }
    resolver.container(
      DiscLayout(),
      label: .disc,
      axis: .unchanged,
      semantics: semantics,
      isWindow: true
    ) { _ in }
  }
}

/// The outline of a shape.
struct FigureLine: Hashable, Sendable {
  let ink: Ink

  /// In points; a width that is negative or not finite counts as 0.
  let width: Double

  let isInside: Bool
}
