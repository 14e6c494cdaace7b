import FlowEngine
import LayoutSim

/// An app that follows from a seed: tabs, flows, pushed children, sheets and covers in each other.
@MainActor
struct GeneratedApp {
  private(set) var root: AnyCoordinator

  /// All coordinators that it was made of.
  private(set) var members: [AnyCoordinator] = []

  private(set) var routes: [Spot] = []
  private var numbers: SeededNumbers

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
    root = Area("none")
    root = make(depth: 0)
  }

  private mutating func spot() -> Spot {
    let spot = Spot(stringLiteral: "s\(routes.count)")
    routes.append(spot)
    return spot
  }

  private mutating func make(depth: Int) -> AnyCoordinator {
    let kind = depth > 3 ? 0 : numbers.below(10)
    let made: AnyCoordinator
    switch kind {
    case 0...5: made = area(depth: depth)
    case 6...7:
      made = GeneratedTabs(spot(), (0..<numbers.below(3) + 1).map { _ in make(depth: depth + 1) })
    default:
      let flows = GeneratedFlows(spot())
      flows.transitionToFlow(make(depth: depth + 1), root: flows.spot)
      made = flows
    }
    members.append(made)
    return made
  }

  private mutating func area(depth: Int) -> AnyCoordinator {
    let detents: [[ModalPresentationDetent]] = [
      [.custom], [.medium], [.medium, .large], [.large], [.fullscreen], [.small, .custom],
    ]
    let root = spot()
    let handled = (0..<numbers.below(3)).map { _ in spot() }
    let guests = depth > 3 ? [] : (0..<numbers.below(3)).map { _ in make(depth: depth + 1) }
    var modals: [Spot: ModalDetentConfiguration] = [:]
    for guest in guests {
      if let spot = (guest as? any Rooted)?.spot {
        modals[spot] = ModalDetentConfiguration(detents: numbers.pick(detents))
      }
    }
    let area = Area(root, handling: Set(handled + [root]), modals: modals, tab: root.identifier) {
      GeneratedScreen(spot: $0)
    }
    for case let guest as Coordinator<Spot> in guests { area.addModalCoordinator(guest) }
    let children = depth > 3 ? [] : (0..<numbers.below(2)).map { _ in make(depth: depth + 1) }
    for child in children { area.addChild(child) }
    return area
  }
}

/// A coordinator whose root screen is a spot.
@MainActor
private protocol Rooted {
  var spot: Spot { get }
}

extension Area: Rooted {
  fileprivate var spot: Spot { Spot(stringLiteral: ownerName) }
}

private final class GeneratedTabs: TabCoordinator<Spot>, Rooted {
  let spot: Spot

  init(_ spot: Spot, _ tabs: [AnyCoordinator]) {
    self.spot = spot
    super.init(router: Router(initial: spot, factory: SpotFactory { GeneratedScreen(spot: $0) }))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { spot.identifier }
  override var tabItem: (text: String, image: String)? { (spot.identifier, "circle") }
  override func canHandle(_ route: any Route) -> Bool { (route as? Spot) == spot }
}

private final class GeneratedFlows: FlowOrchestrator<Spot>, Rooted {
  let spot: Spot

  init(_ spot: Spot) {
    self.spot = spot
    super.init(router: Router(initial: spot, factory: SpotFactory { GeneratedScreen(spot: $0) }))
  }

  override var ownerName: String { spot.identifier }
  override var tabItem: (text: String, image: String)? { (spot.identifier, "circle") }
}

/// A screen that does what screens do, by turns: which of it follows from its spot.
private struct GeneratedScreen: Element {
  let spot: Spot
  @Local private var count = 0
  @Local private var visits = 0
  @Local private var isAsking = false
  @Local private var isPopped = false
  @Local private var height = 0.0

  private var number: Int { Int(spot.identifier.dropFirst()) ?? 0 }

  var body: some Element {
    wished(
      Column {
        TextBlock("\(spot.identifier) \(count) \(visits) \(height)")
        PushButton("Count") { count += 1 }
        PushButton("Ask") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) { PushButton("Yes") { count += 10 } }
        PushButton("Pop") { isPopped = true }
          .popover(isPresented: $isPopped) { TextBlock("Popped").padding(20) }
      }
      .onSizeChange { height = $0.height }
      .onAppear { visits += 1 }
      .onDisappear { visits += 100 }
    )
  }

  private func wished(_ content: some Element) -> AnyElement {
    switch number % 7 {
    case 0: AnyElement(content.screenTitle("Title \(count)"))
    case 1: AnyElement(content.navigationBarHidden())
    case 2: AnyElement(content.tabBarHidden().screenTitle(spot.identifier))
    case 3: AnyElement(content.interactiveDismissDisabled())
    case 4: AnyElement(content.customNavigationBar(spot.identifier))
    case 5: AnyElement(content.barButton("Do") { count += 1 })
    default: AnyElement(content)
    }
  }
}
