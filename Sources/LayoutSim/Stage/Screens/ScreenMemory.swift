/// What a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// The screen's local state.
  let state = StateStore()

  /// What the screen last told its bar; `nil` before it was laid out.
  var wishes: BarWishes?

  /// What the screen last said about the height of a sheet of which it is the root; `nil` before it
  /// was laid out as one.
  var heights: SheetHeights?

  /// Whether it was reported that the screen could not be built.
  var isReported = false
}
