/// A box whose children are being added, with the state of the enclosing box.
struct OpenBox {
  let index: Int
  let childCount: Int
  let isDynamic: Bool
  let recordsChildren: Bool

  /// Whether there were preferences when it was opened.
  let hasPreferences: Bool

  /// The number of children before the one that determines the size, in a decoration.
  var countBeforePrimary = 0
  var hasPrimary = false
}
