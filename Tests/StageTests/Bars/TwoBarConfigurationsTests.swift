import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What a screen's bar shows where several of its elements configure it.
@MainActor
struct TwoBarConfigurationsTests {
  private func bar(@ElementBuilder _ content: @escaping @MainActor () -> some Element) throws
    -> RenderNode
  {
    try #require(
      Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.all(.navigationBar)
        .first
    )
  }

  @Test("Of two titles around each other the inner one is shown")
  func inner() throws {
    let bar = try bar {
      Column { TextBlock("a").navigationTitle("Inner") }.navigationTitle("Outer")
        .navigationBarTitleDisplayMode(.inline)
    }
    #expect(bar.label == "Inner")
  }

  @Test("Of two titles beside each other the first one is shown")
  func first() throws {
    let bar = try bar {
      Column {
        TextBlock("a")
        TextBlock("b").navigationTitle("First")
        TextBlock("c").navigationTitle("Second")
      }
      .navigationBarTitleDisplayMode(.inline)
    }
    #expect(bar.label == "First")
  }

  @Test("Of two display modes the inner one wins, and the first one beside another")
  func modes() throws {
    let inner = try bar {
      TextBlock("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .navigationBarTitleDisplayMode(.large)
    }
    // A bar of 44, with no large title below it.
    #expect(inner.frame?.size.height == 44)
    let first = try bar {
      Column {
        TextBlock("a").navigationBarTitleDisplayMode(.large)
        TextBlock("b").navigationBarTitleDisplayMode(.inline)
      }
      .navigationTitle("Title")
    }
    #expect(first.frame?.size.height == 96)
  }

  @Test("What is not hidden on a condition is there, and hidden if another element hides it")
  func conditions() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      TextBlock("a").navigationTitle("Home").navigationBarHidden(false)
        .navigationBarBackButtonHidden(false)
    }
    app.navigate(to: StubRoute("next"))
    let bar = Stage(app).renderTree
    #expect(bar.all(.navigationBar).count == 1)
    #expect(bar.all(.backButton).count == 1)

    let hidden = StubCoordinator("home") { _ in
      Column {
        TextBlock("a").navigationBarHidden(false)
        TextBlock("b").navigationBarHidden()
      }.navigationTitle("Home")
    }
    #expect(Stage(hidden).renderTree.all(.navigationBar).isEmpty)
  }
}
