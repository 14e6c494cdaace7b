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

@MainActor
@Suite("Maps of screens that push by themselves")
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
}
