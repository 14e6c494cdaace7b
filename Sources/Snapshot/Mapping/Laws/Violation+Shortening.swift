extension Violation {
  /// How many shorter scripts are tried.
  private static let mostAttempts = 100

  /// The script without the steps that it can do without: halves of it are left out, then quarters, and so on.
  ///
  /// Each is tried on a fresh app. It stays as it is if one app cannot tell whether the law is broken.
  @MainActor
  var shortenedScript: Script {
    guard let isBroken, isBroken(script) else { return script }
    var shortest = script
    var length = max(1, script.count / 2)
    var attempts = 0
    while true {
      var index = 0
      while index < shortest.count {
        guard attempts < Violation.mostAttempts else { return shortest }
        attempts += 1
        var shorter = shortest
        shorter.steps.removeSubrange(index..<min(index + length, shortest.count))
        if isBroken(shorter) { shortest = shorter } else { index += length }
      }
      guard length > 1 else { return shortest }
      length /= 2
    }
  }
}
