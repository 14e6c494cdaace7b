extension Element {
  /// Shows the content faintly: 0 is invisible, 1 as it is.
  ///
  /// Content with opacity 0 keeps its space, but is invisible and neither touched nor read, as if it were
  /// ``hidden(_:)``; with any greater opacity it is seen, touched and read. A value outside this range counts as the
  /// nearest end, NaN as 1.
  public func opacity(_ opacity: Double) -> some Element {
    let share = opacity.asShare
    let looks = [Fact("opacity", .number(share == 0 ? 0 : max(share, 0.01)))]
    return EffectModifier(
      content: self,
      effect: share == 1 ? nil : Effect(looks: looks, isInvisible: share == 0)
    )
  }

  /// Draws a shadow behind the content, blurred by `radius` points and moved by `x` and `y`.
  ///
  /// A distance that is not finite counts as 0, as does a negative radius.
  public func shadow(
    color: Ink = .black.opacity(0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some Element {
    let lengths = [radius.lengthOrZero, x.asLength, y.asLength].map(PrintedNumber.printed)
    return EffectModifier(
      content: self,
      effect: Effect(
        looks: [Fact("shadow", .numbers(lengths)), Fact("shadow-ink", .ink(color))]
      )
    )
  }

  /// Draws the content in front of content with lower numbers in the same container, and behind content with higher
  /// ones.
  ///
  /// The default is 0; with equal numbers, later content is in front. It applies to the rows, columns, layers and other
  /// containers directly around the content, ignoring padding, frames and similar boxes. Touches follow it; outlines
  /// and reading order do not, but keep the order in which elements were written. NaN counts as 0.
  public func zIndex(_ value: Double) -> some Element {
    let value = value.isNaN ? 0 : value
    return EffectModifier(
      content: self,
      effect: Effect(looks: [], drawn: .order(value))
    )
  }

  /// Draws the content `scale` times as large around a point of it, without affecting the layout around it.
  ///
  /// Its frames are those in which it is drawn and touched, as with ``offset(x:y:)``. See ``scaleEffect(x:y:anchor:)``.
  public func scaleEffect(_ scale: Double, anchor: AnchorPoint = .center) -> some Element {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the content wider by the factor `x` and higher by the factor `y`, around a point of it.
  ///
  /// A negative factor mirrors it, and content that is scaled to nothing counts as ``hidden(_:)``. A factor that is
  /// not finite counts as 1.
  public func scaleEffect(
    x: Double = 1,
    y: Double = 1,
    anchor: AnchorPoint = .center
  ) -> some Element {
    let (x, y) = (x.isFinite ? x.asLength : 1, y.isFinite ? y.asLength : 1)
    return EffectModifier(
      content: self,
      effect: x == 1 && y == 1
        ? nil
        : Effect(
          looks: Effect.looks("scale", x == y ? [x] : [x, y], anchor),
          drawn: .scale(x: x, y: y, anchor),
          isInvisible: x == 0 || y == 0
        )
    )
  }

  /// Draws the content rotated clockwise around a point of it, without affecting the layout around it.
  ///
  /// Its frames are the smallest upright ones around what is drawn, in which it is also touched.
  public func rotationEffect(
    _ angle: RotationAngle,
    anchor: AnchorPoint = .center
  ) -> some Element {
    let looks = Effect.looks("rotation", [angle.degrees], anchor)
    return EffectModifier(
      content: self,
      effect: angle == .zero
        ? nil : Effect(looks: looks, drawn: .rotation(degrees: angle.degrees, anchor))
    )
  }
}

extension Effect {
  /// The looks of a change around a point, which is included unless it is the middle.
  fileprivate static func looks(
    _ key: String,
    _ numbers: [Double],
    _ anchor: AnchorPoint
  ) -> [Fact] {
    let fact = Fact(key, .precise(numbers))
    return anchor == .center ? [fact] : [fact, Fact("anchor", .anchor(anchor))]
  }
}

extension Element {
  /// Sets the colour or the gradient of the texts, symbols and shapes inside.
  ///
  /// A level, such as `Ink.secondary`, is relative to the surrounding style, if there is one: secondary text in red
  /// content is a paler red. It does not affect sizes. An outline of all boxes prints it as `ink=secondary`; `nil`
  /// uses the default.
  public func foregroundStyle(_ ink: Ink?) -> some Element {
    InheritedModifier(content: self) { values in
      values.ink = ink?.within(values.ink)
    }
  }

  /// Sets the tint colour of the controls inside, and of everything that is drawn in ``Ink/accent``; `nil` uses the
  /// default.
  public func tint(_ ink: Ink?) -> some Element {
    EffectModifier(
      content: InheritedModifier(content: self) { $0.tint = ink },
      effect: Effect(looks: [Fact("tint", .ink(ink ?? .accent))])
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

extension Element {
  /// Cuts the content off at the shape `figure` in its frame.
  ///
  /// Content outside is not visible. As in SwiftUI, content that sticks out is still touched there, and takes the
  /// touches of the content behind it; content that is entirely outside is neither seen nor touched.
  public func clipShape(_ figure: Figure) -> some Element {
    EffectModifier(
      content: self,
      effect: Effect(looks: [Fact("clip", .figure(figure))], clips: true)
    )
  }

  /// Cuts the content off at its frame; see `clipShape(_:)`.
  public func clipped() -> some Element {
    clipShape(.rect)
  }

  /// Cuts the content off at its frame with rounded corners; see `clipShape(_:)`.
  public func cornerRadius(_ radius: Double) -> some Element {
    clipShape(.rect(cornerRadius: radius))
  }
}

extension Element {
  /// Hides the content but keeps its space, unless `isHidden` is `false`.
  ///
  /// It is laid out as usual, cannot be tapped, and has no line in outlines unless they print all boxes. If there are
  /// several elements, such as the rows of an ``Each``, each is hidden. It imitates SwiftUI's modifier of that name.
  public func hidden(_ isHidden: Bool = true) -> some Element {
    Hidden(content: self, isHidden: isHidden)
  }
}

/// Content that is hidden on a condition; the condition changes neither its boxes nor its state.
private struct Hidden<Content: Element>: PrimitiveElement {
  let content: Content
  let isHidden: Bool

  func resolve(into resolver: inout Resolver) {
    guard isHidden else { return content.resolve(into: &resolver) }
    var node = Node(.pass, .group)
    node.semantics = resolver.builder.tables.semantics.add(
      Semantics(detail: .layout, flags: .hidden)
    )
    resolver.openBox(node)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
