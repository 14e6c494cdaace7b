import FlowEngine
import Observation
import StageSupport
import Testing

@testable import LayoutSim

/// Situations of which a device's answer is published, each with where.
@MainActor
struct NavigationSituationTests {
  private let cities = Cities()
  private let shelf = TabShelf()

  /// Two tabs, of which the first has a stack whose path is bound.
  private func app() -> Stage {
    let (cities, shelf) = (cities, shelf)
    return Stage {
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        ScreenTab("Cities", icon: "building", value: "cities") {
          ScreenStack(path: Bound(cities, \.path)) {
            cities.list().onAppear { cities.log.append("+list") }
              .onDisappear { cities.log.append("-list") }
          }
        }
        ScreenTab("Home", icon: "house", value: "home") {
          TextBlock("At home").onAppear { cities.log.append("+home") }
            .onDisappear { cities.log.append("-home") }
        }
      }
      .sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Help") }
    }
  }

  // The environment value's documentation: “If the view is not currently presented, dismiss has no effect.”
  @Test("dismiss in a root that nothing presents does nothing")
  func dismissInRoot() throws {
    let stage = Stage { ScreenStack { CityScreen(name: "Rome", cities: self.cities) } }
    try stage.tap("Leave")
    #expect(stage.element(labelled: "Rome 0") != nil)
    #expect(stage.innermostStack == ["screen.stack"])
  }

  // Dimillian/IceCubesApp routes a link by its tab and the path of that tab’s router, in one turn.
  @Test(
    "A link that selects a tab and sets its path leads to the screen at once, and only that appears"
  )
  func deepLink() throws {
    let stage = app()
    #expect(stage.element(labelled: "At home") != nil)
    (shelf.tab, cities.path) = ("cities", ["Rome", "Oslo"])
    #expect(stage.innermostStack == ["cities.stack", "Rome", "Oslo"])
    #expect(cities.log == ["+home", "+Oslo", "-home"])
    try stage.goBack()
    #expect(cities.path == ["Rome"])
  }

  // A sheet is a presentation of its own: the path behind it changes, and the sheet stays until its binding is reset.
  @Test("A link while a sheet is up leads on behind it, and the sheet stays")
  func deepLinkBehindSheet() throws {
    let stage = app()
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 2)
    (shelf.tab, cities.path) = ("cities", ["Rome"])
    #expect(stage.surfaces.count == 2)
    #expect(stage.element(labelled: "Help") != nil)
    cities.isHelpShown = false
    #expect(stage.innermostStack == ["cities.stack", "Rome"])
  }

  @Test("With the sheet dismissed in the same turn only the screen is left")
  func deepLinkAfterSheet() throws {
    let stage = app()
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 2)
    (shelf.tab, cities.path, cities.isHelpShown) = ("cities", ["Rome"], false)
    #expect(stage.surfaces.count == 1)
    #expect(stage.topScreen?.title == "Rome")
  }

  @Test(
    "A path that changes in a tab out of sight is there when the tab is, and nothing appears before"
  )
  func hiddenPath() throws {
    shelf.tab = "cities"
    let stage = app()
    try stage.tap("Rome")
    try stage.tap("Home")
    cities.log = []
    cities.path = []
    #expect(stage.element(labelled: "At home") != nil)
    #expect(cities.log == [])
    try stage.tap("Cities")
    #expect(stage.innermostStack == ["cities.stack"])
    #expect(cities.log == ["+list", "-home"])
  }

  @Test("Coming back to a tab its top screen appears again, and not those below")
  func topAppears() throws {
    shelf.tab = "cities"
    let stage = app()
    try stage.tap("Rome")
    try stage.tap("Home")
    cities.log = []
    try stage.tap("Cities")
    #expect(cities.log == ["+Rome", "-home"])
  }

  // The modifier’s documentation: the task is cancelled when the view disappears.
  @Test("The task of a tab is cancelled when another one is selected")
  func task() async throws {
    let cities = cities
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let stage = Stage {
      ScreenTabs {
        ScreenTab("Work", icon: "gear") {
          TextBlock("Working").task {
            cities.log.append("begin")
            for await _ in stream {}
            cities.log.append(Task.isCancelled ? "cancelled" : "done")
          }
        }
        ScreenTab("Rest", icon: "bed") { TextBlock("Resting") }
      }
    }
    await stage.proceed()
    try stage.selectTab("Rest")
    await stage.proceed()
    for _ in 0..<1_000 where cities.log.count < 2 { await Task.yield() }
    #expect(cities.log == ["begin", "cancelled"])
    withExtendedLifetime(continuation) {}
  }

  // WWDC22, The SwiftUI cookbook for navigation: a path is data, and a screen that is there twice is two values.
  @Test("The same value twice is two screens, each with its state")
  func twice() throws {
    shelf.tab = "cities"
    let stage = app()
    cities.path = ["Rome", "Rome"]
    try stage.tap("Count")
    #expect(stage.element(labelled: "Rome 1") != nil)
    try stage.goBack()
    #expect(stage.element(labelled: "Rome 0") != nil)
    #expect(cities.path == ["Rome"])
  }
}
