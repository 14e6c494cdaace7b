import FlowEngine
import Testing

/// The log that the documentation shows.
@MainActor
struct DocumentedLogTests {
  @Test("A push in a tab is logged with its cause and with what comes into sight")
  func lines() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    let main = try #require(app.currentFlow as? MainTabCoordinator)
    let log = EventLog(of: app)
    // Without a stage things come into sight with the first call.
    main.red.navigate(to: RedRoute.red)
    log.clear()
    main.red.navigate(to: RedRoute.lightRed)
    #expect(
      log.lines == [
        "2 navigate lightRed on app/flow MainTab/tab 0 Red",
        "2   push lightRed on app/flow MainTab/tab 0 Red",
        "2   willDisappear red of app/flow MainTab/tab 0 Red",
        "2   willAppear lightRed of app/flow MainTab/tab 0 Red",
        "2   didDisappear red of app/flow MainTab/tab 0 Red",
        "2   didAppear lightRed of app/flow MainTab/tab 0 Red",
        "2   settled",
      ]
    )
  }
}
