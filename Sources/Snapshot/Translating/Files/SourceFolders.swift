import Foundation

/// The Swift files of an app, and the folders with its catalogues.
package struct SourceFolders {
  /// A source, the path by which it is called, and its path below the folder that was given.
  package struct Source {
    package let url: URL
    package let shown: String
    package let below: String
  }

  /// The sources, each once, by the order of the paths that were given.
  package private(set) var sources: [Source] = []

  /// The folders among what was given.
  package private(set) var folders: [URL] = []

  /// What was given and does not exist.
  package private(set) var missing: [String] = []

  /// What the lists among what was given say about views that others make.
  package private(set) var boxes: [String: ScreenList.Box] = [:]

  /// Finds the sources in files, folders and lists; a path is relative to `root` unless it is absolute.
  package init(in paths: [String], relativeTo root: URL) {
    var paths = paths
    for (place, path) in paths.enumerated().reversed() where path.hasSuffix(".txt") {
      let url = URL(fileURLWithPath: path, relativeTo: root)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let list = ScreenList(text: text)
      // The paths in a list are absolute if its own is.
      let below = list.paths.map { line in
        path.hasPrefix("/")
          ? URL(fileURLWithPath: line, relativeTo: root).standardizedFileURL.path : line
      }
      paths.replaceSubrange(place...place, with: below)
      boxes.merge(list.boxes) { first, _ in first }
    }
    for path in paths {
      let url = URL(fileURLWithPath: path, relativeTo: root)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue || path.hasSuffix(".swift")
      else {
        missing.append(path)
        continue
      }
      guard isFolder.boolValue else {
        sources.append(Source(url: url, shown: path, below: url.lastPathComponent))
        continue
      }
      folders.append(url)
      let prefix = path.hasSuffix("/") ? path : path + "/"
      for below in SourceFolders.swiftPaths(below: url) {
        sources.append(
          Source(url: url.appendingPathComponent(below), shown: prefix + below, below: below)
        )
      }
    }
    var seen: Set<String> = []
    sources = sources.filter { seen.insert($0.url.standardizedFileURL.path).inserted }
  }

  /// Translates the sources; those that cannot be read are left out.
  ///
  /// The Swift files in `target` that no translation has made belong to the same module.
  package func translation(
    beside target: URL? = nil,
    unreadable: (Source) -> Void = { _ in }
  ) -> Translation {
    let texts = sources.compactMap { source -> SourceText? in
      guard let data = FileManager.default.contents(atPath: source.url.path) else {
        unreadable(source)
        return nil
      }
      return SourceText(path: source.shown, bytes: Array(data))
    }
    let written = target.map(written) ?? []
    return Translation(
      of: texts,
      assets: AssetCatalogue(below: folders),
      boxes: boxes,
      beside: written.compactMap { url in
        guard let data = FileManager.default.contents(atPath: url.path),
          !data.starts(with: Translation.firstLine.utf8)
        else { return nil }
        return SourceText(path: url.path, bytes: Array(data))
      }
    )
  }

  /// The Swift files in a folder that are not among the sources.
  package func written(in target: URL) -> [URL] {
    let known = Set(sources.map(\.url.standardizedFileURL.path))
    return SourceFolders.swiftPaths(below: target).map(target.appendingPathComponent)
      .filter { !known.contains($0.standardizedFileURL.path) }
  }

  /// The Swift files below a folder in the order of their paths, without those of packages that were fetched or built.
  package static func swiftPaths(below folder: URL) -> [String] {
    let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages"]
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    while let path = all.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || skipped.contains(name) {
        all.skipDescendants()
      } else if name.hasSuffix(".swift"), name != "Package.swift",
        all.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      {
        paths.append(path)
      }
    }
    return paths.sorted()
  }
}
