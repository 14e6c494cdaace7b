import Testing

@testable import FlowEngine

/// Guides: what goes wrong, and how it is reported.
@MainActor
struct ErrorJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test("A route that no coordinator takes changes nothing, with screens and a modal open")
  func atomic() {
    guide.visit(GreenRoute.lightGreen, GreenRoute.evenDarkerGreen)
    let before = app.picture
    let revision = app.revision
    #expect(!main.green.darkGreenModal.navigate(to: UnhandledRoute.nowhere))
    #expect(app.picture == before)
    #expect(app.revision == revision)
  }

  @Test("A route that no coordinator takes is reported once, with each coordinator asked, once")
  func unhandled() {
    main.red.navigate(to: UnhandledRoute.nowhere)
    #expect(app.unhandledErrors.count == 1)
    guard case .navigationFailed(let route, let start, let declined)? = app.unhandledErrors.first
    else {
      Issue.record("navigationFailed was not reported")
      return
    }
    #expect(route == RouteDescription(UnhandledRoute.nowhere))
    #expect(start == main.red.ownerPath)
    let names = declined.map(\.owner.name)
    #expect(names.first == "Red")
    // The 22 of the main flow and the app; the app also said that it would not change the flow.
    #expect(declined.count == 24)
    #expect(Set(declined.map(\.owner)).count == 23)
    #expect(declined.last == DeclinedAnswer(owner: app.ownerPath, reason: .noFlowChange))
  }

  @Test("A handler of the app receives what goes wrong anywhere in it, and can show it")
  func handler() {
    var shown: [String] = []
    app.flowErrorHandler = FlowErrorHandler { shown.append($0.whatHappened) }
    main.switchToTab(5)
    #expect(shown == ["app/flow MainTab has no tab 5: it has 5."])
    #expect(app.unhandledErrors == [])
  }

  @Test("A screen that the factory does not build is still where the user is")
  func invalidView() {
    #expect(main.blue.navigate(to: BlueRoute.invalidView))
    #expect(main.blue.router.view(for: .invalidView) == nil)
    #expect(main.blue.router.state.stack == [.invalidView])
  }

  @Test("A modal that was never registered cannot be presented, and the error says what to do")
  func notRegistered() {
    final class Forgetful: Coordinator<AppRoute> {
      override func canHandle(_ route: any Route) -> Bool { route is AppRoute }
      override func navigationType(for route: any Route) -> NavigationType { .modal }
    }
    let host = Forgetful(router: Router(initial: .login, factory: ViewFactory()))
    #expect(!host.navigate(to: AppRoute.tabRoot))
    #expect(
      host.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(AppRoute.tabRoot),
          owner: host.ownerPath
        )
      ]
    )
    #expect(
      host.unhandledErrors.first?.whatToDo.contains("addModalCoordinator") == true
    )
  }

  @Test("A host that claims the modal of its modal keeps it from being shown")
  func claimsTooMuch() {
    final class Claiming: Coordinator<DeepBlueRoute> {
      override var ownerName: String { "Claiming" }
      override func canHandle(_ route: any Route) -> Bool { route is DeepBlueRoute }
      override func navigationType(for route: any Route) -> NavigationType { .modal }
    }
    let host = Claiming(router: Router(initial: .level3, factory: ViewFactory()))
    host.addModalCoordinator(Level3ModalCoordinator())
    #expect(!host.navigate(to: DeepBlueRoute.nestedModal))
    #expect(
      host.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(DeepBlueRoute.nestedModal),
          owner: host.ownerPath
        )
      ]
    )
    #expect(host.picture == "level3")
  }

  @Test("A path with a modal in it cannot be walked, and nothing of it is")
  func modalInPath() {
    final class Wrong: Coordinator<DeepBlueRoute> {
      override func canHandle(_ route: any Route) -> Bool { route is DeepBlueRoute }
      override func navigationType(for route: any Route) -> NavigationType {
        route as? DeepBlueRoute == .level3Modal ? .modal : .push
      }
      override func navigationPath(for route: any Route) -> [any Route]? {
        [DeepBlueRoute.level1, DeepBlueRoute.level3Modal, DeepBlueRoute.level2]
      }
    }
    let wrong = Wrong(router: Router(initial: .level1, factory: ViewFactory()))
    #expect(!wrong.navigate(to: DeepBlueRoute.level2))
    #expect(wrong.router.state.stack == [])
    #expect(
      wrong.unhandledErrors == [
        .malformedPath(
          route: RouteDescription(DeepBlueRoute.level2),
          owner: wrong.ownerPath,
          problem: .modalEntry(RouteDescription(DeepBlueRoute.level3Modal))
        )
      ]
    )
  }

  @Test("A child that is added twice is refused the second time, and stays where it is")
  func duplicateChild() {
    #expect(!main.red.addChild(main.red.rainbow))
    #expect(
      app.unhandledErrors == [.duplicateChild(owner: main.red.ownerPath, coordinator: "Rainbow")]
    )
    #expect(main.red.children.count == 1)
  }

  @Test("A coordinator that is added to itself is refused")
  func circular() {
    #expect(!main.red.addChild(main.red))
    #expect(
      app.unhandledErrors == [.circularReference(owner: main.red.ownerPath, coordinator: "Red")]
    )
  }

  @Test("Several errors are all kept, oldest first")
  func several() {
    main.switchToTab(-1)
    main.red.addChild(main.red)
    #expect(
      app.unhandledErrors == [
        .invalidTabIndex(owner: main.ownerPath, index: -1, count: 5),
        .circularReference(owner: main.red.ownerPath, coordinator: "Red"),
      ]
    )
  }
}
