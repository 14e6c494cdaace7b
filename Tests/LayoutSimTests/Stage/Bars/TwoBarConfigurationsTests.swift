import FlowEngine
import LayoutSim
import Testing

/// What a screen's bar shows where several of its elements have a wish for it.
@MainActor
@Suite("Two wishes for one bar")
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
      Column { TextBlock("a").screenTitle("Inner") }.screenTitle("Outer").titleDisplayMode(.inline)
    }
    #expect(bar.label == "Inner")
  }

  @Test("Of two titles beside each other the first one is shown")
  func first() throws {
    let bar = try bar {
      Column {
        TextBlock("a")
        TextBlock("b").screenTitle("First")
        TextBlock("c").screenTitle("Second")
      }
      .titleDisplayMode(.inline)
    }
    #expect(bar.label == "First")
  }

  @Test("Of two display modes the inner one holds, and the first one beside another")
  func modes() throws {
    let inner = try bar {
      TextBlock("a").screenTitle("Title").titleDisplayMode(.inline).titleDisplayMode(.large)
    }
    // A bar of 44, with no large title below it.
    #expect(inner.frame?.size.height == 44)
    let first = try bar {
      Column {
        TextBlock("a").titleDisplayMode(.large)
        TextBlock("b").titleDisplayMode(.inline)
      }
      .screenTitle("Title")
    }
    #expect(first.frame?.size.height == 96)
  }
}
