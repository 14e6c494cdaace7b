// How things are drawn, which fingers type out of habit and changes neither what is where nor what can be touched. None
// of it can be used.

extension Element {
  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func rotation3DEffect(
    _ angle: RotationAngle,
    axis: (x: Double, y: Double, z: Double),
    anchor: AnchorPoint = .center,
    perspective: Double = 1
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func glassEffect(_ glass: OtherStyle = .automatic, in figure: Figure = .capsule)
    -> some Element
  { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func buttonBorderShape(_ shape: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func groupBoxStyle(_ style: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func baselineOffset(_ offset: Double) -> some Element { self }

  /// It is called `tracking` here.
  @available(*, unavailable, renamed: "tracking(_:)")
  public func kerning(_ points: Double) -> some Element { self }

  /// Letters have the width of their weight.
  @available(*, unavailable, message: "letters of other widths are not measured: leave it out")
  public func fontWidth(_ width: OtherStyle?) -> some Element { self }
}
