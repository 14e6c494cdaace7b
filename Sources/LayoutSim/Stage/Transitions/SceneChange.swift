/// One difference between two scenes that a device shows as a transition.
struct SceneChange {
  let kind: StageTransition.Kind

  /// The screen or surface that comes, goes or moves, by its route.
  let place: String

  let motion: SceneMotion

  /// What it changes: a later change of the same takes over from it.
  let subject: SceneSubject

  /// The number of the coordinator that presents the surface which comes or goes; `nil` for other
  /// changes.
  var presenter: Int?
}

/// What a transition is about.
enum SceneSubject: Hashable {
  case window
  case layer(LayerKey)
  case stack(Int, on: LayerKey)
}

/// How a transition moves what is shown, between a way of 0 at its beginning and 1 at its end.
enum SceneMotion: Hashable {
  /// Nothing moves.
  case none

  /// The layer comes up from the window's lower edge.
  case layerIn(LayerKey)

  /// The layer, which the former scene has, goes down to the window's lower edge.
  case layerOut(LayerKey)

  /// The upper edge of the layer comes from a height, in points from the window's top.
  case layerFrom(top: Double, LayerKey)

  /// The top screen of a stack comes in over another one, which the former scene has.
  case screenIn(ScreenKey, over: ScreenKey, stack: Int, on: LayerKey)

  /// A screen, which the former scene has, goes away over the top screen of a stack.
  case screenOut(ScreenKey, stack: Int, on: LayerKey)
}

extension StageScene {
  /// What a device would show as transitions on the way from `former` to this scene, in order: what
  /// goes from the top down, what changes below, and what comes from the bottom up.
  func changes(since former: StageScene) -> [SceneChange] {
    former.layersGone(in: self) + windowChanges(since: former)
      + layers.flatMap { layer in
        former.layer(layer.key).map { changes(of: layer, since: $0, in: former) } ?? []
      }
      + layersCome(since: former)
  }

  private func layersGone(in later: StageScene) -> [SceneChange] {
    let gone = layers.filter { later.layer($0.key) == nil }.reversed()
    return gone.enumerated().map { index, layer in
      SceneChange(
        kind: .dismiss,
        place: layer.name,
        // Of several the platform moves only the top one; what lies between is gone at once.
        motion: index == 0 && !layer.isHidden ? .layerOut(layer.key) : .none,
        subject: .layer(layer.key),
        // The one that presents the lowest takes those above it along.
        presenter: gone.last?.presenter
      )
    }
  }

  private func layersCome(since former: StageScene) -> [SceneChange] {
    layers.filter { former.layer($0.key) == nil }.map { layer in
      SceneChange(
        kind: .present,
        place: layer.name,
        motion: .layerIn(layer.key),
        subject: .layer(layer.key),
        presenter: layer.presenter
      )
    }
  }

  private func windowChanges(since former: StageScene) -> [SceneChange] {
    var kinds: [StageTransition.Kind] = []
    if tree.traits.window != former.tree.traits.window { kinds.append(.rotation) }
    if tree.traits.keyboard != former.tree.traits.keyboard { kinds.append(.keyboard) }
    return kinds.map { SceneChange(kind: $0, place: "window", motion: .none, subject: .window) }
  }

  /// Whether nothing but the keyboard may have changed around what is shown.
  private func isSameSurroundings(_ former: StageScene) -> Bool {
    var traits = former.tree.traits
    traits.keyboard = tree.traits.keyboard
    return traits == tree.traits
  }

  private func changes(
    of layer: Layer,
    since earlier: Layer,
    in former: StageScene
  ) -> [SceneChange] {
    var changes: [SceneChange] = []
    if !layer.isHidden, !earlier.isHidden, layer.role == .sheet,
      let frame = tree.nodes[layer.position].frame,
      let before = former.tree.nodes[earlier.position].frame, frame != before,
      isSameSurroundings(former)
    {
      changes.append(
        SceneChange(
          // The keyboard takes sheets along.
          kind: tree.traits.keyboard == former.tree.traits.keyboard ? .detent : .keyboard,
          place: layer.name,
          motion: .layerFrom(top: before.minY, layer.key),
          subject: .layer(layer.key)
        )
      )
    }
    let isSeen = !layer.isHidden && !earlier.isHidden
    for (content, before) in zip(layer.contents, earlier.contents) {
      guard content.owner == before.owner else {
        changes.append(
          SceneChange(
            kind: .root,
            place: layer.name,
            motion: .none,
            subject: .layer(layer.key)
          )
        )
        break
      }
      switch (content, before) {
      case (.tabs(_, let tab, let name), .tabs(_, let formerTab, _)) where tab != formerTab:
        let change = SceneChange(
          kind: .tab,
          place: name,
          motion: .none,
          subject: .layer(layer.key)
        )
        return changes + [change]
      case (.stack(let stack), .stack(let earlier)):
        if let change = stack.change(since: earlier, on: layer.key, isSeen: isSeen) {
          // What the screens hold are other things then.
          return changes + [change]
        }
      default: break
      }
    }
    return changes
  }
}

extension StageScene.Stack {
  /// The push or pop that a device would show; `nil` if the same screen stays on top.
  fileprivate func change(
    since former: StageScene.Stack,
    on layer: LayerKey,
    isSeen: Bool
  ) -> SceneChange? {
    guard let top = screens.last, let before = former.screens.last, top.key != before.key
    else { return nil }
    // A screen that was below is uncovered; every other one comes on top, also in place of one.
    let isPop = former.screens.contains { $0.key == top.key }
    let motion: SceneMotion =
      isPop
      ? .screenOut(before.key, stack: host, on: layer)
      : .screenIn(top.key, over: before.key, stack: host, on: layer)
    return SceneChange(
      kind: isPop ? .pop : .push,
      place: isPop ? before.route : top.route,
      motion: isSeen ? motion : .none,
      subject: .stack(host, on: layer)
    )
  }
}
