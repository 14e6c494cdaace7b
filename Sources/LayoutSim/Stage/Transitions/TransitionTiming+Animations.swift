import FlowEngine

extension TransitionTiming {
  /// The timing of an app's animation; without a positive, finite length it is over at once.
  ///
  /// The curves of the easings are the cubic ones of CSS, which SwiftUI documents as its own. A spring
  /// without a bounce has a response of 0.55 seconds by default, and one of 0.5 if it is named, with a bounce
  /// of 0.15 or 0.3: the documented numbers, which nobody has measured on a device.
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
