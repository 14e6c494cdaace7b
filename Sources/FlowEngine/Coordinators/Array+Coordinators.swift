// Not closures: one that is made on the main actor checks, each time it is called, that it is there.

extension [AnyCoordinator] {
  /// Removes `coordinator`.
  mutating func remove(_ coordinator: AnyCoordinator) {
    if let index = firstIndex(where: { $0 === coordinator }) { remove(at: index) }
  }
}

extension [LivePresentation] {
  /// Removes the presentation of `coordinator`.
  mutating func remove(_ coordinator: AnyCoordinator) {
    if let index = firstIndex(where: { $0.coordinator === coordinator }) { remove(at: index) }
  }
}
