import FlowEngine

/// A difference between two scenes that a device shows as a transition.
struct SceneChange {
  let kind: StageTransition.Kind

  /// The route of the screen or surface that appears, disappears or moves.
  let place: String

  let motion: SceneMotion

  /// The subject of the change: a later change of the same subject replaces it.
  let subject: SceneSubject

  /// The number of the coordinator that presents the appearing or disappearing surface; `nil` for other
  /// changes.
  var presenter: Int?

  /// The app's animation of the layer; `nil` for the platform's.
  var animation: LayerAnimation?

  /// Whether it concerns an overlay, which the platform does not present: it is part of the screen.
  var isInPlace = false
}

/// The subject of a transition.
enum SceneSubject: Hashable {
  case window
  case layer(LayerKey)
  case stack(Int, on: LayerKey)
}

/// The movement of a transition, from 0 at its beginning to 1 at its end.
enum SceneMotion: Hashable {
  /// Nothing moves.
  case none

  /// The layer moves up from the window's lower edge.
  case layerIn(LayerKey)

  /// The layer, which is in the former scene, moves down to the window's lower edge.
  case layerOut(LayerKey)

  /// The upper edge of the layer moves from a position, in points from the window's top.
  case layerFrom(top: Double, LayerKey)

  /// The top screen of a stack moves in over another one, which is in the former scene.
  case screenIn(ScreenKey, over: ScreenKey, stack: Int, on: LayerKey)

  /// A screen, which is in the former scene, moves away over the top screen of a stack.
  case screenOut(ScreenKey, stack: Int, on: LayerKey)
}

extension StageScene {
  /// The transitions that a device would show from `former` to this scene, in order: disappearing layers from
  /// the top down, changes below, and appearing layers from the bottom up.
  func changes(since former: StageScene) -> [SceneChange] {
    former.layersGone(in: self) + windowChanges(since: former)
      + layers.flatMap { layer in
        former.layer(layer.key).map { changes(of: layer, since: $0, in: former) } ?? []
      }
      + layersCome(since: former)
  }

  private func layersGone(in later: StageScene) -> [SceneChange] {
    let gone = layers.filter {
      later.layer($0.key) == nil && !later.layersOutOfSight.contains($0.key)
    }
    .reversed()
    let top = gone.first { $0.role != .overlay }?.key
    return gone.map { layer in
      var moves = layer.key == top
      if layer.role == .overlay {
        // It leaves with the surface that contains it, without a separate motion.
        moves = layer.place.map { later.layer($0.surface) != nil } ?? true
      }
      return SceneChange(
        kind: .dismiss,
        place: layer.name,
        // Of several layers the platform moves only the top one; those in between disappear at once.
        motion: moves && !layer.isHidden ? .layerOut(layer.key) : .none,
        subject: .layer(layer.key),
        // The presenter of the lowest dismisses those above it, too.
        presenter: gone.last?.presenter,
        animation: layer.animation(appears: false, reducesMotion: tree.traits.reducesMotion),
        isInPlace: layer.role == .overlay
      )
    }
  }

  private func layersCome(since former: StageScene) -> [SceneChange] {
    let come = layers.filter {
      former.layer($0.key) == nil && !former.layersOutOfSight.contains($0.key)
    }
    return come.map { layer in
      SceneChange(
        kind: .present,
        place: layer.name,
        motion: .layerIn(layer.key),
        subject: .layer(layer.key),
        presenter: layer.presenter,
        animation: layer.animation(appears: true, reducesMotion: tree.traits.reducesMotion),
        isInPlace: layer.role == .overlay
      )
    }
  }

  private func windowChanges(since former: StageScene) -> [SceneChange] {
    var kinds: [StageTransition.Kind] = []
    if tree.traits.window != former.tree.traits.window { kinds.append(.rotation) }
    if tree.traits.keyboard != former.tree.traits.keyboard { kinds.append(.keyboard) }
    return kinds.map { SceneChange(kind: $0, place: "window", motion: .none, subject: .window) }
  }

  /// Whether at most the keyboard has changed around the shown content.
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
    if !layer.isHidden, !earlier.isHidden, layer.role.hasDetents,
      let frame = tree.nodes[layer.position].frame,
      let before = former.tree.nodes[earlier.position].frame, frame != before,
      isSameSurroundings(former)
    {
      changes.append(
        SceneChange(
          // The keyboard moves sheets along with it.
          kind: tree.traits.keyboard == former.tree.traits.keyboard ? .detent : .keyboard,
          place: layer.name,
          motion: .layerFrom(top: before.minY, layer.key),
          subject: .layer(layer.key)
        )
      )
    }
    let isSeen = !layer.isHidden && !earlier.isHidden
    let hasColumns = layer.hasColumns && earlier.hasColumns
    for (index, content) in layer.contents.enumerated() {
      guard let before = earlier.content(inPlaceOf: content, at: index, hasColumns: hasColumns)
      else { continue }
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
      // A selected tab that has moved to another place is still the selected tab.
      case (.tabs(_, let place, let tab, let name), .tabs(_, let formerPlace, let formerTab, _))
      where place != formerPlace && tab != formerTab:
        let change = SceneChange(
          kind: .tab,
          place: name,
          motion: .none,
          subject: .layer(layer.key)
        )
        return changes + [change]
      case (.stack(let stack), .stack(let earlier)):
        if let change = stack.change(since: earlier, on: layer.key, isSeen: isSeen) {
          // In that case the content of the screens differs.
          return changes + [change]
        }
      default: break
      }
    }
    return changes
  }
}

extension StageScene.Layer {
  /// The former content in place of `content`, which is at `index` of a later scene: with columns, the content of
  /// the same coordinator; `nil` if there was none.
  fileprivate func content(
    inPlaceOf content: StageScene.Content,
    at index: Int,
    hasColumns: Bool
  ) -> StageScene.Content? {
    if hasColumns { return contents.first { $0.owner == content.owner } }
    return index < contents.count ? contents[index] : nil
  }

  /// The app's animation of the layer, which takes no time if nothing moves; `nil` for the platform's.
  fileprivate func animation(appears: Bool, reducesMotion: Bool) -> LayerAnimation? {
    guard let transition else { return nil }
    let motion = LayerMotion(
      transition.transition,
      appears: appears,
      reducesMotion: reducesMotion
    )
    return motion.isStill ? .linear(duration: 0) : transition.animation
  }
}

extension StageScene.Stack {
  /// The push or pop that a device would show; `nil` if the top screen stays.
  fileprivate func change(
    since former: StageScene.Stack,
    on layer: LayerKey,
    isSeen: Bool
  ) -> SceneChange? {
    guard let top = screens.last, let before = former.screens.last, top.key != before.key
    else { return nil }
    // A screen that was below is uncovered; any other screen is pushed on top, even if it replaces one.
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
