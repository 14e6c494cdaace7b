/// The screen at one instant: a settled scene, and the transitions in it.
///
/// The distances are the platform's: surfaces come from the window's lower edge, and a screen comes from the
/// trailing side while the one below moves by 0.3 of its width, as observed on devices. With Reduce Motion
/// nothing moves; surfaces and screens fade instead.
struct StageInstant {
  private let scene: StageScene
  private let now: Double
  private var edit: RenderTreeEdit

  /// The fraction of its width by which a covered screen moves.
  private static let parallax = 0.3

  /// The screen at `now`, while `tracks` run towards `scene`.
  init(_ scene: StageScene, tracks: [SceneTrack], at now: Double) {
    self.scene = scene
    self.now = now
    edit = RenderTreeEdit(scene.shown)
    for track in tracks { show(track) }
  }

  /// The tree of the instant; `findings` and `silenced` are added to those of the scene.
  func shown(adding findings: [Finding], silenced: [Finding] = []) -> IndexedTree {
    let shown = edit.result()
    var tree = marked(shown.tree)
    tree.findings += findings
    tree.silencedFindings += silenced
    return IndexedTree(tree: tree, index: shown.index)
  }

  /// For each node of the scene, whether it is out of sight or reach at the instant.
  @MainActor
  func areOutOfReach() -> [Bool] {
    let (shown, places) = edit.resultWithPlaces()
    let obstacles = TouchMap(marked(shown.tree)).obstacles
    return places.map { place in
      switch place.map({ obstacles[$0] }) {
      case .covered?, .inert?, nil: true
      default: false
      }
    }
  }

  /// The `tree`, with its visibility marked.
  private func marked(_ tree: RenderTree) -> RenderTree {
    var tree = tree
    for index in tree.nodes.indices where tree.nodes[index].frame != nil {
      tree.nodes[index].flags.subtract([.covered, .scrolledAway])
    }
    tree.markWhatIsOutOfSight(on: tree.surfaces, scrolledBy: tree.viewports)
    tree.markWhatSticksOutOfDialogs()
    return tree
  }

  private var traits: Traits { scene.tree.traits }

  private mutating func show(_ track: SceneTrack) {
    let way = track.way(at: now)
    switch track.motion {
    case .none: mark(0, track)
    case .layerIn(let key): bringIn(key, way, track)
    case .layerOut(let key): takeOut(key, way, track)
    case .layerFrom(let top, let key): move(key, from: top, way, track)
    case .screenIn(_, let under, let host, let key): pushIn(over: under, host, key, way, track)
    case .screenOut(let leaving, let host, let key): popOut(leaving, host, key, way, track)
    }
  }

  // MARK: - Layers

  private mutating func bringIn(_ key: LayerKey, _ way: Double, _ track: SceneTrack) {
    guard let layer = scene.layer(key), let frame = scene.tree.nodes[layer.position].frame
    else { return }
    if scene.tree.nodes[layer.position].hidesWhatIsBehind {
      // Layers that the cover will hide are visible until it arrives.
      for below in scene.layers where below.position < layer.position && below.isHidden {
        guard let former = track.former.layer(below.key), !former.isHidden else { continue }
        var piece = RenderTreePiece(of: track.former.shown, at: former.position)
        piece.change { $0.flags.insert(.inert) }
        edit.replace(below.position, with: piece)
      }
    }
    if let motion = motion(of: layer, appears: true) {
      edit.shift(layer.position, by: motion.offset(frame, at: way, direction: traits.direction))
      mark(layer.position, facts(track) + motion.facts(at: way))
      return
    }
    if slides { edit.shift(layer.position, by: rise(frame, 1 - way)) }
    mark(layer.position, track, opacity: slides ? nil : way)
  }

  /// The motion of a layer with a transition of the app; `nil` for one of the platform's.
  private func motion(of layer: StageScene.Layer, appears: Bool) -> LayerMotion? {
    layer.transition.map {
      LayerMotion($0.transition, appears: appears, reducesMotion: traits.reducesMotion)
    }
  }

  private mutating func takeOut(_ key: LayerKey, _ way: Double, _ track: SceneTrack) {
    guard let index = track.former.layers.firstIndex(where: { $0.key == key }) else { return }
    let layer = track.former.layers[index]
    // A layer that a gesture dismisses is in the scene until it has gone.
    let present = scene.layer(key)?.position
    let below = scene.position(below: layer, among: track.former.layers[..<index])
    guard let frame = track.former.tree.nodes[layer.position].frame, let below else { return }
    var distance = slides ? rise(frame, way) : .zero
    var facts = facts(track, opacity: slides ? nil : 1 - way)
    if let motion = motion(of: layer, appears: false) {
      distance = motion.offset(frame, at: 1 - way, direction: traits.direction)
      facts = self.facts(track) + motion.facts(at: 1 - way)
    }
    var piece = RenderTreePiece(of: track.former.shown, at: layer.position, movedBy: distance)
    piece.change {
      $0.flags.insert(.inert)
      $0.facts += facts
    }
    if let present {
      edit.replace(present, with: piece)
    } else {
      edit.insert(piece, after: below)
    }
  }

  private mutating func move(
    _ key: LayerKey,
    from top: Double,
    _ way: Double,
    _ track: SceneTrack
  ) {
    guard let layer = scene.layer(key), let frame = scene.tree.nodes[layer.position].frame
    else { return }
    let distance = (1 - way) * (top - frame.minY)
    edit.shift(layer.position, by: Point(x: 0, y: distance))
    // The lower edge stays where it is, unless the sheet is lower than it.
    edit.change(layer.position) {
      $0.frame?.size.height = max(0, frame.size.height - distance)
    }
    mark(layer.position, track)
  }

  /// Whether surfaces move, as opposed to fading in place.
  private var slides: Bool { !traits.reducesMotion }

  /// The fraction `share` of the distance from `frame` to below the window's lower edge.
  private func rise(_ frame: Rect, _ share: Double) -> Point {
    Point(x: 0, y: share * (traits.window.height - frame.minY))
  }

  // MARK: - Screens

  private mutating func pushIn(
    over under: ScreenKey,
    _ host: Int,
    _ key: LayerKey,
    _ way: Double,
    _ track: SceneTrack
  ) {
    guard let stack = scene.stack(host, on: key), let top = stack.screens.last,
      let frame = scene.tree.nodes[top.position].frame
    else { return }
    let width = aside(frame)
    edit.shift(top.position, by: Point(x: width * (1 - way), y: 0))
    mark(top.position, track, opacity: traits.reducesMotion ? way : nil)
    guard
      let former = track.former.stack(host, on: key)?.screens.last(where: { $0.key == under }),
      track.former.tree.nodes[former.position].frame != nil
    else { return }
    var piece = RenderTreePiece(
      of: track.former.shown,
      at: former.position,
      movedBy: Point(x: -StageInstant.parallax * width * way, y: 0)
    )
    let facts = facts(track, opacity: traits.reducesMotion ? 1 - way : nil)
    piece.change {
      $0.flags.subtract(.top)
      $0.flags.insert(.inert)
      $0.facts += facts
    }
    if let place = stack.screens.first(where: { $0.key == under })?.position {
      edit.replace(place, with: piece)
    } else {
      edit.insert(piece, before: top.position)
    }
  }

  private mutating func popOut(
    _ leaving: ScreenKey,
    _ host: Int,
    _ key: LayerKey,
    _ way: Double,
    _ track: SceneTrack
  ) {
    guard let top = scene.stack(host, on: key)?.screens.last,
      let frame = scene.tree.nodes[top.position].frame,
      let former = track.former.stack(host, on: key)?.screens.last(where: { $0.key == leaving })
    else { return }
    let width = aside(frame)
    var piece = RenderTreePiece(
      of: track.former.shown,
      at: former.position,
      movedBy: Point(x: width * way, y: 0)
    )
    let facts = facts(track, opacity: traits.reducesMotion ? 1 - way : nil)
    piece.change {
      $0.flags.subtract(.top)
      $0.flags.insert(.inert)
      $0.facts += facts
    }
    edit.insert(piece, after: top.position)
    edit.shift(top.position, by: Point(x: -StageInstant.parallax * width * (1 - way), y: 0))
    mark(top.position, track, opacity: traits.reducesMotion ? way : nil)
  }

  /// The horizontal distance from a screen's leading side to its trailing one, positive to the right; 0 if
  /// nothing moves.
  private func aside(_ frame: Rect) -> Double {
    if traits.reducesMotion { return 0 }
    return traits.direction == .leftToRight ? frame.size.width : -frame.size.width
  }

  // MARK: - Facts

  private mutating func mark(_ position: Int, _ track: SceneTrack, opacity: Double? = nil) {
    mark(position, facts(track, opacity: opacity))
  }

  private mutating func mark(_ position: Int, _ facts: [Fact]) {
    edit.change(position) { $0.facts += facts }
  }

  private func facts(_ track: SceneTrack, opacity: Double? = nil) -> [Fact] {
    [
      Fact("transition", track.kind.rawValue),
      Fact("phase", track.phase.rawValue),
      Fact("progress", PrintedNumber.text(track.progress(at: now))),
    ] + (opacity.map { [Fact("opacity", .number($0))] } ?? [])
  }
}
