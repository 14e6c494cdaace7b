import Bookshop
import FlowEngine
import LayoutSim

/// The places that a screen can be in, with what leads back from it and where to.
@MainActor
struct BackButtonTable {
  private let options: ShowcaseOptions

  init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The table; every way back in it was pressed.
  func text() throws(StageError) -> String {
    var table = TextTable(["place", "screen", "can go back", "way back", "pressing it leads to"])
    for place in places {
      let root = place.root()
      let stage = Stage(root, on: options.device, typeSize: options.typeSize)
      place.arrive(root)
      let screen = root.visibleRoute.identifier
      let (canGoBack, wayBack) = (stage.back.canNavigateBack, wayBack(on: stage))
      table.add(
        place.name,
        screen,
        canGoBack ? "yes" : "no",
        wayBack.words,
        try press(wayBack, on: stage)
      )
    }
    return table.text
  }

  private func press(_ wayBack: WayBack, on stage: Stage) throws(StageError) -> String {
    switch wayBack {
    case .none: return "–"
    case .native, .fallback: try stage.goBack()
    case .own: try stage.tap("#close")
    }
    return stage.coordinator.visibleRoute.identifier
  }

  private func wayBack(on stage: Stage) -> WayBack {
    if stage.back.isVisible, let label = stage.back.label {
      let visible = stage.coordinator.visibleCoordinator
      let isDetourRoot =
        visible.presentationContext == .detour && visible.flattenedPath.count == 1
      return isDetourRoot ? .fallback(label) : .native(label)
    }
    let close = stage.renderTree.nodes.last { $0.identifier == "close" }
    return close?.label.map(WayBack.own) ?? .none
  }
}

/// What a screen offers to go back with.
private enum WayBack {
  /// The back button in the bar of a stack.
  case native(String)

  /// A button that the screen itself has.
  case own(String)

  /// The back button that a detour gets because it has nothing of its own.
  case fallback(String)

  case none

  var words: String {
    switch self {
    case .native(let label): "back button “\(label)”"
    case .own(let label): "own button “\(label)”"
    case .fallback(let label): "fallback back button “\(label)”"
    case .none: "none"
    }
  }
}

/// A place that a screen can be in, and how to get there.
@MainActor
private struct Place {
  let name: String
  let root: () -> AnyCoordinator
  let arrive: (AnyCoordinator) -> Void

  /// A place in the app, reached by navigating to `route` after the login.
  init(_ name: String, at route: any Route) {
    self.name = name
    root = { AppCoordinator() }
    arrive = { app in
      app.navigate(to: AppRoute.shop)
      app.navigate(to: route)
    }
  }

  /// A place under `root`.
  init(
    _ name: String,
    in root: @escaping () -> AnyCoordinator,
    arrive: @escaping (AnyCoordinator) -> Void = { _ in }
  ) {
    self.name = name
    self.root = root
    self.arrive = arrive
  }
}

extension BackButtonTable {
  private var places: [Place] {
    [
      Place("app root", in: { BrowseCoordinator(shop: Shop()) }),
      Place("flow root", in: { AppCoordinator() }),
      Place("tab root", at: HomeRoute.window),
      Place("pushed", at: BrowseRoute.genre(.gothic)),
      Place("pushed child", at: AuthorRoute.all),
      Place("pushed grandchild", at: PrizeRoute.all),
      Place("modal root", at: BrowseRoute.about(.dracula)),
      Place("modal root with a bar", at: BasketRoute.address),
      Place("pushed in modal", at: BasketRoute.payment),
      Place("detour root", in: { shippedApp() }),
      Place("pushed in detour", in: { shippedApp() }) { $0.navigate(to: ShipmentRoute.tracking) },
    ]
  }

  private func shippedApp() -> AnyCoordinator {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.shop)
    app.orderShipped(Customer.harriet.orders[0])
    return app
  }
}
