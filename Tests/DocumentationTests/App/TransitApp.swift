import FlowEngine
import LayoutSim

// The app of the examples in doc comments: lines and stops, tickets, and an alarm that interrupts.

enum TransitRoute: String, Route, Codable { case login, main }

enum LineRoute: Route, Codable { case lines, line(Int), stop(String), map }

enum TicketRoute: Route, Codable { case tickets, ticket(Int), buy }

enum AlarmRoute: Route, Codable { case ringing(Int) }

final class TransitApp: FlowOrchestrator<TransitRoute> {
  init() {
    super.init(router: Router(initial: .login, factory: ElementFactory()))
    transitionToFlow(LoginCoordinator(), root: .login)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool { route is TransitRoute }

  override func handleFlowChange(to route: any Route) -> Bool {
    switch route as? TransitRoute {
    case .login: transitionToFlow(LoginCoordinator(), root: .login)
    case .main: transitionToFlow(TransitTabs(), root: .main)
    case nil: false
    }
  }
}

final class LoginCoordinator: Coordinator<TransitRoute> {
  init() { super.init(router: Router(initial: .login, factory: LoginFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route as? TransitRoute == .login }
}

final class LoginFactory: ElementFactory<TransitRoute> {
  override func buildElement(for route: TransitRoute) -> (any Element)? { TextBlock("Log in") }
}

final class TransitTabs: TabCoordinator<TransitRoute> {
  let lines = LineCoordinator()
  let tickets = TicketCoordinator()

  init() {
    super.init(router: Router(initial: .main, factory: ElementFactory()))
    addChild(lines)
    addChild(tickets)
  }
}

final class LineCoordinator: Coordinator<LineRoute> {
  override var tabItem: (text: String, image: String)? { ("Lines", "tram") }

  init() {
    let factory = LineFactory()
    super.init(router: Router(initial: .lines, factory: factory))
    factory.coordinator = self
    addModalCoordinator(MapCoordinator())
  }

  override func canHandle(_ route: any Route) -> Bool { route is LineRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? LineRoute == .map ? .modal : .push
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.medium, .large], selectedDetent: .medium)
  }
}

final class MapCoordinator: Coordinator<LineRoute> {
  init() { super.init(router: Router(initial: .map, factory: LineFactory())) }
}

final class LineFactory: ElementFactory<LineRoute> {
  override func buildElement(for route: LineRoute) -> (any Element)? {
    switch route {
    case .lines: LineList(coordinator: coordinator)
    case .line(let number):
      TextBlock("Stops of line \(number)").navigationTitle("Line \(number)")
    case .stop(let name): TextBlock("Departures").navigationTitle(name)
    case .map: TextBlock("Map of the network").padding()
    }
  }
}

struct LineList: Element {
  let coordinator: AnyCoordinator?

  var body: some Element {
    RowList {
      Each(1...30, id: \.self) { number in
        ListLine("Line \(number)") { coordinator?.navigate(to: LineRoute.line(number)) }
      }
    }
    .navigationTitle("Lines")
    .toolbar { PushButton("Map") { coordinator?.navigate(to: LineRoute.map) } }
  }
}

final class TicketCoordinator: Coordinator<TicketRoute> {
  override var tabItem: (text: String, image: String)? { ("Tickets", "ticket") }

  init() { super.init(router: Router(initial: .tickets, factory: TicketFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is TicketRoute }
}

final class TicketFactory: ElementFactory<TicketRoute> {
  override func buildElement(for route: TicketRoute) -> (any Element)? {
    switch route {
    case .tickets: TextBlock("No tickets").navigationTitle("Tickets")
    case .ticket(let number): TextBlock("Valid today").navigationTitle("Ticket \(number)")
    case .buy: TextBlock("2.80").navigationTitle("Buy")
    }
  }
}

final class AlarmCoordinator: Coordinator<AlarmRoute> {
  init(line: Int) { super.init(router: Router(initial: .ringing(line), factory: AlarmFactory())) }
}

final class AlarmFactory: ElementFactory<AlarmRoute> {
  override func buildElement(for route: AlarmRoute) -> (any Element)? { TextBlock("Leave now") }
}

struct Departures: Element {
  let clock: any Clock<Duration>
  @Local private var words = "Loading"

  var body: some Element {
    TextBlock(words).task {
      try? await clock.sleep(for: .seconds(1))
      words = "Line 2 in 4 min"
    }
  }
}
