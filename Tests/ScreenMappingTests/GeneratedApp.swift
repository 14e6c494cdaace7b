import FlowEngine
import LayoutSim
import TestSupport

/// A route of a generated app.
struct GeneratedRoute: Route {
  let number: Int

  var identifier: String { "r\(number)" }
}

/// What a generated app is made of: for each route where its buttons lead, and who shows it how.
struct GeneratedPlan {
  /// The routes to which the buttons of each route's screen lead; only to later ones, so that every path ends.
  let targets: [[Int]]

  /// The coordinator of each route: 0 for the root, or the number of a tab, a child or a modal.
  let owners: [Int]

  /// The routes that are modal for their coordinator.
  let modals: Set<Int>

  let tabCount: Int

  init(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let count = 3 + numbers.next(below: 5)
    let tabs = numbers.next(below: 3)
    tabCount = tabs == 1 ? 2 : tabs
    let tabCount = tabCount
    owners = (0..<count).map { route in
      // The first routes are the roots of tabs.
      tabCount > 0 ? (route < tabCount ? route : numbers.next(below: tabCount)) : 0
    }
    var modals: Set<Int> = []
    for route in max(1, tabCount)..<count where numbers.next(below: 4) == 0 { modals.insert(route) }
    self.modals = modals
    targets = (0..<count).map { route in
      let later = Array((max(route + 1, max(1, tabCount)))..<max(route + 1, count))
      guard !later.isEmpty else { return [] }
      let wanted = (0..<1 + numbers.next(below: 2)).map { _ in
        later[numbers.next(below: later.count)]
      }
      return Array(Set(wanted)).sorted()
    }
  }
}

/// The app of a plan.
@MainActor
enum GeneratedApp {
  static func make(_ plan: GeneratedPlan) -> AnyCoordinator {
    guard plan.tabCount > 0 else { return GeneratedPart(plan, owner: 0, root: 0) }
    return GeneratedTabs(plan)
  }
}

final class GeneratedTabs: TabCoordinator<GeneratedRoute> {
  init(_ plan: GeneratedPlan) {
    let factory = GeneratedFactory(plan)
    super.init(router: Router(initial: GeneratedRoute(number: 1_000), factory: factory))
    for tab in 0..<plan.tabCount { addChild(GeneratedPart(plan, owner: tab, root: tab)) }
  }
}

final class GeneratedPart: Coordinator<GeneratedRoute> {
  private let plan: GeneratedPlan
  private let owner: Int
  private let root: Int

  init(_ plan: GeneratedPlan, owner: Int, root: Int) {
    (self.plan, self.owner, self.root) = (plan, owner, root)
    let factory = GeneratedFactory(plan)
    super.init(router: Router(initial: GeneratedRoute(number: root), factory: factory))
    factory.coordinator = self
    for route in plan.modals.sorted() where plan.owners[route] == owner {
      addModalCoordinator(GeneratedModal(plan, route))
    }
  }

  override var ownerName: String { "Part\(owner)" }

  override var tabItem: (text: String, image: String)? { ("Tab \(owner)", "circle") }

  override func canHandle(_ route: any Route) -> Bool {
    guard let route = route as? GeneratedRoute else { return false }
    return plan.owners.indices.contains(route.number) && plan.owners[route.number] == owner
  }

  override func navigationType(for route: any Route) -> NavigationType {
    (route as? GeneratedRoute).map { plan.modals.contains($0.number) } == true ? .modal : .push
  }
}

final class GeneratedModal: Coordinator<GeneratedRoute> {
  private let number: Int

  init(_ plan: GeneratedPlan, _ number: Int) {
    self.number = number
    let factory = GeneratedFactory(plan)
    super.init(router: Router(initial: GeneratedRoute(number: number), factory: factory))
    factory.coordinator = self
  }

  override var ownerName: String { "Modal\(number)" }
}

final class GeneratedFactory: ElementFactory<GeneratedRoute> {
  private let plan: GeneratedPlan

  init(_ plan: GeneratedPlan) { self.plan = plan }

  override func buildElement(for route: GeneratedRoute) -> (any Element)? {
    guard let coordinator, plan.targets.indices.contains(route.number) else { return nil }
    return Column {
      Each(plan.targets[route.number], id: \.self) { target in
        PushButton("To \(target)") { [weak coordinator] in
          coordinator?.rootCoordinator.navigate(to: GeneratedRoute(number: target))
        }
      }
    }
    .screenTitle("Route \(route.number)")
  }
}
