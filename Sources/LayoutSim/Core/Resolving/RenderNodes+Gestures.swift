extension RenderNodes {
  /// What gestures other than taps do on each box.
  static func gestures(of tree: BoxTree) -> GestureTable {
    var gestures = GestureTable()
    guard tree.tables.semantics.contains(where: \.hasGestures) else { return gestures }
    tree.forEachWhole { index, semantics in
      if let holder = semantics.gestureHolder { gestures.add(holder, at: index) }
    }
    return gestures
  }
}
