import FlowEngine
import ScreenMapping

/// The map of a copy of the bookshop's, for which only `laws` are checked.
@MainActor
func explore<App: AnyCoordinator>(
  _ laws: Set<ExplorationLaw>,
  _ app: @escaping @MainActor () -> App,
  _ change: (inout Exploration<App>) -> Void = { _ in }
) async -> ScreenMap {
  var exploration = Exploration("bookshop", app: app)
  exploration.laws = laws
  // A second shelf, book or order shows nothing new.
  exploration.limits.entries = 1
  change(&exploration)
  return await exploration.run()
}
