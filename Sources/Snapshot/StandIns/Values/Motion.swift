import LayoutSim

/// An animation as a value: a settled stage shows no movement, so all are equal.
///
/// It stands for SwiftUI's `Animation`.
public struct Motion: Hashable, Sendable {
  private init() {}

  /// The usual movement.
  public static let `default` = Motion()

  /// A movement of constant speed.
  public static let linear = Motion()

  /// A movement that begins slowly.
  public static let easeIn = Motion()

  /// A movement that ends slowly.
  public static let easeOut = Motion()

  /// A movement that begins and ends slowly.
  public static let easeInOut = Motion()

  /// A movement of a spring.
  public static let spring = Motion()

  /// A movement of a spring.
  public static let bouncy = Motion()

  /// A movement of a spring.
  public static let smooth = Motion()

  /// A movement of a spring.
  public static let snappy = Motion()

  /// A movement of a spring.
  public static let interactiveSpring = Motion()

  /// A movement of constant speed.
  public static func linear(duration: Double) -> Motion { Motion() }

  /// A movement that begins slowly.
  public static func easeIn(duration: Double) -> Motion { Motion() }

  /// A movement that ends slowly.
  public static func easeOut(duration: Double) -> Motion { Motion() }

  /// A movement that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Motion { Motion() }

  /// A movement along a curve.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Motion {
    Motion()
  }

  /// A movement of a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Motion {
    Motion()
  }

  /// A movement of a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Motion { Motion() }

  /// A movement of a spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Motion { Motion() }

  /// A movement of a spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Motion { Motion() }

  /// A movement of a spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Motion { Motion() }

  /// A movement of a spring.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Motion {
    Motion()
  }

  /// A movement that begins later.
  public func delay(_ seconds: Double) -> Motion { self }

  /// A movement of another speed.
  public func speed(_ speed: Double) -> Motion { self }

  /// A movement that is repeated.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Motion { self }

  /// A movement that is repeated.
  public func repeatForever(autoreverses: Bool = true) -> Motion { self }
}

/// A transition as a value: a settled stage shows none, so all are equal.
///
/// It stands for SwiftUI's `AnyTransition`.
public struct Passage: Hashable, Sendable {
  private init() {}

  /// Without a transition.
  public static let identity = Passage()

  /// By its opacity.
  public static let opacity = Passage()

  /// From its leading edge.
  public static let slide = Passage()

  /// By its size.
  public static let scale = Passage()

  /// By its size.
  public static func scale(scale: Double, anchor: AnchorPoint = .center) -> Passage { Passage() }

  /// From an edge.
  public static func move(edge: LayoutEdge) -> Passage { Passage() }

  /// From an edge.
  public static func push(from edge: LayoutEdge) -> Passage { Passage() }

  /// From a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> Passage { Passage() }

  /// From a distance.
  public static func offset(_ distance: Size) -> Passage { Passage() }

  /// One way and another way back.
  public static func asymmetric(insertion: Passage, removal: Passage) -> Passage { Passage() }

  /// By two modifiers.
  public static func modifier<Modifier: ElementModifier>(
    active: Modifier,
    identity: Modifier
  ) -> Passage {
    Passage()
  }

  /// Together with another one.
  public func combined(with other: Passage) -> Passage { self }

  /// With a movement of its own.
  public func animation(_ motion: Motion?) -> Passage { self }
}
