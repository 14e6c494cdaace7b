import Foundation
import ScreenTranslation

/// Translates the SwiftUI sources of an app into elements.
struct Translating {
  /// The files and folders with the sources.
  let sources: [String]

  /// The folder of the translated files.
  let folder: String

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let found = SourceFolders(in: sources, relativeTo: context.root)
    if let missing = found.missing.first {
      throw .file(missing, reason: "There is no such file or folder.")
    }
    let translation = found.translation(beside: context.url(folder)) { source in
      context.passOver(.file(source.shown, reason: "It cannot be read."))
    }
    for message in translation.report.messages { context.printError(message.description) }
    try write(translation, from: found.sources, in: context)
    context.print(text: translation.report.summary)
    return translation.report.hasErrors ? .file : .done
  }

  /// The file with the colours of the app's catalogues.
  private static let assetsName = "TranslatedAssets.swift"

  /// Writes the translated files, and removes those of an earlier translation that have no source any more.
  private func write(
    _ translation: Translation,
    from found: [SourceFolders.Source],
    in context: ToolContext
  ) throws(ToolError) {
    let target = context.url(folder)
    let files = context.files.allowing(target)
    let names = OutputNames.paths(for: found.map(\.below))
    let places = Dictionary(zip(found.map(\.shown), names)) { first, _ in first }
    var texts = translation.files.compactMap { file in
      places[file.path].map { (name: $0, data: Data(file.bytes)) }
    }
    if let assets = translation.assets {
      texts.append((name: Translating.assetsName, data: Data(assets.utf8)))
    }
    for (name, data) in texts {
      let url = target.appendingPathComponent(name)
      try attempt(on: url) {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      // A file that stays the same keeps its date, and is not compiled again.
      if FileManager.default.contents(atPath: url.path) == data { continue }
      try files.write(data, to: url)
    }
    let written = Set(texts.map(\.name))
    for path in SourceFolders.swiftPaths(below: target) where !written.contains(path) {
      let url = target.appendingPathComponent(path)
      guard let data = FileManager.default.contents(atPath: url.path),
        data.starts(with: Translation.firstLine.utf8)
      else { continue }
      try files.remove(url)
    }
  }
}
