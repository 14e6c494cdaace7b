import Foundation
import ScreenTranslation

/// Translates the SwiftUI sources of an app into elements.
struct Translating {
  /// The files and folders with the sources.
  let sources: [String]

  /// The folder of the translated files.
  let folder: String

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let found = try swiftFiles(in: context)
    var texts: [SourceText] = []
    for file in found {
      guard let data = FileManager.default.contents(atPath: file.url.path) else {
        context.passOver(.file(file.shown, reason: "It cannot be read."))
        continue
      }
      texts.append(SourceText(path: file.shown, bytes: Array(data)))
    }
    let folders = sources.map(context.url).filter {
      FileKind(at: $0, followsLinks: true) == .folder
    }
    let translation = Translation(of: texts, assets: AssetCatalogue(below: folders))
    for message in translation.report.messages { context.printError(message.description) }
    try write(translation, from: found, in: context)
    context.print(text: translation.report.summary)
    return translation.report.hasErrors ? .file : .done
  }

  /// The file with the colours of the app's catalogues.
  private static let assetsName = "TranslatedAssets.swift"

  /// A source, the path by which it is called, and its path below the folder that was given.
  private struct Found {
    let url: URL
    let shown: String
    let below: String
  }

  private func swiftFiles(in context: ToolContext) throws(ToolError) -> [Found] {
    var found: [Found] = []
    for source in sources {
      let url = context.url(source)
      switch FileKind(at: url, followsLinks: true) {
      case .file:
        found.append(Found(url: url, shown: source, below: url.lastPathComponent))
      case .folder:
        let prefix = source.hasSuffix("/") ? source : source + "/"
        for path in Translating.swiftPaths(below: url) {
          found.append(
            Found(url: url.appendingPathComponent(path), shown: prefix + path, below: path)
          )
        }
      default: throw .file(source, reason: "There is no such file or folder.")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.url.standardizedFileURL.path).inserted }
  }

  /// The Swift files below a folder in the order of their paths, without those of packages that were fetched or built.
  private static func swiftPaths(below folder: URL) -> [String] {
    let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages"]
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    while let path = all.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || skipped.contains(name) {
        all.skipDescendants()
      } else if name.hasSuffix(".swift"), name != "Package.swift",
        FileKind(at: folder.appendingPathComponent(path)) == .file
      {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// Writes the translated files, and removes those of an earlier translation that have no source any more.
  private func write(_ translation: Translation, from found: [Found], in context: ToolContext)
    throws(ToolError)
  {
    let target = context.url(folder)
    let files = context.files.allowing(target)
    let names = OutputNames.paths(for: found.map(\.below))
    let places = Dictionary(zip(found.map(\.shown), names)) { first, _ in first }
    var written: Set<String> = []
    if let assets = translation.assets {
      let url = target.appendingPathComponent(Translating.assetsName)
      written.insert(Translating.assetsName)
      try attempt(on: url) {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      }
      if FileManager.default.contents(atPath: url.path) != Data(assets.utf8) {
        try files.write(Data(assets.utf8), to: url)
      }
    }
    for file in translation.files {
      guard let name = places[file.path] else { continue }
      let url = target.appendingPathComponent(name)
      try attempt(on: url) {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      written.insert(name)
      // A file that stays the same keeps its date, and is not compiled again.
      let data = Data(file.bytes)
      if FileManager.default.contents(atPath: url.path) == data { continue }
      try files.write(data, to: url)
    }
    for path in Translating.swiftPaths(below: target) where !written.contains(path) {
      let url = target.appendingPathComponent(path)
      guard let data = FileManager.default.contents(atPath: url.path),
        data.starts(with: Translation.firstLine.utf8)
      else { continue }
      try files.remove(url)
    }
  }
}
