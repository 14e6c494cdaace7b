import LayoutSim

/// A gesture as a value.
///
/// It stands for SwiftUI's `Gesture`.
@MainActor
public protocol TouchGesture {
  /// The values that the gesture reports.
  associatedtype Value

  /// The content that takes the gesture; `changed` and `ended` are called with its values.
  func attached(
    to content: AnyElement,
    changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> AnyElement
}

extension TouchGesture {
  /// The gesture with an action for each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> HandledGesture<Self> {
    HandledGesture(base: self, changed: action)
  }

  /// The gesture with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> HandledGesture<Self> {
    HandledGesture(base: self, ended: action)
  }

  /// The gesture itself: a stage shows what is after a gesture, and so never a state that is set only during one.
  public func updating<State>(
    _ state: Bound<State>,
    body: (Value, inout State, inout Void) -> Void
  ) -> Self {
    self
  }

  /// The gesture itself; another one at the same time is left out.
  public func simultaneously(with other: some TouchGesture) -> Self { self }

  /// The gesture itself; the second one is left out.
  public func sequenced(before other: some TouchGesture) -> Self { self }
}

/// A gesture with its actions.
public struct HandledGesture<Base: TouchGesture>: TouchGesture {
  let base: Base
  var changed: (Base.Value) -> Void = { _ in }
  var ended: (Base.Value) -> Void = { _ in }

  /// The content that takes the gesture.
  public func attached(
    to content: AnyElement,
    changed: @escaping (Base.Value) -> Void,
    ended: @escaping (Base.Value) -> Void
  ) -> AnyElement {
    base.attached(
      to: content,
      changed: {
        self.changed($0)
        changed($0)
      },
      ended: {
        self.ended($0)
        ended($0)
      }
    )
  }
}

/// One tap, or several.
public struct TapTouch: TouchGesture {
  /// A tap reports nothing.
  public typealias Taps = Void

  private let count: Int

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }

  /// The content that takes the gesture.
  public func attached(
    to content: AnyElement,
    changed: @escaping (Taps) -> Void,
    ended: @escaping (Taps) -> Void
  ) -> AnyElement {
    AnyElement(content.onTapGesture(count: count) { ended(()) })
  }
}

/// A long press.
public struct LongPressTouch: TouchGesture {
  private let duration: Double

  /// Creates a press of a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    duration = minimumDuration
  }

  /// The content that takes the gesture.
  public func attached(
    to content: AnyElement,
    changed: @escaping (Bool) -> Void,
    ended: @escaping (Bool) -> Void
  ) -> AnyElement {
    AnyElement(content.onLongPressGesture(minimumDuration: duration) { ended(true) })
  }
}

/// A finger that moves.
public struct DragTouch: TouchGesture {
  /// The path of the finger.
  public struct Value: Hashable, Sendable {
    /// Where the finger was set down, in points of the window.
    public let startLocation: Point

    /// Where it is, in points of the window.
    public let location: Point

    /// The distance from there, in points.
    public let translation: Size

    /// Where it would come to rest: its location.
    public var predictedEndLocation: Point { location }

    /// The predicted distance: the one so far.
    public var predictedEndTranslation: Size { translation }

    /// Its speed in points per second, which is always 0.
    public var velocity: Size { .zero }

    init(_ travel: DragTravel) {
      (startLocation, location) = (travel.start, travel.location)
      translation = Size(width: travel.translation.x, height: travel.translation.y)
    }
  }

  private let distance: Double

  /// Creates a gesture that begins after a distance in points.
  public init(minimumDistance: Double = 10, coordinateSpace: Any? = nil) {
    distance = minimumDistance
  }

  /// The content that takes the gesture.
  public func attached(
    to content: AnyElement,
    changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> AnyElement {
    AnyElement(
      content.onDragGesture(
        minimumDistance: distance,
        onChanged: { changed(Value($0)) },
        onEnded: { ended(Value($0)) }
      )
    )
  }
}

/// Two fingers, which a stage does not have: it is never recognised.
public struct TwoFingerTouch<Value>: TouchGesture {
  /// Creates a gesture of two fingers that move apart.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// Creates a gesture of two fingers that turn.
  public init(minimumAngleDelta: RotationAngle) {}

  /// The content, unchanged.
  public func attached(
    to content: AnyElement,
    changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> AnyElement {
    content
  }
}

/// The values that a gesture of two fingers reports.
public struct TwoFingerValue: Hashable, Sendable {
  /// The magnification.
  public let magnification = 1.0

  /// The rotation.
  public let rotation = RotationAngle.zero
}

/// SwiftUI's `MagnifyGesture` and `RotateGesture`.
public typealias PinchTouch = TwoFingerTouch<TwoFingerValue>

/// SwiftUI's `MagnificationGesture`, whose value is a factor.
public typealias ScaleTouch = TwoFingerTouch<Double>

/// SwiftUI's `RotationGesture`, whose value is an angle.
public typealias TurnTouch = TwoFingerTouch<RotationAngle>

extension Element {
  /// Makes the content take a gesture, unless it is `nil`.
  public func gesture(_ gesture: (some TouchGesture)?) -> some Element {
    gesture?.attached(to: AnyElement(self), changed: { _ in }, ended: { _ in })
      ?? AnyElement(self)
  }
}
