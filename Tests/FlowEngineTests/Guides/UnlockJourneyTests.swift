import Testing

@testable import FlowEngine

/// Guides: unlocking, and what replaces what.
@MainActor
struct UnlockJourneyTests {
  private let app: AppCoordinator
  private let purple: PurpleCoordinator
  private let unlock: UnlockCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    purple = guide.main.purple
    unlock = purple.unlock
    guide.visit(UnlockRoute.enterCode, UnlockRoute.loading)
  }

  @Test("Entering a code shows that it is being checked, with a way back to the code")
  func loading() {
    #expect(
      app.picture
        == "[Red Green Blue Yellow *Purple*] purple > Unlock.enterCode > Unlock.loading"
    )
  }

  @Test("The result takes the place of loading", arguments: [UnlockRoute.success, .failure])
  func result(route: UnlockRoute) throws {
    let path = "app/flow MainTab/tab 4 Purple/child Unlock"
    #expect(
      try unlock.plan(to: route).steps.map(\.description)
        == ["replace the top of \(path) with \(route)"]
    )
    unlock.navigate(to: route)
    #expect(
      purple.flattenedPath.map(\.route.identifier) == ["purple", "enterCode", route.identifier]
    )
  }

  @Test("Back from the result never shows loading")
  func back() {
    unlock.navigate(to: UnlockRoute.failure)
    unlock.pop()
    #expect(app.visibleRoute.identifier == "enterCode")
    unlock.pop()
    #expect(app.visibleRoute.identifier == "purple")
  }

  @Test("Another try replaces the failure in the end, too")
  func secondTry() {
    guide.visit(UnlockRoute.failure, UnlockRoute.enterCode, UnlockRoute.loading)
    guide.visit(UnlockRoute.success)
    #expect(purple.flattenedPath.map(\.route.identifier) == ["purple", "enterCode", "success"])
  }

  @Test("A result that is asked for twice is there once")
  func twice() {
    guide.visit(UnlockRoute.success, UnlockRoute.success)
    #expect(unlock.router.state.stack == [.success])
  }

  @Test("A link to the result from elsewhere shows it over the code")
  func link() {
    guide.visit(RedRoute.red)
    #expect(app.navigate(to: UnlockRoute.success))
    #expect(app.visibleRoute.identifier == "success")
    #expect(unlock.router.state.stack == [.success])
  }
}
