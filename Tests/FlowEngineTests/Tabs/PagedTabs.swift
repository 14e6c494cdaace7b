import FlowEngine

/// A page for small cases: it is known by its name, which is also that of its coordinator.
struct StubPage: TabPage, CustomStringConvertible {
  nonisolated let name: String
  let maker: PageMaker

  nonisolated var description: String { name }
  var tabItem: (text: String, image: String)? { (name, "circle") }

  func coordinator() -> AnyCoordinator { maker.make(name) }

  nonisolated static func == (lhs: StubPage, rhs: StubPage) -> Bool { lhs.name == rhs.name }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Makes the coordinators of pages: `Home` starts at `home`, and shows `home1`, `home2` and the modal `homeSheet`.
@MainActor
final class PageMaker {
  /// The names of the pages whose coordinators were made, in order.
  private(set) var made: [String] = []

  /// The coordinators that pages give instead, by name.
  var instead: [String: AnyCoordinator] = [:]

  var whenMaking: (() -> Void)?

  func pages(_ names: String...) -> [StubPage] { names.map(page) }

  func page(_ name: String) -> StubPage { StubPage(name: name, maker: self) }

  func make(_ name: String) -> AnyCoordinator {
    made.append(name)
    whenMaking?()
    return instead[name] ?? PlaceCoordinator.tab(name)
  }
}

extension PlaceCoordinator {
  /// A coordinator named `Home` that starts at `home`, and shows `home1`, `home2` and the modal `homeSheet`.
  static func tab(_ name: String) -> PlaceCoordinator {
    let root = name.lowercased()
    let tab = PlaceCoordinator(
      name,
      root: Place(root),
      handles: [Place(root + "1"), Place(root + "2")],
      modals: [Place(root + "Sheet")]
    )
    tab.addModalCoordinator(PlaceCoordinator(name + "Sheet", root: Place(root + "Sheet")))
    return tab
  }
}

/// A paged tab coordinator for small cases.
final class PagedTabs: PagedTabCoordinator<StubPage, Place> {
  init(_ pages: [StubPage], currentPage: StubPage? = nil) {
    super.init(
      router: Router(initial: "tabs", factory: ViewFactory()),
      pages: pages,
      currentPage: currentPage
    )
  }

  override var ownerName: String { "Tabs" }
}
