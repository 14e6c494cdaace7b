import Testing

@testable import LayoutSim

@Suite("Differences between scenes")
struct SceneChangeTests {
  /// A window with a base, and with something over it.
  private func scene(
    _ role: Role? = nil,
    top: Double = 400,
    key: StageScene.LayerKey = .surface(2),
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
    return StageScene(tree: RenderTree(traits: traits, nodes: nodes), layers: layers)
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
    let tree = StageInstant(raised, tracks: timeline.tracks, at: timeline.now).tree(adding: [])
    // Half of the quarter of a second: half of the way.
    #expect(tree.nodes[2].frame == rect(300))
  }

  @Test("What is no coordinator's surface fades in where it is")
  func fades() {
    let shown = scene(Role("alert"), key: .other("alert Sure?", 0))
    var timeline = Timeline()
    timeline.change(from: scene(), to: shown)
    timeline.advance(by: 0.125)
    let tree = StageInstant(shown, tracks: timeline.tracks, at: timeline.now).tree(adding: [])
    #expect(tree.nodes[2].frame == rect(400))
    #expect(tree.nodes[2].facts.last == Fact("opacity", "0.25"))
  }

  @Test("The same sheet that comes back while it goes rises from where it is")
  func comesBack() {
    var timeline = Timeline()
    timeline.change(from: scene(.sheet), to: scene())
    timeline.advance(by: 0.125)
    timeline.change(from: scene(), to: scene(.sheet))
    let tree = StageInstant(scene(.sheet), tracks: timeline.tracks, at: timeline.now)
      .tree(adding: [])
    // A quarter of 452 below its place.
    #expect(tree.nodes[2].frame?.minY == 513)
    #expect(timeline.log.map(\.phase) == [.will, .during, .cancelled, .will])
    #expect(timeline.findings.map(\.code) == ["present-while-dismissing"])
  }
}
