import FlowEngine
import Observation

/// The flow of users who are not signed in: one screen.
final class WelcomeCoordinator: Coordinator<AppRoute> {
  private let factory: WelcomeFactory

  init(session: Session) {
    factory = WelcomeFactory(session: session)
    super.init(router: Router(initial: .welcome, factory: factory))
    factory.coordinator = self
  }
}

final class WelcomeFactory: ViewFactory<AppRoute> {
  private let session: Session

  init(session: Session) {
    self.session = session
    super.init()
  }

  override func buildView(for route: AppRoute) -> Any? {
    WelcomeModel(session: session, coordinator: coordinator)
  }
}

/// The model of the welcome screen.
@Observable
final class WelcomeModel {
  var name = ""

  var canSignIn: Bool { !name.isEmpty }

  private let session: Session
  private weak var coordinator: Coordinator<AppRoute>?

  init(session: Session, coordinator: Coordinator<AppRoute>?) {
    self.session = session
    self.coordinator = coordinator
  }

  func signIn() {
    guard canSignIn else { return }
    session.signIn(as: name)
    coordinator?.navigate(to: AppRoute.kitchen)
  }
}
