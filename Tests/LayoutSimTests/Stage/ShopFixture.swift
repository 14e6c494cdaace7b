import FlowEngine
import LayoutSim

/// A small app for tests of the stage: two tabs, a child, sheets, a cover and a detour.
enum ShopRoute: Route {
  case list
  case item(Int)
  case info
  case tools
  case intro
  case missing
}

enum ReviewRoute: String, Route {
  case all = "reviews.all"
  case compose = "reviews.compose"
}

enum ProfileRoute: String, Route {
  case profile
}

enum NoticeRoute: String, Route {
  case notice
  case details
}

enum ShopAppRoute: String, Route {
  case tabs
}

final class ShopApp: TabCoordinator<ShopAppRoute> {
  let shop = ShopCoordinator()
  let profile = ProfileCoordinator()

  init() {
    super.init(router: Router(initial: .tabs, factory: ViewFactory()))
    addChild(shop)
    addChild(profile)
  }
}

final class ShopCoordinator: Coordinator<ShopRoute> {
  let reviews = ReviewCoordinator()

  init() {
    let factory = ShopFactory()
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    for route in [ShopRoute.info, .tools, .intro] {
      addModalCoordinator(ShopModal(route))
    }
    addChild(reviews)
  }

  override var tabItem: (text: String, image: String)? { ("Shop", "bag") }

  override func canHandle(_ route: any Route) -> Bool { route is ShopRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? ShopRoute {
    case .info, .tools, .intro: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    switch route as? ShopRoute {
    case .info: ModalDetentConfiguration(detents: [.custom])
    case .tools:
      ModalDetentConfiguration(detents: [.small, .medium, .custom], selectedDetent: .small)
    case .intro: ModalDetentConfiguration(detents: [.fullscreen])
    default: ModalDetentConfiguration()
    }
  }
}

final class ShopModal: Coordinator<ShopRoute> {
  init(_ root: ShopRoute) {
    let factory = ShopFactory()
    super.init(router: Router(initial: root, factory: factory))
    factory.coordinator = self
  }

  override func canHandle(_ route: any Route) -> Bool {
    if case .item(let number) = route as? ShopRoute { number > 100 } else { false }
  }
}

final class ReviewCoordinator: Coordinator<ReviewRoute> {
  init() {
    super.init(router: Router(initial: .all, factory: ReviewFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is ReviewRoute }
}

final class ProfileCoordinator: Coordinator<ProfileRoute> {
  init() {
    super.init(router: Router(initial: .profile, factory: ProfileFactory()))
  }

  override var tabItem: (text: String, image: String)? { ("Profile", "person") }
  override var tabBadge: String? { "2" }
  override func canHandle(_ route: any Route) -> Bool { route is ProfileRoute }
}

final class NoticeCoordinator: Coordinator<NoticeRoute> {
  init() {
    super.init(router: Router(initial: .notice, factory: NoticeFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is NoticeRoute }
}

final class ShopFactory: ElementFactory<ShopRoute> {
  override func buildElement(for route: ShopRoute) -> (any Element)? {
    switch route {
    case .list:
      let coordinator = coordinator
      return Column(spacing: 0) {
        PushButton("Open item 42") { coordinator?.navigate(to: ShopRoute.item(42)) }
        PushButton("Show info") { coordinator?.navigate(to: ShopRoute.info) }
      }
      .screenTitle("Shop")
    case .item(let number): return TextBlock("Item \(number)").screenTitle("Blue Mug")
    case .info: return Fill().frame(height: 278)
    case .tools: return ToolsScreen()
    case .intro: return TextBlock("Welcome")
    case .missing: return nil
    }
  }
}

/// A header and a body that publish their heights.
struct ToolsScreen: Element {
  @Local private var header: Double?
  @Local private var whole: Double?

  var body: some Element {
    Column(spacing: 0) {
      Fill().frame(height: 80).onSizeChange { header = $0.height }
      Fill().frame(height: 300)
    }
    .onSizeChange { whole = $0.height }
    .preference(MinimumHeightKey.self, value: header)
    .preference(IdealHeightKey.self, value: whole)
  }
}

final class ReviewFactory: ElementFactory<ReviewRoute> {
  override func buildElement(for route: ReviewRoute) -> (any Element)? {
    TextBlock(route.rawValue).screenTitle("Reviews").barButton("Write", tag: "write") {}
  }
}

final class ProfileFactory: ElementFactory<ProfileRoute> {
  override func buildElement(for route: ProfileRoute) -> (any Element)? {
    CounterScreen()
  }
}

/// Counts its presses in local state.
struct CounterScreen: Element {
  @Local private var count = 0

  var body: some Element {
    PushButton("Pressed \(count)") { count += 1 }
  }
}

final class NoticeFactory: ElementFactory<NoticeRoute> {
  override func buildElement(for route: NoticeRoute) -> (any Element)? {
    TextBlock(route.rawValue)
  }
}
