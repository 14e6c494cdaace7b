import FlowEngine
import LayoutSim

@testable import Bookshop

/// The shop with two of its tabs, and something wrong around them.
final class FaultyTabs: TabCoordinator<AppRoute> {
  enum Fault {
    case none

    /// The introduction has no button, and a cover cannot be swiped away.
    case introductionHasNoButton

    /// The introduction does not scroll, whatever the size of its text.
    case introductionDoesNotScroll

    /// Whoever leaves the checkout lands in another tab.
    case checkoutLeadsHome

    /// The badge counts books of which nothing on screen is told.
    case badgeIsNotUpdated
  }

  private let shop = Shop()
  private let counted = CountedBasket.Count()

  init(_ fault: Fault) {
    super.init(router: Router(initial: .shop))
    addChild(HomeCoordinator(shop: shop))
    if fault == .checkoutLeadsHome {
      addChild(FaultyBasket(.checkoutLeadsHome))
    } else if fault == .badgeIsNotUpdated {
      addChild(CountedBasket(counted))
    } else {
      addChild(BasketCoordinator(shop: shop))
    }
    addModalCoordinator(FaultyIntroduction(fault))
  }

  override func canHandle(_ route: any Route) -> Bool { route as? AppRoute == .onboarding }

  override func navigationType(for route: any Route) -> NavigationType { .modal }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.fullscreen])
  }

  /// Adds a book of which nothing on screen is told.
  func addBook() { counted.books += 1 }
}

/// A basket whose badge reads a class that nothing observes.
private final class CountedBasket: Coordinator<BasketRoute> {
  @MainActor
  final class Count {
    var books = 2
  }

  private let count: Count

  init(_ count: Count) {
    self.count = count
    super.init(router: Router(initial: .basket))
  }

  override var tabItem: (text: String, image: String)? { ("Basket", "basket") }
  override var tabBadge: String? { "\(count.books)" }
}

private final class FaultyIntroduction: Coordinator<AppRoute> {
  init(_ fault: FaultyTabs.Fault) {
    let factory = FaultyIntroductionFactory(fault)
    super.init(router: Router(initial: .onboarding, factory: factory))
  }
}

private final class FaultyIntroductionFactory: ElementFactory<AppRoute> {
  private let fault: FaultyTabs.Fault

  init(_ fault: FaultyTabs.Fault) { self.fault = fault }

  override func buildElement(for route: AppRoute) -> (any Element)? {
    switch fault {
    case .none, .checkoutLeadsHome, .badgeIsNotUpdated: OnboardingScreen()
    case .introductionHasNoButton, .introductionDoesNotScroll:
      FaultyIntroductionScreen(hasButton: fault == .introductionDoesNotScroll)
    }
  }
}

private struct FaultyIntroductionScreen: Element {
  let hasButton: Bool

  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column(alignment: .leading, spacing: 24) {
      Paragraph("We read every book before we sell it.")
      Paragraph("Orders before four leave the shop the same day.")
      Paragraph("If a book is not for you, bring it back within thirty days.")
      if hasButton {
        Picture("the shop", width: 300, height: 420)
        WideButton("Start browsing") { goBack?() }
      }
    }
    .padding()
  }
}
