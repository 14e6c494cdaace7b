import FlowEngine

/// A split coordinator for small cases.
final class PlaceSplit: SplitCoordinator<Place> {
  var answering: Answering

  /// The columns that it makes when a saved state has them, by name.
  var makes: [String: () -> AnyCoordinator] = [:]

  init(
    style: SplitStyle = .tripleColumn,
    sidebar: AnyCoordinator? = nil,
    content: AnyCoordinator? = nil,
    detail: AnyCoordinator? = nil,
    modals: Set<Place> = []
  ) {
    answering = Answering(modals: modals)
    super.init(router: Router(initial: "split", factory: ViewFactory()), style: style)
    if let sidebar { setColumn(.sidebar, to: sidebar) }
    if let content { setColumn(.content, to: content) }
    if let detail { setColumn(.detail, to: detail) }
  }

  override var ownerName: String { "Mail" }
  override func canHandle(_ route: any Route) -> Bool { answering.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answering.type(of: route) }
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? { makes[owner.name]?() }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answering.verdict(on: route, of: ownerName)
  }
}

/// Mail in three columns: boxes, the list of a box, and a message, which takes the place of the one before.
@MainActor
struct MailColumns {
  let boxes = PlaceCoordinator("Boxes", root: "boxes", handles: ["settings"], modals: ["account"])
  let list = PlaceCoordinator("List", root: "list", handles: ["search"])
  let message = PlaceCoordinator("Message", root: "none", handles: ["message", "reply", "headers"])
  let account = PlaceCoordinator("Account", root: "account")
  let split: PlaceSplit

  init() {
    message.answering.roots = ["message", "reply"]
    boxes.addModalCoordinator(account)
    split = PlaceSplit(sidebar: boxes, content: list, detail: message, modals: ["compose"])
    split.addModalCoordinator(PlaceCoordinator("Compose", root: "compose"))
  }
}
