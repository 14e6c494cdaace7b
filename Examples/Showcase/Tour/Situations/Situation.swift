import Bookshop
import FlowEngine
import LayoutSim

/// The situations of the bookshop, each starting with a new app.
@MainActor
struct Situation {
  let walk: Walk<AppCoordinator>
  let catalogue = Catalogue.classics

  /// Performs the steps of one chapter and shows the resulting screen.
  func show(_ chapter: Chapter) throws(StageError) {
    switch chapter {
    case .login: walk.show()
    case .home: try home()
    case .onboarding: try onboarding()
    case .browse: try browse()
    case .about: try about()
    case .filter: try filter()
    case .authors: try authors()
    case .basket: try basket()
    case .checkout: try checkout()
    case .replace: try replace()
    case .deepLink: try deepLink()
    case .detour: try detour()
    case .unhandled: try unhandled()
    case .brokenScreen: try brokenScreen()
    case .rotation: try rotation()
    case .tablet: try tablet()
    case .largeType: try largeType()
    case .rightToLeft: try rightToLeft()
    case .keyboard: try keyboard()
    case .alert: try alert()
    case .swipe: try swipe()
    case .hub, .plainSheets, .card, .finish, .link, .pages: break
    case .findings, .backButtons, .waysBack, .sheets, .sheetFrames: break
    }
  }
}
