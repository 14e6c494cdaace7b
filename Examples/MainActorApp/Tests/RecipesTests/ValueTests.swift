import FlowEngine
import Testing

@testable import Recipes

/// The results of the engine are values, which belong to no actor.
@Suite("Values off the main actor")
struct ValueTests {
  private let app: AppCoordinator

  init() {
    let session = Session()
    session.signIn(as: "Ada")
    app = AppCoordinator(session: session)
    app.navigate(to: AppRoute.kitchen)
  }

  @Test("A plan is read and compared elsewhere")
  func plan() async throws {
    let plan = try app.plan(to: RecipesRoute.recipe("soup"))
    #expect(
      await Reader.steps(of: plan) == ["push recipe(soup) on app/flow KitchenTab/tab 0 Recipes"]
    )
    try app.apply(plan)
    #expect(app.visibleRoute as? RecipesRoute == .recipe("soup"))
  }

  @Test("An error is read elsewhere")
  func error() async throws {
    let error = try #require(throws: FlowError.self) {
      try app.perform(RecipesRoute.recipe("nothing"))
    }
    let asked = await Reader.declined(in: error)
    #expect(asked.contains("app/flow KitchenTab/tab 0 Recipes: canHandle is false"))
  }

  @Test("A composition is read elsewhere")
  func composition() async {
    app.navigate(to: RecipesRoute.filter)
    #expect(await Reader.owners(of: app.composition) == ["App", "Filter"])
  }

  @Test("A change is read elsewhere")
  func change() async {
    var changes: [Change] = []
    app.observe { if case .changed(let change) = $0 { changes.append(change) } }
    app.navigate(to: RecipesRoute.filter)
    #expect(await Reader.owners(of: changes) == ["Recipes"])
  }
}

/// Reads values outside any actor.
nonisolated enum Reader {
  @concurrent
  static func steps(of plan: NavigationPlan) async -> [String] {
    plan.steps.map(\.description)
  }

  @concurrent
  static func declined(in error: FlowError) async -> [String] {
    guard case .navigationFailed(_, _, let declined) = error else { return [] }
    return declined.map(\.description)
  }

  @concurrent
  static func owners(of composition: Composition) async -> [String] {
    composition.surfaces.map(\.owner.name)
  }

  @concurrent
  static func owners(of changes: [Change]) async -> [String] {
    changes.map(\.owner.name)
  }
}
