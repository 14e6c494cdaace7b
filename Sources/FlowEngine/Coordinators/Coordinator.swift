/// Navigates among the routes of one type; subclass it for each part of an app.
///
/// Three lines connect a coordinator and its factory:
///
/// ```swift
/// let factory = ShopFactory()
/// super.init(router: Router(initial: .list, factory: factory))
/// factory.coordinator = self
/// ```
///
/// Children have their own route types; modal coordinators share their host's, because a modal is found by
/// its root route.
open class Coordinator<R: Route>: AnyCoordinator {
  /// Holds this coordinator's navigation state.
  public let router: Router<R>

  /// Creates a coordinator with the state of `router`.
  ///
  /// A router holds the state of one coordinator. A second coordinator with the same router can be neither
  /// called nor attached as long as the first one exists: that is refused with
  /// ``FlowError/sharedRouter(coordinator:holder:)``.
  public init(router: Router<R>) {
    self.router = router
    super.init(baseRouter: router.base)
  }

  /// Creates a coordinator that shows `root`, with a router of its own and no factory.
  public convenience init(root: R) {
    self.init(router: Router(initial: root))
  }

  package override func buildScreen(for route: any Route) -> Any? {
    router.view(for: router.typed(route))
  }

  /// Registers a coordinator that presents this one's modal route `modal.router.state.root`.
  ///
  /// A modal is found by its root route, or else by that route's identifier, or else by its kind, which is
  /// the identifier up to the first bracket. The requested route is then its root until it is dismissed, so a
  /// modal that is registered with `about(1)` also shows `about(3)`.
  ///
  /// A registered modal can have no other host and no parent. A violation is refused, reported to the error
  /// handler, and changes nothing.
  @discardableResult
  public func addModalCoordinator(_ modal: Coordinator<R>) -> Bool {
    submit(Adoption(name: "addModalCoordinator", coordinator: modal, ownership: .modal))
  }

  /// Removes a registration; a modal that is presented stays until it is dismissed.
  ///
  /// - Returns: `false` if it was not registered here, which is logged.
  @discardableResult
  public func removeModalCoordinator(_ modal: Coordinator<R>) -> Bool {
    submitRemoval(
      Release(name: "removeModalCoordinator", coordinator: modal, expected: .modal)
    )
  }
}

/// Builds the screens of one route type: the only link between navigation and rendering.
///
/// The engine is independent of views. The results of a factory are for the renderer: elements for a stage,
/// views for an app.
@MainActor
open class ViewFactory<R: Route> {
  /// The coordinator whose screens this factory builds; weak, since the coordinator owns it.
  public weak var coordinator: Coordinator<R>?

  /// Creates a factory without a coordinator.
  public init() {}

  /// The screen for `route`; `nil` shows a placeholder instead.
  open func buildView(for route: R) -> Any? { nil }
}
