import FlowEngine
import LayoutSim

/// A screen of an app that branches endlessly, by its number.
struct TreeRoute: Route {
  let number: Int

  /// Whether each number is a separate kind, and so a place.
  var isKind = false

  var identifier: String { isKind ? "n\(number)" : "n(\(number))" }
}

/// An app of small screens, each of which leads to four others.
final class TreeApp: Coordinator<TreeRoute> {
  /// Creates an app at the screen 0; `kinds` of its screens are separate places.
  init(kinds: Int = 0) {
    let factory = TreeFactory(kinds)
    super.init(router: Router(initial: TreeRoute(number: 0, isKind: kinds > 0), factory: factory))
    factory.coordinator = self
  }

  override func canHandle(_ route: any Route) -> Bool { route is TreeRoute }
}

final class TreeFactory: ElementFactory<TreeRoute> {
  private let kinds: Int

  init(_ kinds: Int) { self.kinds = kinds }

  override func buildElement(for route: TreeRoute) -> (any Element)? {
    let (kinds, coordinator) = (kinds, coordinator)
    return Column {
      Each(1...4, id: \.self) { branch in
        PushButton("\(branch)") { [weak coordinator] in
          let next = 4 * route.number + branch
          coordinator?.rootCoordinator.navigate(to: TreeRoute(number: next, isKind: next < kinds))
        }
      }
    }
    .navigationTitle("\(route.number)")
  }
}
