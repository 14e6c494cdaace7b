import Testing

@testable import FlowEngine

/// Roots that were replaced for good, in saved states.
@MainActor
struct StartedRootTests {
  private func app() -> (app: Hall, child: Hall) {
    let (app, child) = (Hall("App"), Hall("Child"))
    app.addChild(child)
    return (app, child)
  }

  @Test("A child that started at another root was back at its first one after a restart of the app")
  func hiddenChild() throws {
    let (before, child) = app()
    child.startFlow(route: .item(7))
    let (after, restored) = app()
    try after.restore(from: before.savedData())
    #expect(restored.router.state.root == .item(7))
    #expect(try after.savedData() == before.savedData())
  }

  @Test("A pushed child that was restored lost the root at which it starts once it was popped")
  func pushedChild() throws {
    let (before, child) = app()
    child.startFlow(route: .item(7))
    child.present(.note(1))
    child.dismiss()
    #expect(before.layers == ["base hall > item(7)"])
    let (after, restored) = app()
    try after.restore(from: before.savedData())
    #expect(after.layers == ["base hall > item(7)"])
    after.pop()
    #expect(after.layers == ["base hall"])
    #expect(restored.router.state.root == .item(7))
  }

  @Test("A restored flow that was finished and brought again started elsewhere")
  func subflow() throws {
    let before = Hall("App")
    let flow = Hall("Flow")
    flow.startsAt = .item(5)
    before.navigate(to: flow)
    let after = Hall("App")
    let again = Hall("Flow")
    after.makes["Flow"] = { again }
    try after.restore(from: before.savedData())
    again.finishFlow()
    #expect(again.router.state.root == .item(5))
  }

  @Test("A root that was replaced after the state was saved stayed when that was restored")
  func undone() throws {
    let (app, child) = app()
    let state = try app.savedState()
    child.startFlow(route: .item(7))
    app.startFlow(route: .item(1))
    try app.restore(state)
    #expect(app.layers == ["base hall"])
    #expect(child.router.state.root == .hall)
    #expect(try app.savedState() == state)
    app.restart()
    #expect(app.router.state.root == .hall)
  }

  @Test("Starting again at the first root leaves nothing to save")
  func backAtFirst() throws {
    let (app, child) = app()
    let state = try app.savedState()
    child.startFlow(route: .item(7))
    #expect(try app.savedState() != state)
    child.startFlow(route: .hall)
    #expect(try app.savedState() == state)
  }

  @Test("A root for good that exists no more is left out, with all above it")
  func pruned() throws {
    let (before, child) = app()
    child.startFlow(route: .item(7))
    let text = String(decoding: try before.savedData(), as: UTF8.self)
    let (after, restored) = app()
    let broken = text.replacing("\\\"item\\\"", with: "\\\"gone\\\"")
    #expect(broken != text)
    let notices = try after.restore(from: .init(broken.utf8))
    #expect(notices.count == 1)
    #expect(restored.router.state.root == .hall)
  }
}
