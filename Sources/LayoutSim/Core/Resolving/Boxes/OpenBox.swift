/// A box whose children are being added, and what held for the box around it.
struct OpenBox {
  let index: Int
  let childCount: Int
  let isDynamic: Bool
  let recordsChildren: Bool

  /// Whether there were preferences when it was opened.
  let hasPreferences: Bool

  /// How many children there were before the one that decides, in a decoration.
  var countBeforePrimary = 0
  var hasPrimary = false
}
