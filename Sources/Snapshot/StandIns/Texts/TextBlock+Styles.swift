import LayoutSim

// SwiftUI's modifiers of a text return a text, so that texts with several styles add up to one paragraph. If two set the same
// attribute, the inner one applies.

extension TextBlock {
  /// The text in another font; `nil` leaves it as it is.
  public func font(face: TextFace?) -> TextBlock {
    guard let face else { return self }
    return styled { face.applied(to: $0) }
  }

  /// The text in another weight; `nil` leaves it as it is.
  public func fontWeight(_ weight: TextWeight?) -> TextBlock {
    weight.map { weight in styled { $0.fontWeight(weight) } } ?? self
  }

  /// The text in another design; `nil` leaves it as it is.
  public func fontDesign(_ design: TextDesign?) -> TextBlock {
    design.map { design in styled { $0.fontDesign(design) } } ?? self
  }

  /// The text, bold.
  public func bold(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.bold() } : self
  }

  /// The text, slanted.
  public func italic(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.italic() } : self
  }

  /// The text in a monospaced design.
  public func monospaced(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.monospaced() } : self
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> TextBlock { styled { $0.monospacedDigit() } }

  /// The text with `points` more after every letter.
  public func tracking(_ points: Double) -> TextBlock { styled { $0.tracking(points) } }

  /// The text in a colour; `nil` leaves it as it is.
  public func foregroundStyle(_ ink: Ink?) -> TextBlock {
    ink.map { ink in styled { $0.foregroundStyle(ink) } } ?? self
  }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Ink? = nil) -> TextBlock {
    isActive ? styled { $0.underline(color: color) } : self
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Ink? = nil) -> TextBlock {
    isActive ? styled { $0.strikethrough(color: color) } : self
  }
}
