/// Whether the app is in use, as SwiftUI's phase of a scene says.
public enum AppPhase: String, Hashable, Codable, Sendable, CaseIterable {
  /// It is in front and takes touches.
  case active

  /// It is in sight but takes no touches, as below the app switcher.
  case inactive

  /// It is not in sight.
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
