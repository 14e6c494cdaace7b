import FlowEngine

/// The duration of a transition, in seconds, and its curve.
struct TransitionTiming: Hashable, Sendable {
  let duration: Double
  let curve: MotionCurve

  /// The timing of a transition of `kind` on `platform`; sheets bounce after a fling.
  ///
  /// The 0.25 and 0.3833 seconds of the keyboard were published for iOS 18 and measured by a third party on iOS 26.1;
  /// the spring of sheets was read from the platform's sheet controller. Half a second for surfaces, 0.35 for stacks
  /// and 0.3 for rotations are what the platform's transition coordinators are known to report; their constant speed is
  /// a guess, since their curves are not known: after half of the time, half of the distance is covered.
  init(_ kind: StageTransition.Kind, on platform: PlatformProfile, isFling: Bool = false) {
    switch kind {
    case .push, .pop: self.init(0.35)
    case .present, .dismiss: self.init(0.5)
    case .detent: self = isFling ? TransitionTiming.flungSheet : TransitionTiming.sheet
    case .rotation: self.init(0.3)
    case .keyboard: self.init(platform.isGlass ? 0.3833 : 0.25)
    // Tabs and flows change without motion.
    case .tab, .root: self = .atOnce
    }
  }

  /// The timing of a change without motion.
  static let atOnce = TransitionTiming(0)

  private init(_ duration: Double, _ curve: MotionCurve = .linear) {
    self.init(duration: duration, curve: curve)
  }

  init(duration: Double, curve: MotionCurve) {
    self.duration = duration
    self.curve = curve
  }

  // A spring is at rest when it is within a thousandth of its distance: (1 + x) / e^x is 0.001 for x = 9.2334, and x =
  // 2 pi t / 0.344.
  private static let sheet = TransitionTiming(0.5055, .spring(response: 0.344, damping: 1))

  // For a damping of 0.8 it is e^(-0.8 x) / 0.6 = 0.001, so x = 9.2733.
  private static let flungSheet = TransitionTiming(0.5077, .spring(response: 0.344, damping: 0.8))
}

extension TransitionTiming {
  /// The timing of an app's animation; without a positive, finite length it is over at once.
  ///
  /// The curves of the easings are the cubic ones of CSS, which SwiftUI documents as its own. A spring
  /// without a bounce has a response of 0.55 seconds by default, and one of 0.5 if it is named, with a bounce
  /// of 0.15 or 0.3: the documented numbers, which were not measured on a device.
  init(_ animation: LayerAnimation) {
    switch animation {
    case .linear(let duration): self.init(checking: duration, .linear)
    case .easeIn(let duration): self.init(checking: duration, .ease(0.42, 1))
    case .easeOut(let duration): self.init(checking: duration, .ease(0, 0.58))
    case .easeInOut(let duration): self.init(checking: duration, .ease(0.42, 0.58))
    case .spring(let response, let damping): self.init(response: response, damping: damping)
    case .default: self.init(response: 0.55, damping: 1)
    case .smooth: self.init(response: 0.5, damping: 1)
    case .snappy: self.init(response: 0.5, damping: 0.85)
    case .bouncy: self.init(response: 0.5, damping: 0.7)
    }
  }

  private init(response: Double, damping: Double) {
    guard response > 0, damping > 0 else {
      self = .atOnce
      return
    }
    let turns = MotionCurve.restingAngle(damping: damping) / (2 * Double.pi)
    self.init(checking: response * turns, .spring(response: response, damping: damping))
  }

  private init(checking duration: Double, _ curve: MotionCurve) {
    guard duration > 0, duration.isFinite else {
      self = .atOnce
      return
    }
    self.init(duration: duration, curve: curve)
  }
}

/// The way in which a layer with a transition of the app appears, or disappears.
struct LayerMotion: Hashable {
  /// The edges from which it comes.
  private(set) var edges: [LayerEdge] = []

  /// The number of fades: two simultaneous fades multiply.
  private(set) var fades = 0

  /// The fraction of its size from which it grows; `nil` if it does not.
  private(set) var scale: Double?

  /// The motion of `transition` while the layer appears, or while it disappears; with Reduce Motion it only
  /// fades.
  init(_ transition: LayerTransition, appears: Bool, reducesMotion: Bool) {
    var pending = [transition]
    while let next = pending.popLast() {
      switch next {
      case .identity: break
      case .opacity: fades += 1
      case .scale(let start): scale = (scale ?? 1) * start.orZero
      case .slide: edges.append(appears ? .leading : .trailing)
      case .move(let edge): edges.append(edge)
      case .asymmetric(let insertion, let removal): pending.append(appears ? insertion : removal)
      case .combined(let first, let second): pending += [second, first]
      }
    }
    if reducesMotion, !isStill { (edges, fades, scale) = ([], 1, nil) }
  }

  /// Whether the layer appears or disappears immediately.
  var isStill: Bool { edges.isEmpty && fades == 0 && scale == nil }

  /// The distance of a layer with `frame` from its place, after the fraction `share` of its movement.
  ///
  /// It is moved by its own width or height, as in SwiftUI.
  func offset(_ frame: Rect, at share: Double, direction: WritingDirection) -> Point {
    var offset = Point.zero
    let (width, height) = (frame.size.width * (1 - share), frame.size.height * (1 - share))
    let leading = direction == .leftToRight ? -width : width
    for edge in edges {
      switch edge {
      case .top: offset.y -= height
      case .bottom: offset.y += height
      case .leading: offset.x += leading
      case .trailing: offset.x -= leading
      }
    }
    return offset
  }

  /// The visible state of the layer besides its place, after the fraction `share` of its movement: `opacity=0.5`.
  func facts(at share: Double) -> [Fact] {
    var facts: [Fact] = []
    if fades > 0 {
      let opacity = min(1, max(0, share))
      let product = (1..<fades).reduce(opacity) { product, _ in product * opacity }
      facts.append(Fact("opacity", .number(product)))
    }
    if let scale {
      facts.append(Fact("scale", .number(scale + (1 - scale) * share)))
    }
    return facts
  }
}
