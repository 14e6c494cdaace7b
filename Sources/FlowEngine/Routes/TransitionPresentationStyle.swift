/// How a coordinator shows one route, or one flow that it brings along.
public enum TransitionPresentationStyle: Hashable, Sendable, Codable {
  /// On the stack of the coordinator that shows it.
  case push

  /// As the tallest sheet of the platform.
  case sheet

  /// In a cover, which hides everything below it.
  case fullScreenCover

  /// As a sheet that rests at any of the heights: `.detents([.medium, .height(300)])`.
  case detents(ModalDetentConfiguration)

  /// With a transition of the app: as a cover with a clear backdrop if `fullScreen`, otherwise over the
  /// presenter's stack, or over its tabs. Only code dismisses it.
  ///
  /// Without an animation it uses ``LayerAnimation/default``.
  case custom(
    transition: LayerTransition,
    animation: LayerAnimation? = nil,
    fullScreen: Bool = false
  )

  /// Whether it has a transition of the app.
  public var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}

extension TransitionPresentationStyle {
  /// The detents of the sheet as which it is shown; `nil` if it is not a sheet.
  package var detents: ModalDetentConfiguration? {
    switch self {
    case .sheet: ModalDetentConfiguration(detents: [.extraLarge])
    case .detents(let configuration): configuration
    case .push, .fullScreenCover, .custom: nil
    }
  }
}

extension TransitionPresentationStyle? {
  /// The style for presenting instead of pushing: a sheet in place of a push or of no style.
  var orSheet: TransitionPresentationStyle {
    guard let style = self, style != .push else { return .sheet }
    return style
  }
}

/// How a layer with a custom presentation appears and disappears.
///
/// It corresponds to SwiftUI's `AnyTransition`. The engine only carries it: the renderer plays it.
public indirect enum LayerTransition: Hashable, Sendable, Codable {
  /// The layer is there at once.
  case identity

  /// It fades.
  case opacity

  /// It grows from the fraction of its size, and shrinks to it.
  case scale(Double = 0)

  /// It enters at the leading edge, and leaves at the trailing one.
  case slide

  /// It enters and leaves at one edge.
  case move(from: LayerEdge)

  /// It enters by one transition and leaves by another.
  case asymmetric(insertion: LayerTransition, removal: LayerTransition)

  /// Both at the same time.
  case combined(LayerTransition, LayerTransition)
}

/// An edge at which a layer enters.
public enum LayerEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper edge.
  case top

  /// The edge at which lines begin.
  case leading

  /// The lower edge.
  case bottom

  /// The edge at which lines end.
  case trailing
}

extension LayerTransition {
  /// Whether both have the same parts and the same numbers; one that is not a number equals itself.
  public static func == (lhs: LayerTransition, rhs: LayerTransition) -> Bool { lhs.key == rhs.key }

  /// Feeds the parts and their numbers to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// The parts from the outside in, each with its number.
  private var key: [ComparableNumber] {
    switch self {
    case .identity: [0]
    case .opacity: [1]
    case .scale(let fraction): [2, ComparableNumber(fraction)]
    case .slide: [3]
    case .move(.top): [4]
    case .move(.leading): [5]
    case .move(.bottom): [6]
    case .move(.trailing): [7]
    case .asymmetric(let insertion, let removal): [8] + insertion.key + removal.key
    case .combined(let first, let second): [9] + first.key + second.key
    }
  }
}

/// The course of a custom transition over time; durations are in seconds.
///
/// It corresponds to SwiftUI's `Animation`. A duration or a response that is not a positive finite number counts
/// as zero: the transition is over at once.
public enum LayerAnimation: Hashable, Sendable, Codable {
  /// At one speed.
  case linear(duration: Double)

  /// Slowly at the beginning.
  case easeIn(duration: Double)

  /// Slowly at the end.
  case easeOut(duration: Double)

  /// Slowly at the beginning and at the end.
  case easeInOut(duration: Double)

  /// As a spring, whose damping of 1 does not bounce.
  case spring(response: Double, damping: Double)

  /// The platform's default.
  case `default`

  /// The platform's spring without a bounce.
  case smooth

  /// The platform's spring with a small bounce.
  case snappy

  /// The platform's spring with a large bounce.
  case bouncy
}

extension LayerAnimation {
  /// Whether both have the same curve and the same numbers; one that is not a number equals itself.
  public static func == (lhs: LayerAnimation, rhs: LayerAnimation) -> Bool { lhs.key == rhs.key }

  /// Feeds the curve and its numbers to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: [ComparableNumber] {
    switch self {
    case .linear(let time): [0, ComparableNumber(time)]
    case .easeIn(let time): [1, ComparableNumber(time)]
    case .easeOut(let time): [2, ComparableNumber(time)]
    case .easeInOut(let time): [3, ComparableNumber(time)]
    case .spring(let response, let damping):
      [4, ComparableNumber(response), ComparableNumber(damping)]
    case .default: [5]
    case .smooth: [6]
    case .snappy: [7]
    case .bouncy: [8]
    }
  }
}

/// The transition that an app gave a layer, and its course.
package struct CustomTransition: Hashable, Sendable {
  package let transition: LayerTransition
  package let animation: LayerAnimation
}

extension TransitionPresentationStyle {
  /// The transition of the app; `nil` for the platform's styles.
  package var customTransition: CustomTransition? {
    guard case .custom(let transition, let animation, _) = self else { return nil }
    return CustomTransition(transition: transition, animation: animation ?? .default)
  }
}

/// A number as part of a value that is compared: one that is not a number equals itself.
private struct ComparableNumber: Hashable, ExpressibleByIntegerLiteral {
  private let bits: UInt64

  init(integerLiteral number: Int) { self.init(Double(number)) }

  init(_ number: Double) {
    bits = number.isNaN ? Double.nan.bitPattern : number == 0 ? 0 : number.bitPattern
  }
}
