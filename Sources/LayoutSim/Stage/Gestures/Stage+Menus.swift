extension Stage {
  /// Refuses a gesture on `name` that would open a menu without items.
  func refuseEmptyMenu(
    _ isEmpty: (@MainActor () -> Bool)?,
    _ name: String
  ) throws(StageError) {
    if isEmpty?() == true { throw .emptyMenu(name) }
  }

  /// Refuses a tap on `target` if that opens a menu without items.
  func refuseEmptyMenu(_ target: TapTarget) throws(StageError) {
    try refuseEmptyMenu(current.gestures[target.position]?.tapsEmptyMenu, target.name)
  }
}
