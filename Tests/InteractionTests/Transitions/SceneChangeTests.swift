import Testing

@testable import LayoutSim

/// Differences between scenes.
struct SceneChangeTests {
  /// A window with a base, and with something over it.
  private func scene(
    _ role: Role? = nil,
    top: Double = 400,
    key: LayerKey = .surface(2),
    keyboard: Keyboard = .hidden
  ) -> StageScene {
    let length = role == nil ? 2 : 3
    var nodes = [
      RenderNode(.window, subtreeLength: length, frame: rect(0)),
      RenderNode(.stack, parent: 0, detail: .layers, frame: rect(0)),
    ]
    var layers = [
      StageScene.Layer(key: .surface(1), role: .stack, name: "home", position: 1, isHidden: false)
    ]
    if let role {
      nodes.append(RenderNode(role, parent: 0, detail: .layers, frame: rect(top)))
      layers.append(
        StageScene.Layer(key: key, role: role, name: "top", position: 2, isHidden: false)
      )
    }
    let traits = Traits(device: .iPhone15, keyboard: keyboard)
    return StageScene(
      shown: IndexedTree(
        tree: RenderTree(traits: traits, nodes: nodes),
        index: LayerIndex()
      ),
      layers: layers
    )
  }

  private func rect(_ top: Double) -> Rect {
    Rect(x: 0, y: top, width: 393, height: 852 - top)
  }

  @Test("Two equal scenes differ in nothing")
  func nothing() {
    #expect(scene(.sheet).changes(since: scene(.sheet)).isEmpty)
  }

  @Test("Another coordinator's sheet at the same place is another sheet")
  func other() {
    let changes = scene(.sheet, key: .surface(3)).changes(since: scene(.sheet))
    #expect(changes.map(\.kind) == [.dismiss, .present])
  }

  @Test("A sheet that the keyboard raises moves with the keyboard")
  func keyboard() {
    let raised = scene(.sheet, top: 200, keyboard: .shown)
    let changes = raised.changes(since: scene(.sheet))
    #expect(changes.map(\.kind) == [.keyboard, .keyboard])
    #expect(changes.last?.motion == .layerFrom(top: 400, .surface(2)))
    var timeline = Timeline()
    timeline.change(from: scene(.sheet), to: raised)
    timeline.advance(by: 0.125)
    let tree = StageInstant(raised, tracks: timeline.tracks, at: timeline.now).shown(adding: [])
      .tree
    // Half of the quarter of a second: half of the way.
    #expect(tree.nodes[2].frame == rect(300))
  }

  @Test("The same sheet that comes back while it goes rises from where it is")
  func comesBack() {
    var timeline = Timeline()
    timeline.change(from: scene(.sheet), to: scene())
    timeline.advance(by: 0.125)
    timeline.change(from: scene(), to: scene(.sheet))
    let tree = StageInstant(scene(.sheet), tracks: timeline.tracks, at: timeline.now)
      .shown(adding: []).tree
    // A quarter of 452 below its place.
    #expect(tree.nodes[2].frame?.minY == 513)
    #expect(timeline.log.map(\.phase) == [.will, .during, .cancelled, .will])
    #expect(timeline.findings.map(\.code) == [.presentWhileDismissing])
  }
}
