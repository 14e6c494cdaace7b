import FlowEngine

/// The sheet in front, which a finger can drag.
@MainActor
struct FrontSheet {
  let surface: LiveSurface
  let sheet: SheetMeasurement

  /// The front-most of `surfaces` of the stage that has `settled`; `nil` if a cover or nothing is in front, or a sheet
  /// that is shown as a cover.
  init?(_ surfaces: [LiveSurface], in settled: SettledStage) {
    // Overlays leave the surface below them within reach.
    guard let front = surfaces.last(where: { !$0.isOverlay }), front.isSheet,
      let sheet = settled.sheet(front.key), !sheet.isCover
    else { return nil }
    (surface, self.sheet) = (front, sheet)
  }

  /// The height to which it is enlarged before its content `viewport` scrolls up; `nil` if the content scrolls.
  func detent(
    beforeScrolling viewport: Viewport,
    in settled: SettledStage
  ) -> ModalPresentationDetent? {
    guard isStart(of: viewport, in: settled), sheet.scrolling != .scrolls,
      (settled.scrollOffsets[viewport.position] ?? .zero).y == 0
    else { return nil }
    return sheet.restingHeights.first { $0.value > sheet.height }?.detent
  }

  /// Whether a finger that pulls down its content `viewport` drags the sheet, and does not scroll or refresh the
  /// content.
  func isDragged(bySwipeDownOn viewport: Viewport, in settled: SettledStage) -> Bool {
    isStart(of: viewport, in: settled) && viewport.limits.least.y >= 0
      && settled.gestures[viewport.position]?.refresh == nil
  }

  /// Whether `viewport` is on the sheet, below a title that is not collapsed.
  private func isStart(of viewport: Viewport, in settled: SettledStage) -> Bool {
    guard let position = settled.shown.index[surface.key] else { return false }
    return settled.renderTree.subtree(of: position).contains(viewport.position)
      && settled.renderTree.title(above: viewport)?.isCollapsed != true
  }
}
