import Testing

@testable import FlowEngine

/// Routes with values, whose identifiers are the ones that Swift prints.
private enum Item: Route {
  case list
  case detail(Int)
  case about(Int)
  case help(topic: String)
}

private final class Shelf: Coordinator<Item> {
  var modals: (Item) -> Bool = { _ in false }
  var roots: (Item) -> Bool = { _ in false }
  var claims: (Item) -> Bool
  var paths: (Item) -> [Item]? = { _ in nil }
  var askedForRoot = 0
  private let name: String

  init(_ name: String, root: Item, claims: @escaping (Item) -> Bool = { _ in true }) {
    self.name = name
    self.claims = claims
    super.init(router: Router(initial: root, factory: ViewFactory()))
  }

  override var ownerName: String { name }
  override func canHandle(_ route: any Route) -> Bool { (route as? Item).map(claims) ?? false }
  override func navigationType(for route: any Route) -> NavigationType {
    (route as? Item).map(modals) == true ? .modal : .push
  }
  override func navigationPath(for route: any Route) -> [any Route]? {
    (route as? Item).flatMap(paths)
  }
  override func replacesRoot(for route: any Route) -> Bool {
    askedForRoot += 1
    return (route as? Item).map(roots) ?? false
  }
}

/// Modals of routes with values.
@MainActor
struct ModalParameterTests {
  private let host = Shelf("Host", root: .list)
  private let about = Shelf("About", root: .about(1)) { _ in false }

  init() {
    host.modals = { if case .detail = $0 { false } else { true } }
    host.addModalCoordinator(about)
  }

  @Test("about(3) is shown by the modal that is registered with about(1), and is its root")
  func kind() throws {
    #expect(host.navigate(to: Item.about(3)))
    #expect(host.picture == "list | sheet About: about(3)")
    #expect(try host.plan(to: Item.about(3)).steps == [])
    host.dismissModal()
    #expect(about.router.state.root == .about(1))
  }

  @Test("The root itself comes before one of its kind, whichever was registered first")
  func rootFirst() {
    host.addModalCoordinator(Shelf("Third", root: .about(3)) { _ in false })
    host.navigate(to: Item.about(3))
    #expect(host.picture == "list | sheet Third: about(3)")
    host.navigate(to: Item.about(4))
    #expect(host.picture == "list | sheet About: about(4)")
  }

  @Test("A modal that is up for about(3) still counts as the one registered with about(1)")
  func lastingRoot() {
    let other = Shelf("Other", root: .about(2)) { _ in false }
    host.addModalCoordinator(other)
    host.navigate(to: Item.about(3))
    host.navigate(to: Item.about(2))
    #expect(host.picture == "list | sheet Other: about(2)")
    other.pop()
    host.navigate(to: Item.about(3))
    host.navigate(to: Item.about(1))
    #expect(host.picture == "list | sheet About: about(1)")
  }

  @Test("A modal of another kind is not taken")
  func otherKind() {
    #expect(!host.navigate(to: Item.help(topic: "sizes")))
    #expect(
      host.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Item.help(topic: "sizes")),
          owner: host.ownerPath
        )
      ]
    )
  }

  @Test("An equal identifier comes before the kind")
  func identifierFirst() {
    let stub = PlaceCoordinator("Desk", root: "desk", modals: [Place("note(1)", payload: 2)])
    stub.addModalCoordinator(PlaceCoordinator("First", root: "note(2)"))
    stub.addModalCoordinator(PlaceCoordinator("Second", root: "note(1)"))
    stub.go(Place("note(1)", payload: 2))
    #expect(stub.picture == "desk | sheet Second: note(1)")
  }
}

/// Coordinators that start at the route that is asked for.
@MainActor
struct TakenRootTests {
  private let app = PlaceCoordinator("App", root: "app")
  private let shelf = Shelf("Shelf", root: .list)

  init() {
    shelf.roots = { if case .detail = $0 { true } else { false } }
    app.addChild(shelf)
  }

  @Test("A pushed child starts at it, with nothing of its own below")
  func child() throws {
    #expect(
      try app.plan(to: Item.detail(3)).steps.map(\.description) == [
        "root app/child Shelf at detail(3)", "push child app/child Shelf",
      ]
    )
    #expect(app.navigate(to: Item.detail(3)))
    #expect(app.picture == "app > Shelf.detail(3)")
    #expect(try app.plan(to: Item.detail(3)).steps == [])
    #expect(try shelf.plan(to: Item.detail(3)).steps == [])
  }

  @Test("The next one is pushed on it, and one pop leads out after it")
  func next() {
    app.navigate(to: Item.detail(3))
    app.navigate(to: Item.detail(4))
    #expect(app.picture == "app > Shelf.detail(3) > Shelf.detail(4)")
    app.pop()
    app.pop()
    #expect(app.picture == "app")
    #expect(shelf.router.state.root == .list)
  }

  @Test("It starts at its own root for a route that it does not take as one")
  func otherRoute() {
    app.navigate(to: Item.about(1))
    #expect(app.picture == "app > Shelf.list > Shelf.about(1)")
  }

  @Test("A call on the child that is not pushed yet starts there, too")
  func ownCall() {
    #expect(shelf.navigate(to: Item.detail(3)))
    #expect(app.picture == "app > Shelf.detail(3)")
  }

  @Test("A path is not asked for: nothing lies below")
  func noPath() {
    shelf.paths = { [.about(1), $0] }
    app.navigate(to: Item.detail(3))
    #expect(app.picture == "app > Shelf.detail(3)")
  }

  @Test("A route that it does not claim is not one of its roots")
  func unclaimed() {
    shelf.claims = { _ in false }
    #expect(!app.navigate(to: Item.detail(3)))
    #expect(shelf.askedForRoot == 0)
  }

  @Test("A route that it shows as a modal is shown over its own root")
  func modalRoute() {
    shelf.modals = { if case .detail = $0 { true } else { false } }
    shelf.addModalCoordinator(Shelf("Sheet", root: .detail(1)))
    app.navigate(to: Item.detail(3))
    #expect(app.picture == "app > Shelf.list | sheet Sheet: detail(3)")
  }

  @Test("A detour starts at it, and has its own root again when it is gone")
  func detour() {
    app.removeChild(shelf)
    #expect(app.presentDetour(shelf, presenting: .detail(3)))
    #expect(app.picture == "app | cover Shelf: detail(3)")
    shelf.pop()
    #expect(app.picture == "app")
    #expect(shelf.router.state.root == .list)
    #expect(app.presentDetour(shelf, presenting: .list))
    #expect(app.picture == "app | cover Shelf: list")
  }

  @Test("A detour that has screens already keeps them below")
  func detourWithScreens() {
    app.removeChild(shelf)
    shelf.navigate(to: Item.about(1))
    #expect(app.presentDetour(shelf, presenting: .detail(3)))
    #expect(app.picture == "app | cover Shelf: list > about(1) > detail(3)")
  }

  @Test("A modal that is presented for a deeper route of its own starts at it, too")
  func modal() throws {
    let host = Shelf("Host", root: .list)
    host.claims = { _ in false }
    let sheet = Shelf("Sheet", root: .list)
    sheet.roots = shelf.roots
    host.addModalCoordinator(sheet)
    #expect(host.navigate(to: Item.detail(3)))
    #expect(host.picture == "list | sheet Sheet: detail(3)")
    #expect(try host.plan(to: Item.detail(3)).steps == [])
    host.dismissModal()
    #expect(sheet.router.state.root == .list)
  }

  @Test("It is asked once, also where the first tab that claims the route fails")
  func askedOnce() {
    let other = Shelf("Other", root: .list)
    other.claims = { if case .detail = $0 { true } else { false } }
    other.modals = { _ in true }
    let tabs = PlaceTabs(tabs: [other, app])
    #expect(tabs.navigate(to: Item.detail(3)))
    #expect(tabs.picture == "[Other *App*] app > Shelf.detail(3)")
    #expect(shelf.askedForRoot == 1)
  }

  @Test("A saved state has it, and restoring keeps the root to return to")
  func saved() throws {
    let host = PlaceCoordinator("Host", root: "host")
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    child.answering.roots = ["c"]
    host.addChild(child)
    host.go("c")
    let saved = try host.savedState()
    host.pop()
    try host.restore(saved)
    #expect(host.picture == "host > Child.c")
    host.pop()
    #expect(child.words == "child")
  }
}
