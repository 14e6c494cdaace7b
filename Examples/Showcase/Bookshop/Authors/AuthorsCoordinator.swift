import FlowEngine

/// The authors, pushed on the stack of the Browse tab; the prizes are a separate child.
public final class AuthorsCoordinator: Coordinator<AuthorRoute> {
  /// Creates the authors of `shop`.
  public init(shop: Shop) {
    let factory = AuthorsFactory(shop: shop)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self

    addChild(PrizesCoordinator(shop: shop))
    addModalCoordinator(LifeCoordinator(shop: shop))
  }

  public override func canHandle(_ route: any Route) -> Bool { route is AuthorRoute }

  public override func navigationType(for route: any Route) -> NavigationType {
    if case .life = route as? AuthorRoute { .modal } else { .push }
  }

  public override func navigationPath(for route: any Route) -> [any Route]? {
    switch route as? AuthorRoute {
    case .bibliography(let author): [AuthorRoute.author(author), AuthorRoute.bibliography(author)]
    case .life(let author): [AuthorRoute.author(author)]
    case .all, .author, nil: nil
    }
  }

  public override func modalDetentConfiguration(
    for route: any Route
  ) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.medium, .large])
  }
}
