extension RenderNodes {
  /// What gestures other than taps do on each box.
  static func gestures(of tree: BoxTree) -> GestureTable {
    var gestures = GestureTable()
    tree.forEachWhole { index, semantics in
      if let holder = tree.tables.semantics[semantics].gestureHolder {
        gestures.add(holder, at: index)
      }
    }
    return gestures
  }
}
