import Foundation

/// The files that the tool may change: those in the package's folder, and those in places that its caller named.
///
/// All writing, renaming and removing is done here. A path is checked after resolving its links, so that neither a link
/// below the package nor a path in a candidate or a log reaches anything else.
struct WritableFiles {
  /// The folders or single files that may be changed.
  private let places: [URL]

  init(in places: [URL]) { self.places = places }

  /// The same files, in addition to those in `folder`, which the caller named.
  func allowing(_ folder: URL) -> WritableFiles { WritableFiles(in: places + [folder]) }

  /// Removes the item at `file`; a link itself is removed, not its destination.
  func remove(_ file: URL) throws(ToolError) {
    try checkEntry(file)
    try attempt(on: file) { try FileManager.default.removeItem(at: file) }
  }

  /// Moves `file` to `target`, in one step, so that a file exists there at any time.
  func move(_ file: URL, to target: URL) throws(ToolError) {
    try checkEntry(file)
    try checkEntry(target)
    // A link would still lead elsewhere.
    guard FileKind(at: file) == .file else { throw .noFile(file.path) }
    try attempt(on: file) {
      guard rename(file.path, target.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
  }

  /// Replaces the content of `file`, or creates it.
  func write(_ data: Data, to file: URL) throws(ToolError) {
    try check(file)
    if FileKind(at: file, followsLinks: true) == .folder { throw .folder(file.path) }
    try attempt(on: file) { try data.write(to: file, options: .atomic) }
  }

  /// Throws unless the destination of `file` is in one of the places.
  func check(_ file: URL) throws(ToolError) {
    let target = WritableFiles.resolved(file.path)
    guard let target, holds(target) else { throw .outside(file.path, target: target) }
  }

  /// Throws unless the folder of `file` is in one of the places; the file itself may be a link.
  private func checkEntry(_ file: URL) throws(ToolError) {
    let target = WritableFiles.entry(file)
    guard let target, holds(target) else { throw .outside(file.path, target: target) }
  }

  private func holds(_ path: String) -> Bool {
    places.contains { place in
      // A file that the caller named may itself be a link.
      if path == WritableFiles.entry(place) { return true }
      guard let place = WritableFiles.resolved(place.path) else { return false }
      return path == place || path.hasPrefix(place == "/" ? "/" : place + "/")
    }
  }

  /// The path with all links resolved except the file itself, which need not exist.
  private static func entry(_ file: URL) -> String? {
    let name = file.lastPathComponent
    guard isName(name) else { return nil }
    return resolved(file.deletingLastPathComponent().path)
      .map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
  }

  private static func isName(_ component: String) -> Bool {
    ![".", "..", "/", ""].contains(component)
  }

  /// The path with all links resolved, the end of which need not exist; `nil` if that cannot be determined.
  private static func resolved(_ path: String) -> String? {
    var url = URL(fileURLWithPath: path)
    var missing: [String] = []
    while true {
      if let real = realpath(url.path, nil) {
        defer { free(real) }
        let known = String(cString: real)
        return ([known == "/" ? "" : known] + missing.reversed()).joined(separator: "/")
      }
      // A link to a destination that does not exist yet would be followed by writing.
      let name = url.lastPathComponent
      guard FileKind(at: url) == .nothing, isName(name) else { return nil }
      missing.append(name)
      url.deleteLastPathComponent()
    }
  }
}

/// The kind of item at a path.
enum FileKind {
  case file, folder, link, other, nothing

  /// The kind of what is at `url`; a link is one unless `followsLinks`.
  init(at url: URL, followsLinks: Bool = false) {
    var status = stat()
    guard (followsLinks ? stat(url.path, &status) : lstat(url.path, &status)) == 0 else {
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
