extension Script {
  /// How many shorter scripts are tried.
  private static let mostAttempts = 100

  /// The script without the steps that it can do without: halves of it are left out, then quarters, and so on.
  ///
  /// - Parameter shows: Whether a shorter script still shows what this one does.
  /// - Returns: The shortest script that was found; this one if it can do without none of them.
  @MainActor
  func shortened(while shows: @MainActor (Script) async -> Bool) async -> Script {
    var shortest = self
    var (length, index) = (max(1, count / 2), 0)
    for _ in 0..<Script.mostAttempts {
      while index >= shortest.count {
        guard length > 1 else { return shortest }
        (length, index) = (length / 2, 0)
      }
      var shorter = shortest
      shorter.steps.removeSubrange(index..<min(index + length, shortest.count))
      if await shows(shorter) { shortest = shorter } else { index += length }
    }
    return shortest
  }
}
