/// The part of a router that does not depend on its route type.
@MainActor
public class AnyRouter {
  var selectedTab = 0
  var presentations: [LivePresentation] = []
  var pushedChildren: [AnyCoordinator] = []

  /// The coordinator that owns this router; set once, by its initialiser.
  weak var coordinator: AnyCoordinator?

  init() {}

  // MARK: - What a typed router answers

  var rootRoute: any Route { abstract() }

  /// The root that there will be once the coordinator is off the screen.
  var lastingRootRoute: any Route { abstract() }

  var stackCount: Int { abstract() }

  func stackRoute(at index: Int) -> any Route { abstract() }

  /// Whether `route` is of this router's route type.
  func accepts(_ route: any Route) -> Bool { abstract() }

  /// Where `route` is: on the stack (its first occurrence), at the root, or nowhere.
  func locate(_ route: any Route) -> StackPosition? { abstract() }

  /// Tells whoever tracks the state that `body` changes it.
  func mutate(_ body: () -> Void) { abstract() }

  func push(_ route: any Route) { abstract() }
  func replace(_ route: any Route) { abstract() }
  func keep(_ count: Int) { abstract() }
  func setRoot(_ route: any Route) { abstract() }
  func restoreRoot() { abstract() }
  func buildScreen(for route: any Route) -> Any? { abstract() }

  private func abstract(_ function: String = #function) -> Never {
    preconditionFailure("\(function) of \(type(of: self)) must be overridden by the typed router")
  }
}

/// A place on a coordinator's own stack.
enum StackPosition: Equatable {
  /// Below the stack.
  case root

  /// On the stack, counted from the bottom.
  case entry(Int)

  /// How many stack entries stay when everything above this place goes.
  var keptCount: Int {
    switch self {
    case .root: 0
    case .entry(let index): index + 1
    }
  }
}

/// A presentation with the coordinator it shows.
struct LivePresentation {
  let kind: Presentation.Kind
  let coordinator: AnyCoordinator
  let route: any Route
  var detents: ModalDetentConfiguration?
}
