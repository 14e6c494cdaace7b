import FlowEngine
import Foundation
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Silenced findings.
@MainActor
struct SilencedFindingTests {
  private func heart(_ name: String) -> some Element {
    PushButton(action: {}) { Icon("heart").frame(width: 20, height: 20) }.accessibilityLabel(name)
  }

  @Test("A finding that is silenced at an element no longer names it, and is counted")
  func atAnElement() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column {
          heart("Open")
          heart("Quiet").silencingFindings(.smallTarget)
        }
      }
    )
    let tree = stage.renderTree
    #expect(tree.findings.map(\.code) == [.smallTarget])
    #expect(try #require(tree.findings.first).found.contains("“Open”"))
    #expect(!(try #require(tree.findings.first).found.contains("“Quiet”")))
    #expect(tree.silencedFindings.map(\.code) == [.smallTarget])
    #expect(try #require(tree.silencedFindings.first).found.contains("“Quiet”"))
    let outline = TreeRenderer.outline.render(tree)
    #expect(outline.hasSuffix("\nsilenced small-target=1\n"))
  }

  @Test("A container silences findings in its content, all of them and nothing beside it")
  func container() {
    let app = StubCoordinator("home") { _ in
      Column {
        Row {
          heart("a")
          heart("b")
        }
        .silencingFindings(.smallTarget, .textNearLimit)
        heart("c").silencingFindings(.overlappingTargets)
        heart("d").silencingFindings(.textNearLimit).overlay { heart("e") }
          .silencingFindings(.smallTarget, .overlappingTargets)
      }
    }
    let tree = Stage(app).renderTree
    #expect(tree.findings.map(\.code) == [.smallTarget])
    #expect(tree.findings.first?.found.contains("“c”") == true)
    #expect(tree.silencedFindings.map(\.code) == [.smallTarget, .overlappingTargets])
  }

  @Test("A finding about a whole screen is silenced by any element on it, and by none on another")
  func screen() {
    func app(_ screen: @escaping @MainActor (StubRoute) -> (any Element)?) -> Stage {
      let app = StubCoordinator("home", handles: ["next"], screens: screen)
      let stage = Stage(app)
      app.navigate(to: StubRoute("next"))
      return stage
    }
    let silenced = app { route in
      if route == "home" { return Fill() }
      return Column { Fill().silencingFindings(.noWayBack) }.navigationBarHidden()
    }
    #expect(silenced.renderTree.findings.isEmpty)
    #expect(silenced.renderTree.silencedFindings.map(\.code) == [.noWayBack])
    let other = app { route in
      if route == "home" { return Fill().silencingFindings(.noWayBack) }
      return Fill().navigationBarHidden()
    }
    #expect(other.renderTree.findings.map(\.code) == [.noWayBack])
  }

  @Test("A stage silences a kind of finding wherever it is found, from its start or later")
  func stage() {
    let app = StubCoordinator("home") { _ in heart("a") }
    app.navigate(to: StubRoute("nowhere"))
    let stage = Stage(app, silencing: [.smallTarget])
    #expect(stage.renderTree.findings.map(\.code) == [.unhandledError])
    stage.silencedFindings.insert(.unhandledError)
    #expect(stage.renderTree.findings.isEmpty)
    #expect(stage.renderTree.silencedFindings.map(\.code) == [.unhandledError, .smallTarget])
    #expect(
      TreeRenderer.outline.render(stage.renderTree)
        .hasSuffix("\n\nsilenced small-target=1 unhandled-error=1\n")
    )
    stage.silencedFindings = []
    #expect(stage.renderTree.findings.count == 2)
    #expect(stage.renderTree.silencedFindings.isEmpty)
  }

  @Test("A conflict of transitions is silenced by the stage, too")
  func transitions() {
    let medium = ModalDetentConfiguration(detents: [.medium])
    let app = StubCoordinator("home", handles: ["next"], modals: ["sheet": medium])
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app, silencing: [.twoChangesInOneTick])
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      app.navigate(to: StubRoute("sheet"))
      #expect(stage.renderTree.findings.isEmpty)
      #expect(stage.renderTree.silencedFindings.map(\.code) == [.twoChangesInOneTick])
    }
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test(
    "Silenced findings are written and read with the tree, and a tree without any has no field for them"
  )
  func coding() throws {
    let stage = Stage(StubCoordinator("home") { _ in heart("a") }, silencing: [.smallTarget])
    let data = try JSONEncoder().encode(stage.renderTree)
    #expect(try JSONDecoder().decode(RenderTree.self, from: data) == stage.renderTree)
    let plain = try JSONEncoder().encode(Stage(StubCoordinator("home")).renderTree)
    #expect(!String(decoding: plain, as: UTF8.self).contains("silenced"))
    #expect(try JSONDecoder().decode(RenderTree.self, from: plain).silencedFindings.isEmpty)
  }

  @Test("What is silenced changes nothing of the layout")
  func layout() {
    func frames(_ content: @escaping @MainActor () -> some Element) -> [Rect?] {
      Stage(StubCoordinator("home") { _ in content() }).renderTree.nodes.map(\.frame)
    }
    #expect(
      frames {
        Column {
          Each(0..<3) { TextBlock("\($0)") }
          RowList { TextBlock("a").listRowInsets(.zero) }
        }
      }
        == frames {
          Column {
            Each(0..<3) { TextBlock("\($0)") }.silencingFindings(.smallTarget)
            RowList { TextBlock("a").listRowInsets(.zero).silencingFindings(.smallTarget) }
          }
        }
    )
  }
}
