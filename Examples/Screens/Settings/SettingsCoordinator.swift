import FlowEngine
import LayoutSim

/// The places of the settings.
public enum SettingsRoute: String, Route {
  /// The form.
  case settings

  /// Answers to common questions.
  case help
}

/// Shows the settings, and the screens that they lead to.
public final class SettingsCoordinator: Coordinator<SettingsRoute> {
  /// Creates settings at their form.
  public init(settings: AppSettings) {
    let factory = SettingsFactory(settings: settings)
    super.init(router: Router(initial: .settings, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is SettingsRoute }
}

private final class SettingsFactory: ElementFactory<SettingsRoute> {
  private let settings: AppSettings

  init(settings: AppSettings) { self.settings = settings }

  override func buildElement(for route: SettingsRoute) -> (any Element)? {
    guard let coordinator = coordinator as? SettingsCoordinator else { return nil }
    switch route {
    case .settings: return SettingsView(settings: settings, coordinator: coordinator)
    case .help: return TextBlock("Write to help@example.com.").navigationTitle("Help")
    }
  }
}
