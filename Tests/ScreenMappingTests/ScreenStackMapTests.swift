import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

private enum CityRoute: Route { case cities }

/// A coordinator whose only screen pushes by itself.
private final class CityCoordinator: Coordinator<CityRoute> {
  init() { super.init(router: Router(initial: .cities, factory: CityFactory())) }
}

private final class CityFactory: ElementFactory<CityRoute> {
  override func buildElement(for route: CityRoute) -> (any Element)? {
    ScreenStack {
      RowList {
        ScreenLink("Rome", value: "Rome")
        ScreenLink("Oslo", value: "Oslo")
        ScreenLink("About") { TextBlock("Two cities").navigationTitle("About") }
      }
      .navigationTitle("Cities")
      .navigationDestination(for: String.self) { TextBlock("City of \($0)").navigationTitle($0) }
    }
  }
}

private enum TravelRoute: Route { case travel }

/// A coordinator whose only screen has tabs, a stack and columns by itself.
private final class TravelCoordinator: Coordinator<TravelRoute> {
  init() { super.init(router: Router(initial: .travel, factory: TravelFactory())) }
}

private final class TravelFactory: ElementFactory<TravelRoute> {
  override func buildElement(for route: TravelRoute) -> (any Element)? { Travel() }
}

private struct Travel: Element {
  @Local private var tab = "cities"
  @Local private var city: String?

  var body: some Element {
    ScreenTabs(selection: $tab) {
      ScreenTab("Cities", icon: "building", value: "cities") {
        ScreenStack {
          ScreenLink("Rome") { TextBlock("City of Rome").navigationTitle("Rome") }
            .navigationTitle("Cities")
        }
      }
      ScreenTab("Atlas", icon: "map", value: "atlas") {
        ScreenColumns {
          RowList(selection: $city) { Each(["Oslo"], id: \.self) { TextBlock($0) } }
            .navigationTitle("Atlas")
        } detail: {
          TextBlock("Map of \(city ?? "nothing")").navigationTitle("Map")
        }
      }
    }
  }
}

/// Maps of screens that push by themselves.
@MainActor
struct ScreenStackMapTests {
  @Test("Every screen on a stack of an element is a place, left by its way back, and breaks no law")
  func explored() async {
    var cities = Exploration("cities") { CityCoordinator() }
    // The coordinator has a stack, too.
    cities.unwantedFindings.remove(.nestedStack)
    let map = await cities.run()
    #expect(map.laws.flatMap(\.violations).map(\.words) == [])
    // The list, two cities, and the page about them.
    #expect(map.states.count == 4)
  }

  @Test("Every screen of a tab of an element is a place, and breaks no law")
  func tabs() async {
    var travel = Exploration("travel") { TravelCoordinator() }
    // The coordinator has a stack, too.
    travel.unwantedFindings.remove(.nestedStack)
    let map = await travel.run()
    #expect(map.laws.flatMap(\.violations).map(\.words) == [])
    // Each tab is at its root or one screen further, and either of them is in front.
    #expect(map.states.count == 8)
  }
}
