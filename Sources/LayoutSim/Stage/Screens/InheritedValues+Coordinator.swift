import FlowEngine

private struct CoordinatorKey: InheritedKey {
  static let defaultValue = WeakReference<AnyCoordinator>(nil)
}

extension InheritedValues {
  /// The coordinator of the screen, to be cast to its concrete type; `nil` outside a stage.
  ///
  /// Inside tabs it is the coordinator of the innermost screen.
  public var coordinator: AnyCoordinator? {
    get { self[CoordinatorKey.self].object }
    set { self[CoordinatorKey.self] = WeakReference(newValue) }
  }
}
