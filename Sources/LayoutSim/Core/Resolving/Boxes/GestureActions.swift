/// What gestures other than taps do on a box.
@MainActor
struct GestureActions {
  /// Pulls down a scroll area at its start.
  var refresh: (@MainActor () -> Void)?
}
