private struct TypeSizeKey: InheritedKey { static let defaultValue = TypeSize.large }
private struct IsEnabledKey: InheritedKey { static let defaultValue = true }
private struct SchemeKey: InheritedKey { static let defaultValue = InkScheme.light }
private struct PlatformKey: InheritedKey { static let defaultValue = PlatformProfile.iOS18 }
private struct IdiomKey: InheritedKey { static let defaultValue = Idiom.phone }
private struct CanNavigateBackKey: InheritedKey { static let defaultValue = false }
private struct WayBackKey: InheritedKey {
  static let defaultValue = BackAction()
}

/// How a screen is left.
struct BackAction {
  /// Goes back from whatever is on top of its stack; `nil` if there is nothing to go back to.
  var action: (@MainActor @Sendable () -> Void)?

  /// Leaves this very screen; `nil` if only an action is known.
  var dismissal: (@MainActor @Sendable () -> Void)?
}

extension InheritedValues {
  /// The user's text size.
  public var dynamicTypeSize: TypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The colour scheme.
  public var colorScheme: InkScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }

  /// The family of system versions of controls; the default is iOS 18.
  public var platform: PlatformProfile {
    get { self[PlatformKey.self] }
    set { self[PlatformKey.self] = newValue }
  }

  /// The idiom; the default is a phone.
  public var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  /// Whether there is something to go back to from this screen.
  public var canNavigateBack: Bool {
    get { self[CanNavigateBackKey.self] }
    set { self[CanNavigateBackKey.self] = newValue }
  }

  /// Goes back from this screen; `nil` if there is nothing to go back to.
  public var navigationBackAction: (@MainActor @Sendable () -> Void)? {
    get { wayBack.action }
    set { wayBack = BackAction(action: newValue) }
  }

  /// How the screen is left.
  var wayBack: BackAction {
    get { self[WayBackKey.self] }
    set { self[WayBackKey.self] = newValue }
  }
}

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
