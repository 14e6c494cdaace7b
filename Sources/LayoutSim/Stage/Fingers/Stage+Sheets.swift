import FlowEngine

extension Stage {
  /// Drags the front-most sheet to another of its heights.
  ///
  /// - Throws: ``StageError/noSheet(front:)`` if no sheet is in front of everything, and
  ///   ``StageError/noSuchDetent(_:available:)`` if it does not rest at `detent`.
  public func dragSheet(to detent: ModalPresentationDetent) throws(StageError) {
    let sheet = try frontSheet()
    let available = sheet.detents?.detents ?? []
    guard available.contains(detent) else { throw .noSuchDetent(detent, available: available) }
    press { sheet.owner.selectDetent(detent) }
  }

  /// Swipes the front-most sheet off the screen, with whatever is on its stack.
  ///
  /// A coordinator that does not let it go keeps it up, which is reported as an error.
  ///
  /// - Throws: ``StageError/noSheet(front:)`` if no sheet is in front of everything: a cover cannot be
  ///   swiped away.
  public func swipeSheetAway() throws(StageError) {
    if swipePopoverAway() { return }
    let sheet = try frontSheet()
    press { sheet.presenter?.dismissModal(for: .gesture) }
  }

  private func frontSheet() throws(StageError) -> LiveSurface {
    guard let front = coordinator.liveSurfaces().last, front.style == .sheet else {
      throw .noSheet(front: coordinator.visibleRoute.identifier)
    }
    try refuseBehindLayer("the sheet \(front.route.identifier)")
    return front
  }
}
