import FlowEngine

/// A route that says how it is shown.
enum HallRoute: StyledRoute, Codable {
  case hall
  case item(Int)
  case note(Int)
  case film
  case tall
  case question

  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .hall, .item: .push
    case .note, .question: .sheet
    case .film: .fullScreenCover
    case .tall: .detents([.medium, .height(300)])
    }
  }
}

/// A coordinator that takes all of its routes, and records what happens to its plain screens.
class Hall: Coordinator<HallRoute> {
  private let name: String

  /// What happened to its layers, and to itself, in order.
  var journal: [String] = []

  /// Its verdicts on its plain screens, by route.
  var verdicts: [HallRoute: DismissalVerdict] = [:]

  var startsAt: HallRoute?
  var asked = 0

  /// The subflows that it makes when a saved state has them, by name.
  var makes: [String: () -> AnyCoordinator] = [:]

  init(_ name: String, root: HallRoute = .hall) {
    self.name = name
    super.init(router: Router(initial: root))
  }

  override var ownerName: String { name }

  override func canHandle(_ route: any Route) -> Bool {
    asked += 1
    return route is HallRoute
  }

  override func start() {
    journal.append("start")
    if let startsAt { startFlow(route: startsAt) }
  }

  override func dismissalVerdict(
    for reason: DismissalReason,
    of route: any Route
  ) -> DismissalVerdict {
    (route as? HallRoute).flatMap { verdicts[$0] } ?? .allow
  }

  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    journal.append("\(route.identifier) gone: \(reason)")
  }

  override func wasDismissed(for reason: DismissalReason) { journal.append("gone: \(reason)") }

  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    makes[owner.path.name]?()
  }
}

extension AnyCoordinator {
  /// The surfaces from back to front: style, owner and screens, a line each.
  var layers: [String] {
    composition.surfaces.map { surface in
      switch surface.content {
      case .screen(let screen): "\(surface.style.rawValue) \(screen.route) of \(screen.owner)"
      case .stack(let screens):
        "\(surface.style.rawValue) " + screens.map { "\($0.route)" }.joined(separator: " > ")
      case .tabs(let tabs): "\(surface.style.rawValue) tabs of \(tabs.owner)"
      case .split(let split): "\(surface.style.rawValue) columns of \(split.owner)"
      }
    }
  }
}
