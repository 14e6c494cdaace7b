import Testing

@testable import FlowEngine

/// Styles and routes that have them.
@MainActor
struct StyleTests {
  @Test("Styles of equal heights in another order were different")
  func order() {
    let one: ModalDetentConfiguration = [.medium, .large, .height(300)]
    let other: ModalDetentConfiguration = [.height(300), .medium, .large, .medium]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(TransitionPresentationStyle.detents(one) == .detents(other))
    #expect(one != [.medium, .large])
    #expect(one != ModalDetentConfiguration(detents: one.detents, selectedDetent: .large))
  }

  @Test("Only a custom style is custom")
  func custom() {
    #expect(TransitionPresentationStyle.custom(transition: .slide).isCustom)
    let others: [TransitionPresentationStyle] = [
      .push, .sheet, .fullScreenCover, .detents([.medium]),
    ]
    #expect(others.allSatisfy { !$0.isCustom })
  }

  @Test("Two routes with one style were one route: their labels count")
  func defaultRoutes() {
    let first = DefaultRoute("first", presentationStyle: .push) { "screen" }
    let other = DefaultRoute("other", presentationStyle: .push) { "screen" }
    #expect(first != other)
    #expect(first == DefaultRoute("first", presentationStyle: .push) { nil })
    #expect(first != DefaultRoute("first", presentationStyle: .sheet) { "screen" })
  }

  @Test("A route is its own screen where there is no factory")
  func ownScreen() {
    let route = DefaultRoute("only", presentationStyle: .push) { "its screen" }
    let coordinator = Coordinator(root: route)
    #expect(coordinator.router.view(for: route) as? String == "its screen")
    let empty = DefaultRoute("empty", presentationStyle: .push) { nil }
    #expect(coordinator.router.view(for: empty) == nil)
  }

  @Test("Plain screens and flows that were brought along come back")
  func saved() throws {
    func app() -> Hall {
      let app = Hall("App")
      app.makes["Flow"] = { Hall("Flow") }
      return app
    }
    let before = app()
    before.navigate(toRoute: .item(1))
    before.navigate(to: Hall("Flow"), presentationStyle: .push)
    before.present(.tall)
    before.present(.note(1))
    before.navigate(to: Hall("Flow"), presentationStyle: .fullScreenCover)
    let after = app()
    let notices = try after.restore(from: before.savedData())
    #expect(notices == [])
    #expect(after.composition == before.composition)
    #expect(
      after.layers == [
        "base hall > item(1) > hall", "sheet tall of app", "sheet note(1) of app", "cover hall",
      ]
    )
    #expect(try after.savedData() == before.savedData())
    after.close()
    after.close()
    #expect(after.layers == ["base hall > item(1) > hall", "sheet tall of app"])
  }

  @Test("A hierarchy with layers is restored to one without")
  func restoredAway() throws {
    let app = Hall("App")
    let state = try app.savedState()
    let flow = Hall("Flow")
    app.navigate(to: flow, presentationStyle: .push)
    app.present(.note(1))
    try app.restore(state)
    #expect(app.layers == ["base hall"])
    #expect(app.children.isEmpty)
    #expect(flow.parent == nil)
  }
}
