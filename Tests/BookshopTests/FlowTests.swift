import Bookshop
import FlowEngine
import LayoutSim
import Testing

@Suite("Flows replace each other")
@MainActor
struct FlowTests {
  @Test("Logging in shows the shop and frees the login")
  func login() throws {
    let app = AppCoordinator()
    let stage = Stage(app)
    weak let login = app.currentFlow
    #expect(login is LoginCoordinator)

    try stage.tap("Log in")
    stage.settle()

    #expect(app.currentFlow is MainTabCoordinator)
    #expect(app.visibleRoute as? HomeRoute == .window)
    #expect(login == nil)
  }

  @Test("Signing out frees the shop with everything that was open in it")
  func signingOut() throws {
    let shop = OpenShop()
    shop.app.navigate(to: NoteRoute.all)
    shop.stage.settle()
    weak let notes = shop.app.visibleCoordinator
    weak let flow = shop.app.currentFlow
    #expect(notes is NotesCoordinator)

    shop.app.navigate(to: AccountRoute.overview)
    try shop.stage.tap("Sign out")
    shop.stage.settle()

    #expect(shop.app.visibleRoute as? AppRoute == .login)
    #expect(notes == nil)
    #expect(flow == nil)
  }

  @Test("A customer who logs in again starts at Home")
  func signingInAgain() throws {
    let shop = OpenShop()
    try shop.stage.tap("Account")
    try shop.stage.tap("Sign out")
    try shop.stage.tap("Log in")

    #expect(shop.app.visibleRoute as? HomeRoute == .window)
  }
}
