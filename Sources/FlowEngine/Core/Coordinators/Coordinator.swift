/// Decides where to go among the routes of one type: subclass it once for each part of an app.
///
/// The three lines that tie a coordinator to its factory:
///
/// ```swift
/// let factory = ShopFactory()
/// super.init(router: Router(initial: .list, factory: factory))
/// factory.coordinator = self
/// ```
///
/// Children have route types of their own; modal coordinators share their host's, because a modal
/// is found by the route that is its root.
open class Coordinator<R: Route>: AnyCoordinator {
  /// Holds this coordinator's navigation state.
  public let router: Router<R>

  /// A coordinator that starts where `router` starts.
  ///
  /// A router holds the state of one coordinator. A second one that is made with the same router can be
  /// neither called nor attached, for as long as the first one lives: that is refused with
  /// ``FlowError/sharedRouter(coordinator:holder:)``.
  public init(router: Router<R>) {
    self.router = router
    super.init(baseRouter: router.base)
  }

  package override func buildScreen(for route: any Route) -> Any? {
    router.buildScreen(for: route)
  }

  /// Registers a coordinator that presents this one's modal route `modal.router.state.root`.
  ///
  /// A modal is found by the route that is its root, or else by that route's identifier, or else by its
  /// kind: the identifier up to the first bracket. It then takes the route that was asked for as its root
  /// until it is dismissed, so that one modal that is registered with `about(1)` shows `about(3)`, too.
  ///
  /// Registering reserves: the modal can have no other host and no parent. What breaks that is
  /// refused, reported to the error handler, and changes nothing.
  @discardableResult
  public func addModalCoordinator(_ modal: Coordinator<R>) -> Bool {
    adopt(modal, as: .modal, by: "addModalCoordinator")
  }

  /// Takes a registration back; a modal that is presented stays up, and goes when it is dismissed.
  public func removeModalCoordinator(_ modal: Coordinator<R>) {
    release(modal, from: .modal, by: "removeModalCoordinator")
  }
}
