// Animations and transitions as fingers type them out of habit, of which nothing is seen.

extension OtherStyle {
  /// A curve of an animation, as SwiftUI has it.
  public static func linear(duration: Double) -> OtherStyle { .automatic }

  /// A curve of an animation, as SwiftUI has it.
  public static func easeIn(duration: Double) -> OtherStyle { .automatic }

  /// A curve of an animation, as SwiftUI has it.
  public static func easeOut(duration: Double) -> OtherStyle { .automatic }

  /// A curve of an animation, as SwiftUI has it.
  public static func easeInOut(duration: Double) -> OtherStyle { .automatic }

  /// A curve of an animation, as SwiftUI has it.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> OtherStyle {
    .automatic
  }

  /// A curve of an animation, as SwiftUI has it.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> OtherStyle {
    .automatic
  }

  /// A curve of an animation, as SwiftUI has it.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> OtherStyle {
    .automatic
  }

  /// A spring, as SwiftUI has it.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> OtherStyle { .automatic }

  /// A spring, as SwiftUI has it.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> OtherStyle { .automatic }

  /// A spring, as SwiftUI has it.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> OtherStyle { .automatic }

  /// A spring, as SwiftUI has it.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double = 100,
    damping: Double = 10,
    initialVelocity: Double = 0
  ) -> OtherStyle { .automatic }

  /// A curve of an animation, as SwiftUI has it.
  public static func timingCurve(
    _ firstX: Double,
    _ firstY: Double,
    _ secondX: Double,
    _ secondY: Double,
    duration: Double = 0.35
  ) -> OtherStyle { .automatic }

  /// An animation that repeats, as SwiftUI has it.
  public func repeatForever(autoreverses: Bool = true) -> OtherStyle { self }

  /// An animation that repeats, as SwiftUI has it.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> OtherStyle { self }

  /// An animation that begins later, as SwiftUI has it.
  public func delay(_ seconds: Double) -> OtherStyle { self }

  /// An animation of another speed, as SwiftUI has it.
  public func speed(_ speed: Double) -> OtherStyle { self }
}

extension OtherStyle {
  /// A transition, as SwiftUI has it.
  public static func move(edge: LayoutEdge) -> OtherStyle { .automatic }

  /// A transition, as SwiftUI has it.
  public static func push(from edge: LayoutEdge) -> OtherStyle { .automatic }

  /// A transition, as SwiftUI has it.
  public static func scale(scale: Double, anchor: AnchorPoint = .center) -> OtherStyle {
    .automatic
  }

  /// A transition, as SwiftUI has it.
  public static func offset(x: Double = 0, y: Double = 0) -> OtherStyle { .automatic }

  /// A transition, as SwiftUI has it.
  public static func asymmetric(insertion: OtherStyle, removal: OtherStyle) -> OtherStyle {
    .automatic
  }

  /// Two transitions in one, as SwiftUI has it.
  public func combined(with other: OtherStyle) -> OtherStyle { self }

  /// A transition with a curve, as SwiftUI has it.
  public func animation(_ animation: OtherStyle?) -> OtherStyle { self }

  /// The curve of a change, as SwiftUI has it.
  public var animation: OtherStyle? {
    get { nil }
    set { self = newValue ?? self }
  }

  /// Whether a change has no curve, as SwiftUI has it.
  public var disablesAnimations: Bool {
    get { true }
    set { self = newValue ? self : .automatic }
  }
}

extension OtherStyle {
  /// A style of tabs, as SwiftUI has it.
  public static func page(indexDisplayMode: OtherStyle) -> OtherStyle { .automatic }

  /// A style of dots, as SwiftUI has it.
  public static func page(backgroundDisplayMode: OtherStyle) -> OtherStyle { .automatic }

  /// A format of numbers, as SwiftUI has it.
  public static func currency(code: String) -> OtherStyle { .automatic }

  /// A format of lists, as SwiftUI has it.
  public static func list(type: OtherStyle) -> OtherStyle { .automatic }
}
