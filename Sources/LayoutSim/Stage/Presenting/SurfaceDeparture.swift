/// A sheet or a cover that an element presented, from the moment that it is dismissed until it has gone.
///
/// As on the platform nothing else is presented in its place before its transition is over.
@MainActor
final class SurfaceDeparture {
  /// The action that tells the element; `nil` if it has none.
  let action: (@MainActor () -> Void)?

  /// The route of the surface.
  let place: String

  /// The change with which it is dismissed, until its transition is over; `nil` if it is unknown.
  var change: Int?

  /// Whether something waits in order to be presented in its place.
  var isAwaited = false

  /// Whether it has gone.
  var isOver = false

  init(of surface: PresentedSurface) {
    place = surface.screen.ownerName
    if case .surface(let content) = surface.request.thing {
      action = content.onDismiss
    } else {
      action = nil
    }
  }

  /// Whether it has gone while `isRunning` says which transitions go on.
  func isReady(while isRunning: (_ change: Int) -> Bool) -> Bool {
    !(change.map(isRunning) ?? false)
  }
}
