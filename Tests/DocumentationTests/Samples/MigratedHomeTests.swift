import FlowEngine
import LayoutSim
import Testing

private enum HomeRoute: StyledRoute, ElementRoute {
  case home, detail(Int), help

  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .home, .detail: .push
    case .help: .detents([.medium, .extraLarge])
    }
  }

  var body: some Element {
    switch self {
    case .home: HomeScreen()
    case .detail(let number): TextBlock("Item \(number)").navigationTitle("Item \(number)")
    case .help: TextBlock("Everything about items")
    }
  }
}

private final class HomeCoordinator: Coordinator<HomeRoute> {
  init() { super.init(router: Router(initial: .home)) }

  func showDetail(_ number: Int) { navigate(toRoute: .detail(number)) }

  func showHelp() { navigate(toRoute: .help) }

  func checkOut() { navigate(to: CheckoutCoordinator(), presentationStyle: .sheet) }
}

private struct HomeScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  private var home: HomeCoordinator? { coordinator as? HomeCoordinator }

  var body: some Element {
    Column {
      PushButton("Item 1") { home?.showDetail(1) }.buttonStyle(.bordered)
      PushButton("Help") { home?.showHelp() }.buttonStyle(.bordered)
      PushButton("Check out") { home?.checkOut() }.buttonStyle(.bordered)
    }
    .navigationTitle("Home")
  }
}

private enum CheckoutRoute: ElementRoute {
  case basket, payment

  var body: some Element {
    switch self {
    case .basket: CheckoutScreen(button: "Pay") { $0?.navigate(toRoute: .payment) }
    case .payment: CheckoutScreen(button: "Done") { $0?.finishFlow() }
    }
  }
}

private final class CheckoutCoordinator: Coordinator<CheckoutRoute> {
  init() { super.init(router: Router(initial: .basket)) }
}

private struct CheckoutScreen: Element {
  @Inherited(\.coordinator) private var coordinator
  let button: String
  let action: @MainActor (CheckoutCoordinator?) -> Void

  var body: some Element {
    PushButton(button) { action(coordinator as? CheckoutCoordinator) }.buttonStyle(.bordered)
      .navigationTitle(button)
  }
}

/// The flow after migration that the guide `Migrating` shows.
@MainActor
@Suite("A flow that was migrated")
struct MigratedHomeTests {
  private let home = HomeCoordinator()

  @Test("The checkout goes as a whole when it is done, and home is as it was")
  func checkout() throws {
    let stage = Stage(home)
    try stage.tap("Item 1")
    #expect(stage.back.label == "Home")
    try stage.goBack()
    try stage.tap("Check out")
    try stage.tap("Pay")
    #expect(stage.back.label == "Pay")
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("Help is a sheet over home, and goes with a swipe")
  func help() throws {
    let stage = Stage(home)
    try stage.tap("Help")
    #expect(stage.sheet?.detent == .medium)
    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 1)
    #expect(stage.renderTree.findings == [])
  }
}
