import FlowEngine
import LayoutSim
import TestSupport

@testable import Bookshop

/// The Browse tab, whose authors are in another order in each app, like the keys of a dictionary.
@MainActor
final class ShuffledAuthors {
  private var appCount = 0

  /// A new Browse tab.
  func app() -> BrowseCoordinator {
    let browse = BrowseCoordinator(shop: Shop())
    for authors in browse.children { browse.removeChild(authors) }
    appCount += 1
    browse.addChild(FaultyAuthors(seed: appCount))
    return browse
  }
}

private final class FaultyAuthors: Coordinator<AuthorRoute> {
  init(seed: Int) {
    let factory = FaultyAuthorsFactory(seed: seed)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  override var ownerName: String { "Authors" }

  override func canHandle(_ route: any Route) -> Bool { route is AuthorRoute }
}

private final class FaultyAuthorsFactory: ElementFactory<AuthorRoute> {
  private let authors: [Author]

  init(seed: Int) {
    // The order of a dictionary is another one in each process, and may be another one in each dictionary. This one
    // differs each time on every machine.
    var numbers = SeededGenerator(seed: seed)
    authors = Catalogue.classics.authors.map { ($0, numbers.next(below: 1_000_000)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  override func buildElement(for route: AuthorRoute) -> (any Element)? {
    guard let coordinator, case .all = route else { return nil }
    return AuthorsScreen(coordinator: coordinator, authors: authors)
  }
}
