import FlowEngine
import LayoutSim
import ScreenMapping
import TestSupport
import Testing

/// What an app does that no map can wait for, or that goes wrong half-way.
enum Hostility: CaseIterable {
  /// An item leads to the next one without an end.
  case grows

  /// An item presents the sheet as soon as it has appeared.
  case presentsAtOnce

  /// An item whose counter has changed navigates by itself.
  case navigatesFromObserver

  /// A button pushes an item, and then goes where nobody takes it.
  case failsHalfWay

  /// Two screens lead to each other as soon as they appear.
  case pingPong

  /// A screen that appears leads to the next one, without an end.
  case appearsForEver

  /// A task that never ends begins on each screen.
  case endlessTask
}

final class EndlessApp: Coordinator<SmallRoute> {
  let hostility: Hostility

  init(_ hostility: Hostility) {
    self.hostility = hostility
    let factory = HostileFactory()
    super.init(router: Router(initial: .list, factory: factory))
    factory.app = self
    addModalCoordinator(EndlessSheet())
  }

  override func canHandle(_ route: any Route) -> Bool {
    route is SmallRoute && route as? SmallRoute != .stuck
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? SmallRoute == .sheet ? .modal : .push
  }
}

private final class EndlessSheet: Coordinator<SmallRoute> {
  init() {
    super.init(router: Router(initial: .sheet, factory: HostileFactory()))
  }
}

/// A screen with a button to each item, and one that goes wrong.
private struct HostileScreen: Element {
  let route: SmallRoute
  weak var app: EndlessApp?
  @Local private var count = 0

  var body: some Element {
    Column {
      PushButton("Item") { app?.navigate(to: SmallRoute.item(number + 1)) }
      if app?.hostility == .failsHalfWay {
        PushButton("Half") {
          app?.navigate(to: SmallRoute.item(9))
          app?.navigate(to: SmallRoute.stuck)
        }
      }
      if app?.hostility == .navigatesFromObserver {
        PushButton("Count") { count += 1 }.onChange(of: count) { _, new in
          if new == 2 { app?.navigate(to: SmallRoute.sheet) }
        }
      }
    }
    .navigationTitle(route.identifier)
    .onAppear {
      switch app?.hostility {
      case .presentsAtOnce where number > 0: app?.navigate(to: SmallRoute.sheet)
      case .appearsForEver: app?.navigate(to: SmallRoute.item(number + 1))
      case .pingPong where number > 0: app?.navigate(to: SmallRoute.item(number + 1))
      default: break
      }
    }
    .task {
      guard app?.hostility == .endlessTask else { return }
      while !Task.isCancelled { await Task.yield() }
    }
  }

  private var number: Int {
    if case .item(let number) = route { number } else { 0 }
  }
}

final class HostileFactory: ElementFactory<SmallRoute> {
  weak var app: EndlessApp?

  override func buildElement(for route: SmallRoute) -> (any Element)? {
    HostileScreen(route: route, app: app)
  }
}

/// Maps of hostile apps.
@MainActor
struct HostileAppTests {
  private func exploration(_ hostility: Hostility) -> Exploration<EndlessApp> {
    var exploration = Exploration("hostile") { EndlessApp(hostility) }
    exploration.laws = [.noFindings, .canBeLeft, .nothingOrphaned]
    // A step takes long where something has no end.
    let isEndless = hostility == .pingPong || hostility == .endlessTask
    let steps = Night.isOn ? 400 : isEndless ? 3 : 20
    exploration.limits = ExplorationLimits(entries: 2, repeats: 2, states: 60, steps: steps)
    return exploration
  }

  private func map(_ hostility: Hostility) async -> ScreenMap {
    await exploration(hostility).run()
  }

  @Test("Each of them ends in a map that is the same each time, also without shortcuts")
  func ends() async {
    await #expect(processExitsWith: .success) {
      // By day those of which no other test makes a map, and one of the two whose screens follow each other for ever.
      let byDay: [Hostility] = [.grows, .pingPong, .endlessTask]
      for hostility in Night.isOn ? Hostility.allCases : byDay {
        await HostileAppTests().expectEnd(hostility)
      }
    }
  }

  private func expectEnd(_ hostility: Hostility) async {
    let first = await map(hostility)
    #expect(!first.states.isEmpty, "\(hostility)")
    var exploration = exploration(hostility)
    exploration.takesShortcuts = false
    let isSame = await exploration.run().json == first.json
    #expect(isSame, "\(hostility)")
  }

  @Test("An action that fails half-way is broken no-findings, with the button as its script")
  func halfWay() async throws {
    let law = try #require(await map(.failsHalfWay).laws.first { $0.name == "no-findings" })
    #expect(law.answer == .broken)
    #expect(law.violations.first?.script.brief == "Half")
  }

  @Test("A sheet that comes at once is a place over the item")
  func presentsAtOnce() async {
    let names = await map(.presentsAtOnce).places.map(\.name)
    #expect(names.contains("list > item(…) > sheet sheet"))
  }

  @Test("An app whose screens appear for ever has actions")
  func actions() {
    #expect(!Stage(EndlessApp(.appearsForEver)).actions.isEmpty)
  }

  @Test("An app whose screens appear for ever has a map with all laws", .enabled(if: Night.isOn))
  func appearsForEver() async {
    var exploration = Exploration("hostile") { EndlessApp(.appearsForEver) }
    exploration.limits = ExplorationLimits(states: 3, steps: 3)
    #expect(await !exploration.run().states.isEmpty)
  }

  @Test("A task that has not begun keeps no app in memory")
  func freed() async throws {
    var exploration = Exploration("hostile") { EndlessApp(.endlessTask) }
    exploration.laws = [.isFreed]
    #expect(await exploration.run().laws.map(\.answer) == [.holds])
  }

  @Test("What an observer opens is reached after as many steps as it takes")
  func observer() async throws {
    let map = await map(.navigatesFromObserver)
    let place = try #require(map.places.firstIndex { $0.name == "list > sheet sheet" })
    #expect(map.way(toPlaceAt: place).brief == "Count, Count")
  }
}
