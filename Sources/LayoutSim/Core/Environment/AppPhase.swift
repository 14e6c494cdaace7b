/// Whether the app is in use, like SwiftUI's scene phase.
public enum AppPhase: String, Hashable, Codable, Sendable, CaseIterable {
  /// It is in front and receives touches.
  case active

  /// It is visible but receives no touches, as below the app switcher.
  case inactive

  /// It is not visible.
  case background
}

private struct AppPhaseKey: InheritedKey { static let defaultValue = AppPhase.active }

extension InheritedValues {
  /// Whether the app is in use; `Stage.scenePhase` sets it.
  public var scenePhase: AppPhase {
    get { self[AppPhaseKey.self] }
    set { self[AppPhaseKey.self] = newValue }
  }
}
