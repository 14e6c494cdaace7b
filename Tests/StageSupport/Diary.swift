/// What screens note, in order.
@MainActor
package final class Diary {
  package var lines: [String] = []

  package init() {}

  /// The lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
