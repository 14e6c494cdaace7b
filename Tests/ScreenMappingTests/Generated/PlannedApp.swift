import FlowEngine
import LayoutSim

/// A route of a generated app.
struct GeneratedRoute: Route {
  let number: Int

  var identifier: String { "r\(number)" }

  /// The route of a flow, or of the tabs, which is no screen.
  static func flow(_ number: Int) -> GeneratedRoute { GeneratedRoute(number: 1_000 + number) }
}

/// What all parts of a generated app share.
@MainActor
final class GeneratedShared {
  let plan: GeneratedPlan

  /// Whether watches that wait let everybody pass; each screen says so.
  var isOpen = false

  init(_ plan: GeneratedPlan) { self.plan = plan }
}

/// The app of a plan.
@MainActor
enum PlannedApp {
  static func make(_ plan: GeneratedPlan) -> AnyCoordinator {
    let shared = GeneratedShared(plan)
    return switch plan.places.first {
    case .tab: GeneratedTabs(shared)
    case .flow: GeneratedFlows(shared)
    default: GeneratedPart(shared, number: 0)
    }
  }
}

final class GeneratedTabs: TabCoordinator<GeneratedRoute> {
  init(_ shared: GeneratedShared) {
    super.init(router: Router(initial: .flow(0)))
    for (part, place) in shared.plan.places.enumerated() {
      if case .tab = place { addChild(GeneratedPart(shared, number: part)) }
    }
  }
}

final class GeneratedFlows: FlowOrchestrator<GeneratedRoute> {
  private let shared: GeneratedShared

  init(_ shared: GeneratedShared) {
    self.shared = shared
    super.init(router: Router(initial: .flow(0)))
    transitionToFlow(GeneratedPart(shared, number: 0), root: .flow(0))
  }

  override func canHandleFlowChange(to route: any Route) -> Bool { part(of: route) != nil }

  override func handleFlowChange(to route: any Route) -> Bool {
    guard let part = part(of: route), let route = route as? GeneratedRoute else { return false }
    return transitionToFlow(GeneratedPart(shared, number: part), root: route)
  }

  private func part(of route: any Route) -> Int? {
    (route as? GeneratedRoute).flatMap {
      shared.plan.places.firstIndex(of: .flow($0.number - 1_000))
    }
  }
}

/// A coordinator with a stack.
final class GeneratedPart: Coordinator<GeneratedRoute> {
  private let shared: GeneratedShared
  private let number: Int

  init(_ shared: GeneratedShared, number: Int) {
    (self.shared, self.number) = (shared, number)
    let factory = GeneratedFactory(shared)
    super.init(router: Router(initial: GeneratedRoute(number: number), factory: factory))
    factory.coordinator = self
    for (route, screen) in shared.plan.screens.enumerated() where screen.owner == number {
      if screen.isModal { addModalCoordinator(GeneratedModal(shared, route)) }
    }
    for (part, place) in shared.plan.places.enumerated() where place == .child(of: number) {
      addChild(GeneratedPart(shared, number: part))
    }
  }

  override var ownerName: String { "Part\(number)" }

  override var tabItem: (text: String, image: String)? { ("Tab \(number)", "circle") }

  override func canHandle(_ route: any Route) -> Bool { screen(of: route) != nil }

  override func navigationType(for route: any Route) -> NavigationType {
    screen(of: route)?.isModal == true ? .modal : .push
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    screen(of: route)?.path?.map(GeneratedRoute.init(number:))
  }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    switch screen(of: route)?.watch {
    case .refuses: .refuse(reason: "nobody may see it")
    case .redirects(let first): .redirect(to: GeneratedRoute(number: first))
    case .waits(let first) where !shared.isOpen: .redirect(to: GeneratedRoute(number: first))
    case .waits, nil: .allow
    }
  }

  /// The screen of `route`, if it is one of this coordinator's.
  private func screen(of route: any Route) -> GeneratedPlan.Screen? {
    guard let route = route as? GeneratedRoute, shared.plan.screens.indices.contains(route.number)
    else { return nil }
    let screen = shared.plan.screens[route.number]
    return screen.owner == number ? screen : nil
  }
}

final class GeneratedModal: Coordinator<GeneratedRoute> {
  private let number: Int

  init(_ shared: GeneratedShared, _ number: Int) {
    self.number = number
    let factory = GeneratedFactory(shared)
    super.init(router: Router(initial: GeneratedRoute(number: number), factory: factory))
    factory.coordinator = self
  }

  override var ownerName: String { "Modal\(number)" }
}

final class GeneratedFactory: ElementFactory<GeneratedRoute> {
  private let shared: GeneratedShared

  init(_ shared: GeneratedShared) { self.shared = shared }

  override func buildElement(for route: GeneratedRoute) -> (any Element)? {
    guard let coordinator, shared.plan.screens.indices.contains(route.number) else { return nil }
    return Column {
      TextBlock(shared.isOpen ? "Open" : "Closed")
      Each(shared.plan.screens[route.number].buttons, id: \.self) { [weak coordinator] button in
        PushButton(button.title) {
          if let coordinator { self.press(button, on: coordinator) }
        }
      }
    }
    .navigationTitle("Route \(route.number)")
  }

  private func press(_ button: GeneratedPlan.Button, on coordinator: AnyCoordinator) {
    let root = coordinator.rootCoordinator
    switch button {
    case .navigate(let target): root.navigate(to: GeneratedRoute(number: target))
    case .detour(let part):
      let detour = GeneratedPart(shared, number: part)
      root.presentDetour(detour, presenting: GeneratedRoute(number: part))
    case .flow(let number): root.navigate(to: GeneratedRoute.flow(number))
    case .open:
      shared.isOpen = true
      root.resumeIntent()
    }
  }
}

extension GeneratedPlan.Button {
  fileprivate var title: String {
    switch self {
    case .navigate(let target): "To \(target)"
    case .detour(let part): "Detour \(part)"
    case .flow(let number): "Flow \(number)"
    case .open: "Open"
    }
  }
}
