import FlowEngine
import LayoutSim
import StageSupport
import TestSupport
import Testing

/// A walk through time.
@MainActor
struct WalkThroughTimeTests {
  @Test(
    "Whatever is done at whatever instant, the tree is whole, and the end is the settled one",
    // With and without mirroring, and with and without motion.
    arguments: Night.isOn ? Array(1...12) : [3, 4, 7, 12]
  )
  func walk(seed: Int) throws {
    var numbers = SeededGenerator(seed: seed)
    let app = app()
    let stage = Stage(app)
    stage.traits.direction = seed % 3 == 0 ? .rightToLeft : .leftToRight
    stage.traits.reducesMotion = seed % 4 == 0
    for _ in 0..<6 {
      var swipe: BackSwipe?
      var drag: SheetDrag?
      stage.withoutSettling {
        for _ in 0..<12 {
          switch numbers.next(below: 14) {
          case 0: app.navigate(to: StubRoute("next"))
          case 1: app.navigate(to: StubRoute("last"))
          case 2: app.navigate(to: StubRoute("sheet"))
          case 3: app.visibleCoordinator.navigate(to: StubRoute("second"))
          case 4: app.visibleCoordinator.navigate(to: StubRoute("step"))
          case 5: app.dismissModal()
          case 6: app.visibleCoordinator.pop()
          case 7: swipe = try? stage.beginBackSwipe()
          case 8: swipe?.update(progress: numbers.share())
          case 9: if numbers.next(below: 2) == 0 { swipe?.finish() } else { swipe?.cancel() }
          case 10: drag = try? stage.beginSheetDrag()
          case 11: drag?.update(height: 900 * numbers.share())
          case 12: drag?.finish(velocity: 3_000 * numbers.share() - 1_500)
          default: app.popToRoot()
          }
          check(stage)
          stage.advance(by: 0.3 * numbers.share())
          check(stage)
        }
      }
      #expect(stage.transitions.isEmpty)
      // Only the stage that saw them come can say that two surfaces came at once.
      var tree = stage.renderTree
      tree.findings.removeAll { $0.code == .nestedPresentations }
      #expect(tree == Stage(app, under: stage.traits).renderTree)
    }
    let times = stage.transitionLog.map(\.time)
    #expect(times == times.sorted())
    let begun = stage.transitionLog.count { $0.phase == .will }
    let ended = stage.transitionLog.count { $0.phase == .did || $0.phase == .cancelled }
    #expect(begun > 0)
    #expect(begun == ended)
  }

  private func app() -> StubCoordinator {
    let both = ModalDetentConfiguration(detents: [.medium, .large])
    let cover = ModalDetentConfiguration(detents: [.fullscreen])
    let app = StubCoordinator("home", handles: ["next", "last"], modals: ["sheet": both])
    let sheet = StubCoordinator("sheet", handles: ["step"], modals: ["second": cover])
    sheet.addModalCoordinator(StubCoordinator("second"))
    app.addModalCoordinator(sheet)
    return app
  }

  private func check(_ stage: Stage) {
    let nodes = stage.renderTree.nodes
    for (index, node) in nodes.enumerated() {
      let parent = node.parent.map { ($0, $0 + nodes[$0].subtreeLength) }
      let isInside = parent.map { $0.0 < index && index + node.subtreeLength <= $0.1 }
      #expect(isInside ?? (index == 0 && node.subtreeLength == nodes.count))
      if let frame = node.frame { #expect(frame.minX.isFinite && frame.minY.isFinite) }
    }
    #expect(stage.transitions.allSatisfy { (0...1).contains($0.progress) })
    #expect(stage.transitions.count { $0.isInteractive } <= 1)
  }
}
