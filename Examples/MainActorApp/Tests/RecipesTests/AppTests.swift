import FlowEngine
import Testing

@testable import Recipes

/// No suite declares the main actor: the target's default isolation applies.
@Suite("The app")
struct AppTests {
  private let session = Session()

  @Test("The kitchen is closed until somebody has signed in")
  func closed() {
    let app = AppCoordinator(session: session)
    #expect(!app.navigate(to: AppRoute.kitchen))
    #expect(app.currentFlow is WelcomeCoordinator)
    session.signIn(as: "Ada")
    #expect(app.navigate(to: AppRoute.kitchen))
    #expect(app.currentFlow is KitchenTabCoordinator)
  }

  @Test("The welcome's view model signs in and goes to the kitchen")
  func welcome() throws {
    let app = AppCoordinator(session: session)
    let flow = try #require(app.currentFlow as? WelcomeCoordinator)
    let model = try #require(flow.router.view(for: .welcome) as? WelcomeModel)
    #expect(!model.canSignIn)
    model.name = "Ada"
    model.signIn()
    #expect(session.cook == "Ada")
    #expect(app.visibleRoute as? RecipesRoute == .list)
  }

  @Test("Signing out leaves nothing of the kitchen behind")
  func signOut() {
    session.signIn(as: "Ada")
    let app = AppCoordinator(session: session)
    app.navigate(to: AppRoute.kitchen)
    weak let kitchen = app.currentFlow
    #expect(kitchen != nil)
    session.signOut()
    #expect(app.navigate(to: AppRoute.welcome))
    #expect(kitchen == nil)
  }

  @Test("A timer that runs out covers everything, and leaves it as it was")
  func timer() {
    session.signIn(as: "Ada")
    let app = AppCoordinator(session: session)
    app.navigate(to: AppRoute.kitchen)
    app.navigate(to: RecipesRoute.recipe("soup"))
    let before = app.composition
    #expect(app.timerRanOut(KitchenTimer(dish: "Leek soup")))
    #expect(app.visibleRoute as? TimerRoute == .ranOut)
    app.dismissDetour()
    #expect(app.composition == before)
  }
}
