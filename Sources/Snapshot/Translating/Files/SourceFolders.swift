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

  /// The folders among the given paths.
  package private(set) var folders: [URL] = []

  /// The given paths that do not exist.
  package private(set) var missing: [String] = []

  /// The replacements for views, from the lists among the given paths.
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

/// The list in which an app declares its translated screens: their places, and replacements for views of others.
///
/// A line is a folder or a file, or the name of a view with its size in points (`MapView = 320 x 200`) or with our code; `-` is the
/// offered length, and `#` begins a comment.
package struct ScreenList: Sendable {
  /// The folders and files.
  package private(set) var paths: [String] = []

  /// The replacements for views, by their types.
  package private(set) var boxes: [String: Box] = [:]

  /// The replacement for a view of UIKit or of a third-party package.
  package enum Box: Hashable, Sendable {
    /// A box of a size; a length that is `nil` is the offered one.
    case size(width: Double?, height: Double?)

    /// An element, in our spelling.
    case element(String)
  }

  /// Creates an empty list.
  package init() {}

  /// Reads a list.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline).map(NameTable.trimmed) {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = NameTable.trimmed(line[name.endIndex...])
      if !name.isEmpty, rest.hasPrefix("="), rest.count > 1 {
        let value = NameTable.trimmed(rest.dropFirst())
        boxes[String(name)] = Self.size(value) ?? .element(value)
      } else {
        paths.append(line)
      }
    }
  }

  /// The size in `320 x 200` or `- x 56`.
  private static func size(_ text: String) -> Box? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "x" || words[1] == "×" else { return nil }
    let lengths = [words[0], words[2]].map { word in
      word == "-" ? .infinity : Double(word).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return .size(width: width.isFinite ? width : nil, height: height.isFinite ? height : nil)
  }
}

/// The paths of translated files below their folder.
package enum OutputNames {
  /// A path for each source, with the folders in which it is below the one that was given.
  ///
  /// A module cannot have two files of one name, whatever folders they are in: a second one is prefixed with the name of its folder,
  /// and numbered if that is not enough, in the order of the paths.
  package static func paths(for sources: [String]) -> [String] {
    var taken: Set<String> = []
    return sources.map { path in
      var parts = path.split(separator: "/").map(String.init)
      guard let name = parts.popLast() else { return path }
      var candidate = name
      var number = 1
      while !taken.insert(candidate.lowercased()).inserted {
        let folder = parts.last.map { $0 + "_" } ?? ""
        candidate = number == 1 && !folder.isEmpty ? folder + name : "\(folder)\(number)_\(name)"
        number += 1
      }
      return (parts + [candidate]).joined(separator: "/")
    }
  }
}
