/// What screens note, in order.
@MainActor
final class Diary {
  var lines: [String] = []

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
