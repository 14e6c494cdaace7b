// Effects and symbols that fingers type out of habit, which only draw. None of them can be used.

extension Element {
  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func redacted(reason: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func privacySensitive(_ isSensitive: Bool = true) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func symbolEffect(
    _ effect: OtherStyle,
    options: OtherStyle = .default,
    isActive: Bool = true
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func symbolEffect(
    _ effect: OtherStyle,
    options: OtherStyle = .default,
    value: some Equatable
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func symbolVariant(_ variant: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func symbolRenderingMode(_ mode: OtherStyle?) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func contentTransition(_ transition: OtherStyle) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func navigationTransition(_ transition: OtherStyle) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func matchedTransitionSource<Names>(
    id: some Hashable,
    in names: Names
  ) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func matchedGeometryEffect<Names>(
    id: some Hashable,
    in names: Names,
    properties: OtherStyle = .all,
    anchor: AnchorPoint = .center,
    isSource: Bool = true
  ) -> some Element { self }

  /// Content is drawn as if it were in the middle.
  @available(*, unavailable, message: "scrolled content is drawn as it is: leave it out")
  public func scrollTransition<Effect>(
    _ configuration: OtherStyle = .interactive,
    axis: LayoutAxis? = nil,
    transition: (EmptyElement, OtherStyle) -> Effect
  ) -> some Element { self }
}

extension OtherStyle {
  /// A space for coordinates with a name, as SwiftUI has it.
  public static func named<Name: Hashable>(_ name: Name) -> OtherStyle { .automatic }

  /// A transition of digits, as SwiftUI has it.
  public static func numericText(countsDown: Bool = false) -> OtherStyle { .automatic }

  /// A transition of digits, as SwiftUI has it.
  public static func numericText(value: Double) -> OtherStyle { .automatic }

  /// A transition between screens, as SwiftUI has it.
  public static func zoom<Names>(sourceID: some Hashable, in names: Names) -> OtherStyle {
    .automatic
  }

  /// Whether a phase of scrolling is the one in the middle, as SwiftUI has it.
  public var isIdentity: Bool { true }

  /// The amount of a phase of scrolling, as SwiftUI has it.
  public var value: Double { 0 }
}

extension OtherStyle: ExpressibleByArrayLiteral {
  /// Several names at once.
  public init(arrayLiteral names: OtherStyle...) { self = names.first ?? .automatic }
}
