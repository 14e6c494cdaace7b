// Effects that fingers type out of habit, which change neither what is where nor what can be touched. None of them can be
// used.

extension Element {
  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func hoverEffect(_ effect: OtherStyle = .automatic) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func hoverEffect(_ effect: OtherStyle = .automatic, isEnabled: Bool) -> some Element {
    self
  }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listItemTint(_ ink: Ink?) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func geometryGroup() -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func containerBackground(_ ink: Ink, for place: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func containerBackground(
    for place: OtherStyle,
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func scrollEdgeEffectStyle(_ style: OtherStyle?, for sides: Sides) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func scrollEdgeEffectHidden(_ isHidden: Bool = true, for sides: Sides = .all)
    -> some Element
  { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func backgroundExtensionEffect() -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func backgroundExtensionEffect(isEnabled: Bool) -> some Element { self }

  /// Effects are modifiers of their own.
  @available(
    *,
    unavailable,
    message: "use offset, scaleEffect or opacity, with SizeReader for a size"
  )
  public func visualEffect<Effect>(
    _ effect: (EmptyElement, ElementGeometry) -> Effect
  ) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func transaction(_ transform: (inout OtherStyle) -> Void) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func transaction(
    value: some Equatable,
    _ transform: (inout OtherStyle) -> Void
  ) -> some Element { self }

  /// The colour scheme belongs to the device.
  @available(*, unavailable, message: "use Traits(device:scheme:)")
  public func colorScheme(_ scheme: OtherStyle) -> some Element { self }

  /// Texts have the size of their style.
  @available(*, unavailable, message: "use textStyle(_:) with a smaller style")
  public func textScale(_ scale: OtherStyle, isEnabled: Bool = true) -> some Element { self }

  /// Symbols are drawn as they are.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func flipsForRightToLeftLayoutDirection(_ flips: Bool) -> some Element { self }

  /// Everything is laid out anew.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func equatable() -> some Element { self }
}
