/// A message about a place in a source.
package struct TranslationMessage: Hashable, Sendable {
  /// How serious it is.
  package enum Severity: String, Hashable, Sendable {
    /// What is shown may differ.
    case warning

    /// The file cannot be translated.
    case error
  }

  /// How serious it is.
  package let severity: Severity

  /// The path of the source.
  package let path: String

  /// The line, from 1 on.
  package let line: Int

  /// The first column, from 1 on, in bytes.
  package let column: Int

  /// The column behind the last one, in the same line or the column of the start.
  package let endColumn: Int

  /// What is the matter, and what to do.
  package let text: String
}

extension TranslationMessage: CustomStringConvertible {
  /// The message in the form of a compiler's, which editors find the place by.
  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

/// A view of an app.
package struct TranslatedView: Hashable, Sendable {
  /// The name of its type.
  package let name: String

  /// The path of its source.
  package let path: String

  /// What it uses that is refused.
  package let refused: Set<String>
}

/// What became of an app's sources.
package struct TranslationReport: Sendable {
  /// The messages, by file and place.
  package internal(set) var messages: [TranslationMessage] = []

  /// How often each outcome occurred.
  package internal(set) var counts: [NameTable.Outcome: Int] = [:]

  /// The views, by file and place.
  package internal(set) var views: [TranslatedView] = []

  /// The number of uses that have a counterpart here.
  package var translatedCount: Int {
    [NameTable.Outcome.same, .renamed, .rule].reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  /// Whether a source could not be translated.
  package var hasErrors: Bool { messages.contains { $0.severity == .error } }

  /// How many views use only what has a counterpart, and what the rest waits for.
  package var summary: String {
    let ready = views.filter(\.refused.isEmpty).count
    var waiting: [String: Int] = [:]
    for name in views.flatMap(\.refused) { waiting[name, default: 0] += 1 }
    let causes = waiting.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
    let uses =
      "\(translatedCount) uses translated, \(counts[.leftOut] ?? 0) left out without effect on layout, "
      + "\(counts[.refused] ?? 0) refused"
    let clauses =
      ["\(ready) of \(views.count) views use nothing that is refused"]
      + causes.map { name, count in "\(count) \(count == 1 ? "waits" : "wait") for `\(name)`" }
    return clauses.joined(separator: "; ") + ".\n" + uses
      + ".\nOther errors are the compiler's to find: build the result."
  }
}
