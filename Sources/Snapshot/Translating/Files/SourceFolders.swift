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

  /// Finds the sources in files and folders; a path is relative to `root` unless it is absolute.
  package init(in paths: [String], relativeTo root: URL) {
    for path in paths {
      let url = URL(fileURLWithPath: path, relativeTo: root)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
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
  package func translation(unreadable: (Source) -> Void = { _ in }) -> Translation {
    let texts = sources.compactMap { source -> SourceText? in
      guard let data = FileManager.default.contents(atPath: source.url.path) else {
        unreadable(source)
        return nil
      }
      return SourceText(path: source.shown, bytes: Array(data))
    }
    return Translation(of: texts, assets: AssetCatalogue(below: folders))
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
