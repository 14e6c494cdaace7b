extension SceneTrack {
  /// Starts where `running` has moved their common subject.
  mutating func takeOver(from running: SceneTrack, at now: Double, in former: StageScene) {
    let way = running.way(at: now)
    switch (motion, running.motion) {
    case (.layerIn, .layerOut), (.layerOut, .layerIn):
      proceed(from: 1 - way)
    case (.screenOut, .screenIn):
      // A pop of a screen that is still moving in, or that a gesture has moved aside.
      if isReverse(of: running) { proceed(from: 1 - way) }
    case (.layerOut(let key), .layerFrom(let top, _)):
      guard let rest = former.top(of: key) else { break }
      let shown = top + (rest - top) * way
      let distance = former.tree.traits.window.height - rest
      if distance > 0 { proceed(from: min(1, max(0, (shown - rest) / distance))) }
    case (.layerFrom(_, let key), .layerFrom(let top, _)):
      guard let rest = former.top(of: key) else { break }
      motion = .layerFrom(top: top + (rest - top) * way, key)
    default: break
    }
  }

  /// Whether a later transition reverses a running one.
  func isTurnedBack(by later: SceneTrack) -> Bool {
    switch (motion, later.motion) {
    case (.layerIn, .layerOut), (.layerOut, .layerIn): true
    case (.layerIn, .none): later.kind == .dismiss
    case (.screenIn, .screenOut): later.isReverse(of: self)
    default: false
    }
  }

  /// Whether it removes exactly the screen that `running` shows.
  private func isReverse(of running: SceneTrack) -> Bool {
    guard case .screenOut(let leaving, _, _) = motion,
      case .screenIn(let coming, _, _, _) = running.motion
    else { return false }
    return leaving == coming
  }

  /// Advances to `way`, and shortens the duration accordingly.
  private mutating func proceed(from way: Double) {
    let way = min(1, max(0, way))
    from = way
    duration *= 1 - way
  }

  /// Whether a gesture began it and was cancelled.
  var isReturning: Bool {
    if kind == .pop, case .screenIn = motion { return true }
    return false
  }
}

extension StageScene {
  /// The upper edge of a layer, in points from the window's top.
  func top(of key: LayerKey) -> Double? {
    layer(key).flatMap { tree.nodes[$0.position].frame?.minY }
  }
}
