extension Script {
  /// How many shorter scripts are tried.
  private static let mostAttempts = 100

  /// The script without the steps that it can do without: halves of it are left out, then quarters, and so on.
  ///
  /// - Parameter shows: Whether a shorter script still shows what this one does.
  /// - Returns: The shortest script that was found; this one if it can do without none of them.
  @MainActor
  func shortened(while shows: @MainActor (Script) -> Bool) -> Script {
    var shortest = self
    var length = max(1, count / 2)
    var attempts = 0
    while true {
      var index = 0
      while index < shortest.count {
        guard attempts < Script.mostAttempts else { return shortest }
        attempts += 1
        var shorter = shortest
        shorter.steps.removeSubrange(index..<min(index + length, shortest.count))
        if shows(shorter) { shortest = shorter } else { index += length }
      }
      guard length > 1 else { return shortest }
      length /= 2
    }
  }
}
