import Testing

@testable import FlowEngine

/// Every route of the guides' app, called in every order of two, from where calls come from.
@MainActor
@Suite("All pairs of navigations in the guides' app")
struct BruteForceTests {
  private enum Entry: CaseIterable { case app, tabs, visible, ocean, red, rainbow }

  private static let routes: [any Route] = [
    AppRoute.tabRoot, RedRoute.red, RedRoute.lightRed, RedRoute.darkRed, RedRoute.info,
    RainbowRoute.red, RainbowRoute.orange, GreenRoute.lightGreen, BlueRoute.blue,
    BlueRoute.lightBlue, DeepBlueRoute.level1, DeepBlueRoute.level2, DeepBlueRoute.level3Modal,
    DeepBlueRoute.nestedModal, OceanRoute.surface, OceanRoute.abyss, UnlockRoute.enterCode,
    UnlockRoute.success, Elsewhere.far,
  ]

  private struct Case: CustomStringConvertible {
    let entry: Entry
    let route: any Route
    var description: String { "\(route.identifier) from \(entry)" }
  }

  private static let cases = Entry.allCases.flatMap { entry in
    routes.map { Case(entry: entry, route: $0) }
  }

  @MainActor
  private final class World {
    let app = AppCoordinator()
    let main: MainTabCoordinator
    var history: [String] = []

    init() throws {
      app.navigate(to: AppRoute.tabRoot)
      main = try #require(app.currentFlow as? MainTabCoordinator)
    }

    func coordinator(_ entry: Entry) -> AnyCoordinator {
      switch entry {
      case .app: app
      case .tabs: main
      case .visible: app.visibleCoordinator
      case .ocean: main.blue.deepBlue.level3Modal.nestedModal.ocean
      case .red: main.red
      case .rainbow: main.red.rainbow
      }
    }
  }

  @Test("What succeeds is what was planned and is seen; what fails changes nothing")
  func pairs() throws {
    for first in Self.cases {
      for second in Self.cases {
        let world = try World()
        try check(first, in: world)
        try check(second, in: world)
      }
    }
  }

  private func check(
    _ call: Case,
    in world: World,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let app = world.app
    let start = world.coordinator(call.entry)
    let isSeen = app.visibleCoordinator.isSelfOrBelow(start)
    let before = app.composition
    let revision = app.revision
    let errors = app.unhandledErrors.count
    world.history.append("\(call)")

    let plan = try? start.plan(to: call.route)
    let succeeded = start.navigate(to: call.route)

    let comment: Comment = "\(world.history), now \(app.picture)"
    func expect(_ isTrue: Bool, _ what: String) {
      if !isTrue { Issue.record("\(what): \(comment)", sourceLocation: sourceLocation) }
    }
    guard succeeded else {
      expect(app.composition == before && app.revision == revision, "a failure changed something")
      expect(app.unhandledErrors.count == errors + 1, "a failure was not reported once")
      return
    }
    let planned = try #require(plan, comment, sourceLocation: sourceLocation)
    expect(app.revision == revision + planned.steps.count, "the plan is not what happened")
    let isRootOfTabs = call.route as? AppRoute == .tabRoot
    if isSeen, !isRootOfTabs {
      expect(planned.note == nil, "a note on what is seen")
      expect(app.visibleRoute.isEqual(to: call.route), "not seen")
    }
    if planned.note == nil, !isRootOfTabs {
      expect(app.visibleRoute.isEqual(to: call.route), "neither seen nor noted")
    }
    expect(world.coordinator(call.entry).root === app, "an owner was lost")
    let again = try #require(try? start.plan(to: call.route), comment)
    expect(again.steps.isEmpty, "going there again takes \(again.steps)")
  }
}
