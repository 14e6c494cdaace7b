extension RenderNodes {
  /// What gestures other than taps do on each box.
  static func gestures(of tree: BoxTree) -> [Int: GestureActions] {
    guard tree.tables.semantics.contains(where: \.hasGestures) else { return [:] }
    var gestures: [Int: GestureActions] = [:]
    tree.forEachWhole { index, semantics in
      if let actions = semantics.gestures { gestures[index] = actions }
    }
    return gestures
  }
}
