/// What a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// The screen's local state.
  let state = StateStore()

  /// What the screen last told its bar.
  var wishes = BarWishes()

  /// What the screen last said about the height of a sheet that it is the root of.
  var heights = SheetHeights()

  /// Whether the screen was laid out, here or aside, since it came.
  var isKnown = false
}
