import FlowEngine
import Testing

/// Calls that show a route where they say.
@MainActor
struct LiteralCallTests {
  private let hall = Hall("App")

  // MARK: - Pushing

  @Test("A route can be pushed any number of times")
  func pushedTwice() {
    hall.navigate(toRoute: .item(1))
    hall.navigate(toRoute: .item(1))
    #expect(hall.layers == ["base hall > item(1) > item(1)"])
    #expect(hall.asked == 0)
  }

  @Test("A push under an open sheet was out of sight: the sheet goes first, in the same plan")
  func pushUnderSheet() throws {
    hall.present(.note(1))
    let plan = try hall.plan(toRoute: .item(1))
    #expect(
      plan.steps.map(\.description) == [
        "dismiss screen app/screen note(1)", "push item(1) on app",
      ]
    )
    hall.navigate(toRoute: .item(1))
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(hall.journal == ["note(1) gone: navigation to item(1)"])
  }

  @Test("A push on tabs is refused, and changes nothing")
  func pushOnTabs() {
    let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
    tabs.addChild(Hall("A"))
    #expect(throws: FlowError.self) { try tabs.perform(toRoute: .item(1)) }
    #expect(tabs.layers == ["base tabs of app"])
  }

  @Test("A push in a tab that is not selected selects nothing, and the plan says what is in front")
  func unselected() throws {
    let (first, second) = (Hall("A"), Hall("B"))
    let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
    tabs.addChild(first)
    tabs.addChild(second)
    let plan = try second.plan(toRoute: .item(1))
    #expect(plan.note != nil)
    second.navigate(toRoute: .item(1))
    #expect(tabs.visibleCoordinator === first)
    #expect(second.layers == ["base hall > item(1)"])
  }

  // MARK: - Presenting

  @Test("Every style but a push presents a plain screen over what is there")
  func styles() {
    hall.navigate(toRoute: .note(1))
    hall.navigate(toRoute: .film)
    hall.navigate(toRoute: .tall)
    #expect(
      hall.layers == [
        "base hall", "sheet note(1) of app", "cover film of app", "sheet tall of app",
      ]
    )
    let detents = hall.composition.surfaces.map(\.detents)
    #expect(detents == [nil, [.extraLarge], nil, [.height(300), .medium]])
    #expect(hall.visibleCoordinator === hall)
    #expect(hall.visibleRoute.identifier == "tall")
    #expect(hall.router.state.presented == .tall)
    #expect(hall.router.state.currentRoute == .tall)
  }

  @Test("One route can be presented twice, and its layers have numbers that are never given twice")
  func presentedTwice() {
    hall.present(.note(1))
    hall.present(.note(1))
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet note(1) of app"])
    let presentations = hall.router.state.presentations
    #expect(presentations.map(\.number) == [1, 2])
    #expect(
      presentations.map(\.owner.description) == ["app/screen note(1)", "app/screen note(1) 2"]
    )
    hall.dismiss()
    hall.present(.note(2))
    #expect(hall.router.state.presentations.map(\.number) == [1, 3])
  }

  @Test("A route whose own style is a push is presented as a sheet")
  func presentedPush() {
    hall.present(.item(1))
    #expect(hall.layers == ["base hall", "sheet item(1) of app"])
    #expect(hall.router.state.presentations.map(\.style) == [.sheet])
  }

  @Test("Presenting pushes where a push is asked for")
  func pushAskedFor() {
    hall.present(.note(1), presentationStyle: .push)
    #expect(hall.layers == ["base hall > note(1)"])
  }

  @Test("The style of a call overrides the route's own")
  func styleOfCall() {
    hall.navigate(toRoute: .item(1), presentationStyle: .fullScreenCover)
    hall.navigate(toRoute: .film, presentationStyle: .detents([.medium]))
    #expect(hall.layers == ["base hall", "cover item(1) of app", "sheet film of app"])
  }

  @Test("A child that is not shown is shown before it presents anything")
  func hiddenHost() {
    let child = Hall("Child")
    hall.addChild(child)
    child.present(.note(1))
    #expect(hall.layers == ["base hall > hall", "sheet note(1) of app/child Child"])
  }

  @Test("A plan of it changes nothing, and can be applied")
  func planned() throws {
    let plan = try hall.plan(toRoute: .note(1), animated: false)
    #expect(
      plan.description == """
        to note(1) from app
          1. present screen app/screen note(1) for note(1)
          without animation
        """
    )
    #expect(hall.layers == ["base hall"])
    try hall.apply(plan)
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
  }

  // MARK: - Universal navigation

  @Test("A navigation to a route that says its style presents it, and goes back to it if it is up")
  func styledNavigation() {
    hall.navigate(to: HallRoute.note(1))
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    hall.present(.film)
    hall.navigate(to: HallRoute.note(1))
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    hall.navigate(to: HallRoute.film)
    #expect(hall.layers == ["base hall", "cover film of app"])
    hall.navigate(to: HallRoute.item(1))
    #expect(hall.layers == ["base hall > item(1)"])
  }

  // MARK: - Starting again

  @Test("Starting a flow removes everything and replaces the root for good")
  func startFlow() {
    hall.navigate(toRoute: .item(1))
    hall.present(.note(1))
    hall.startFlow(route: .item(9))
    #expect(hall.layers == ["base item(9)"])
    #expect(hall.journal == ["note(1) gone: navigation to item(9)"])
    hall.restart()
    #expect(hall.router.state.root == .item(9))
  }

  @Test("A registered modal that starts a flow has its own root again once it is dismissed")
  func startFlowOfModal() {
    final class Host: Hall {
      override func navigationType(for route: any Route) -> NavigationType { .modal }
    }
    let host = Host("Host")
    let modal = Hall("Modal", root: .tall)
    host.addModalCoordinator(modal)
    host.navigate(to: HallRoute.tall)
    modal.startFlow(route: .item(1))
    #expect(host.layers == ["base hall", "sheet item(1)"])
    host.dismissModal()
    #expect(modal.router.state.root == .tall)
  }
}
