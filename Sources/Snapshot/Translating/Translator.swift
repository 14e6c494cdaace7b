/// A Swift file that is to be translated.
package struct SourceText: Sendable {
  /// The path by which messages and the compiler name it.
  package let path: String

  /// Its content.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A translated file.
package struct TranslatedFile: Sendable {
  /// The path of its source.
  package let path: String

  /// Its content.
  package let bytes: [UInt8]
}

/// The sources of an app with FlowSim's elements in place of SwiftUI's views.
package struct Translation: Sendable {
  /// The translated files, in the order of the sources; one that could not be translated is missing.
  package let files: [TranslatedFile]

  /// The results, for a report.
  package let report: TranslationReport

  /// The first line of each translated file.
  package static let firstLine = "// Translated from SwiftUI by flowsim. Change the source instead."

  /// The size in bytes above which a file is refused.
  package static let largestFile = 4_000_000

  /// A file with the colours of the app's catalogues as members, and with a table of the screens that factories and routes build; `nil`
  /// without any.
  package let assets: String?

  /// Translates the sources of an app, all at once, because a file may use the names that another declares.
  ///
  /// `written` are the files of the same module that already use elements; they declare names of the app, too.
  package init(
    of texts: [SourceText],
    assets: AssetCatalogue = AssetCatalogue(),
    boxes: [String: ScreenList.Box] = [:],
    beside written: [SourceText] = []
  ) {
    var report = TranslationReport()
    var sources: [AppSource] = []
    for text in texts {
      switch AppSource.read(text) {
      case .success(let source): sources.append(source)
      case .failure(let problem): report.messages.append(problem.message)
      }
    }
    var app = AppNames()
    for source in sources { app.add(source.declarations) }
    for text in written {
      if case .success(let source) = AppSource.read(text) { app.add(source.declarations) }
    }
    app.boxes = boxes
    app.hasPictureValues = sources.contains { $0.hasPictureValues }
    app.addModules(of: texts.map(\.path))
    app.pictures = assets.pictures
    app.colours = Set(assets.colours.keys)
    var files: [TranslatedFile] = []
    var modules: Set<String> = []
    for source in sources {
      var translation = FileTranslation(of: source, in: app)
      let bytes = translation.run()
      report.add(translation)
      modules.formUnion(translation.foreignImports.map(\.module))
      if let bytes { files.append(TranslatedFile(path: source.file.path, bytes: bytes)) }
    }
    let parts = [assets.source(for: app), app.screenTable(importing: modules)].compactMap(\.self)
    self.assets =
      parts.isEmpty ? nil : "\(Translation.firstLine)\nimport LayoutSim\n" + parts.joined()
    self.files = files
    self.report = report
  }
}

extension TranslationReport {
  /// Adds the results of a file.
  mutating func add(_ translation: FileTranslation) {
    messages += translation.messages.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    for (outcome, count) in translation.counts { counts[outcome, default: 0] += count }
    let source = translation.source
    for declaration in source.declarations where declaration.isView {
      let range = declaration.start...max(declaration.start, declaration.end)
      let refused = translation.refusals.filter { range.contains($0.token) }.map(\.name)
      views.append(
        TranslatedView(name: declaration.name, path: source.file.path, refused: Set(refused))
      )
    }
  }
}

extension Declaration {
  /// Whether it is a type whose values are views.
  var isView: Bool { kind == .structure && inherited.contains("View") }
}

extension AppSource {
  /// Whether `Image` is the type of something.
  var hasPictureValues: Bool {
    file.tokens.indices.contains { index in
      guard file.name(index) == "Image" else { return false }
      return [":", "->", "<"].contains(file.text(index - 1)) && !file.has("(", at: index + 1)
        || file.name(index - 1) == "extension"
    }
  }
}

extension AppNames {
  /// Adds the modules whose sources are among some files: the names of folders below `Sources`.
  mutating func addModules(of paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/")
      for (folder, name) in zip(parts, parts.dropFirst()) where folder == "Sources" {
        modules.insert(String(name))
      }
    }
  }
}

/// A message about a place in a source.
package struct TranslationMessage: Hashable, Sendable {
  /// How serious it is.
  package enum Severity: String, Hashable, Sendable {
    /// The screen may differ.
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

  /// The problem and its solution.
  package let text: String
}

extension TranslationMessage: CustomStringConvertible {
  /// The message in the form of a compiler's, which editors can parse.
  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

/// A view of an app.
package struct TranslatedView: Hashable, Sendable {
  /// The name of its type.
  package let name: String

  /// The path of its source.
  package let path: String

  /// The names that it uses and that are refused.
  package let refused: Set<String>
}

/// The results of translating an app's sources.
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

  /// How many views use only what has a counterpart, and which names the others need.
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
