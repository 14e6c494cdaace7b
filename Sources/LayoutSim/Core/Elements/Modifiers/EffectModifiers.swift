extension Element {
  /// Shows the content faintly: 0 is invisible, 1 as it is.
  ///
  /// Content with opacity 0 keeps its room, but is neither seen nor touched nor read, as if it were
  /// ``hidden(_:)``; with any more it is. A share beyond these counts as the nearest of them, NaN as 1.
  public func opacity(_ opacity: Double) -> some Element {
    let share = opacity.asShare
    let looks = [Fact("opacity", share == 0 ? "0" : PrintedNumber.text(max(share, 0.01)))]
    return Effected(
      content: self,
      effect: share == 1 ? nil : Effect(looks: looks, isInvisible: share == 0)
    )
  }

  /// Draws a shadow behind the content, `radius` points soft and moved by `x` and `y`.
  ///
  /// A distance that is not finite counts as 0, as does a negative radius.
  public func shadow(
    color: Ink = .black.opacity(0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some Element {
    let lengths = [radius.lengthOrZero, x.asLength, y.asLength].map(PrintedNumber.text)
    return Effected(
      content: self,
      effect: Effect(
        looks: [
          Fact("shadow", lengths.joined(separator: ",")), Fact("shadow-ink", color.rawValue),
        ]
      )
    )
  }

  /// Draws the content in front of what has lower numbers in the same container, and behind what has higher ones.
  ///
  /// The default is 0; with equal numbers, what comes later is in front. It applies to the rows, columns, layers and
  /// other containers directly around the content, seen through padding, frames and similar boxes. Touches follow it;
  /// outlines and reading order do not, but keep the order in which elements were written. NaN counts as 0.
  public func zIndex(_ value: Double) -> some Element {
    let value = value.isNaN ? 0 : value
    return Effected(
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
    let words = (x == y ? [x] : [x, y]).map(PrintedNumber.precise)
    return Effected(
      content: self,
      effect: x == 1 && y == 1
        ? nil
        : Effect(
          looks: Effect.looks("scale", words, anchor),
          drawn: .scale(x: x, y: y, anchor),
          isInvisible: x == 0 || y == 0
        )
    )
  }

  /// Draws the content turned clockwise around a point of it, without affecting the layout around it.
  ///
  /// Its frames are the smallest upright ones around what is drawn, in which it is also touched.
  public func rotationEffect(
    _ angle: RotationAngle,
    anchor: AnchorPoint = .center
  ) -> some Element {
    let looks = Effect.looks("rotation", [PrintedNumber.precise(angle.degrees)], anchor)
    return Effected(
      content: self,
      effect: angle == .zero
        ? nil : Effect(looks: looks, drawn: .rotation(degrees: angle.degrees, anchor))
    )
  }
}

extension Effect {
  /// The looks of a change around a point, which is said unless it is the middle.
  fileprivate static func looks(
    _ key: String,
    _ words: [String],
    _ anchor: AnchorPoint
  ) -> [Fact] {
    let fact = Fact(key, words.joined(separator: ","))
    return anchor == .center ? [fact] : [fact, Fact("anchor", anchor.word)]
  }
}
