// How texts and shapes are drawn, which fingers type out of habit and is said otherwise here or only draws. None of it
// can be used.

extension Element {
  /// Content has one foreground style.
  @available(
    *,
    unavailable,
    message: "use foregroundStyle(_:) with the first, and inside again for what is secondary"
  )
  public func foregroundStyle(_ primary: Ink, _ secondary: Ink) -> some Element { self }

  /// Content has one foreground style.
  @available(
    *,
    unavailable,
    message: "use foregroundStyle(_:) with the first, and inside again for what is secondary"
  )
  public func foregroundStyle(
    _ primary: Ink,
    _ secondary: Ink,
    _ tertiary: Ink
  ) -> some Element { self }

  /// Backgrounds say their colour.
  @available(*, unavailable, message: "it only draws: leave it out, or use background(_:)")
  public func backgroundStyle(_ ink: Ink) -> some Element { self }

  /// Lines through texts are solid.
  @available(*, unavailable, message: "its pattern only draws: use strikethrough(_:color:)")
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: OtherStyle,
    color: Ink? = nil
  ) -> some Element { self }

  /// Lines below texts are solid.
  @available(*, unavailable, message: "its pattern only draws: use underline(_:color:)")
  public func underline(
    _ isActive: Bool = true,
    pattern: OtherStyle,
    color: Ink? = nil
  ) -> some Element { self }

  /// Letters keep their distances.
  @available(
    *,
    unavailable,
    message: "letters keep their distances: use minimumScaleFactor(_:), or leave it out"
  )
  public func allowsTightening(_ isAllowed: Bool) -> some Element { self }

  /// Lines have the height of their style.
  @available(*, unavailable, message: "use lineSpacing(_:) for the distance between lines")
  public func lineHeight(_ height: OtherStyle?) -> some Element { self }

  /// Each change is a modifier of its own.
  @available(*, unavailable, message: "use offset, scaleEffect and rotationEffect")
  public func transformEffect<Transform>(_ transform: Transform) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func unredacted() -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func persistentSystemOverlays(_ visibility: OtherStyle) -> some Element { self }
}

extension OtherStyle {
  /// A height of lines, as SwiftUI has it.
  public static func multiple(factor: Double) -> OtherStyle { .automatic }

  /// A height of lines, as SwiftUI has it.
  public static func exact(points: Double) -> OtherStyle { .automatic }

  /// A height of lines, as SwiftUI has it.
  public static func leading(increase: Double) -> OtherStyle { .automatic }
}
