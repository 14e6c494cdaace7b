import FlowEngine
import LayoutSim

/// An app in one of its states, on a stage.
@MainActor
public struct Visit<App: AnyCoordinator> {
  /// The app.
  public let app: App

  /// The stage that shows it.
  public let stage: Stage

  /// The steps since it was started.
  public let script: Script
}
