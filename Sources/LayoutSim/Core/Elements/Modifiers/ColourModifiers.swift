extension Element {
  /// Sets the colour or the gradient of the texts, symbols and shapes inside.
  ///
  /// A level, such as `Ink.secondary`, is that of the style around it, if there is one: secondary text in red
  /// content is a paler red. It does not affect sizes. An outline of all boxes prints it as `ink=secondary`; `nil`
  /// uses the default.
  public func foregroundStyle(_ ink: Ink?) -> some Element {
    InheritedModifier(content: self) { values in
      values.ink = ink?.within(values.ink)
    }
  }

  /// Sets the tint colour of the controls inside, and of whatever is drawn in ``Ink/accent``; `nil` uses the default.
  public func tint(_ ink: Ink?) -> some Element {
    Effected(
      content: InheritedModifier(content: self) { $0.tint = ink },
      effect: Effect(looks: [Fact("tint", (ink ?? .accent).rawValue)])
    )
  }

  /// Draws a border of `width` points inside the frame of the content, over it.
  public func border(_ ink: Ink, width: Double = 1) -> some Element {
    overlay { Figure.rect.strokeBorder(ink, lineWidth: width) }
  }

  /// Draws a shape of colour `ink` behind the content, which alone determines the size.
  public func background(_ ink: Ink, in figure: Figure) -> some Element {
    background { figure.fill(ink) }
  }

  /// Draws a shape in the colour of backgrounds behind the content, which alone determines the size.
  public func background(in figure: Figure) -> some Element {
    background(.background, in: figure)
  }

  /// Draws a shape of colour `ink` over the content, which alone determines the size.
  public func overlay(_ ink: Ink, in figure: Figure = .rect) -> some Element {
    overlay { figure.fill(ink) }
  }
}

private struct TintKey: InheritedKey { static let defaultValue: Ink? = nil }

extension InheritedValues {
  /// The tint colour of controls, which ``Element/tint(_:)`` sets; `nil` for the default.
  public internal(set) var tint: Ink? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
