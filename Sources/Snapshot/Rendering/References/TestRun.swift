import Foundation

/// A run of tests, whose processes share the names that they have claimed in a folder.
///
/// One `swift test` is several processes: one for each framework, and with `--parallel` one for each test of XCTest.
/// The folder belongs to one run alone, so that a claim of another run is never seen.
package struct TestRun: Hashable, Sendable {
  /// The variable that names the folder.
  package static let variable = "FLOWSIM_RUN"

  /// The folder.
  package let folder: URL

  /// Whether the environment requires it, so that a folder that cannot be written is an error.
  let isRequired: Bool

  /// A run with the folder `folder`, which must be that of this run alone.
  package init(folder: URL) {
    self.init(folder: folder, isRequired: true)
  }

  private init(folder: URL, isRequired: Bool) {
    self.folder = folder
    self.isRequired = isRequired
  }

  /// The run that the environment names, or else that of the `swift test` that started this process.
  ///
  /// Only Linux shows which process started another. Elsewhere, and if tests are not started by `swift test`, the
  /// processes of a run cannot find each other unless `FLOWSIM_RUN` names a folder, as with `flowsim test`.
  package init?(environment: [String: String]) {
    self.init(environment: environment, startedBy: .parent)
  }

  init?(environment: [String: String], startedBy parent: SystemProcess?) {
    if let path = environment[TestRun.variable], !path.isEmpty {
      self.init(folder: URL(fileURLWithPath: path, isDirectory: true))
      return
    }
    guard let parent, parent.name == "swift-test" else { return nil }
    let runs = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-runs", isDirectory: true)
    SystemProcess.removeFolders(ofEndedProcessesIn: runs)
    let folder = runs.appendingPathComponent(parent.identity, isDirectory: true)
    self.init(folder: folder, isRequired: false)
  }

  /// Runs `body` with the folder of a run that begins now, below the package's root, and removes it at the end.
  package static func begin<Result>(
    in root: URL,
    _ body: (TestRun) throws -> Result
  ) throws -> Result {
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = root.appendingPathComponent(".build/flowsim/run-\(process)", isDirectory: true)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(TestRun(folder: folder))
  }

  /// Makes a claim, unless another process was first, and returns that one's.
  ///
  /// - Throws: ``TestRunError`` if the folder is required and can be neither read nor written.
  func claim(_ claim: NameClaim) throws(TestRunError) -> NameClaim? {
    do {
      return try claimed(claim)
    } catch {
      guard isRequired else { return nil }
      throw TestRunError(folder: folder.path, reason: SnapshotMessages.reason(error))
    }
  }

  private func claimed(_ claim: NameClaim) throws -> NameClaim? {
    let key = claim.path.lowercased()
    let name = Fingerprint.digits(of: key.utf8)
    let file = folder.appendingPathComponent(name + ".json")
    if !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The claim appears as a whole, and only if there is none.
      let draft = try newFile(containing: JSONEncoder().encode(claim))
      defer { unlink(draft) }
      if link(draft, file.path) == 0 { return nil }
      guard errno == EEXIST else { throw TestRun.error() }
    }
    let first = try JSONDecoder().decode(NameClaim.self, from: Data(contentsOf: file))
    return first.path.lowercased() == key ? first : nil
  }

  /// Writes a file in the folder that no other process has, and returns its path.
  ///
  /// It is of no use after a crash, so it is not flushed to the disk, which would take milliseconds.
  private func newFile(containing data: Data) throws -> String {
    var name = (folder.path + "/draft-XXXXXX").utf8CString.map { $0 }
    let file = mkstemp(&name)
    guard file >= 0 else { throw TestRun.error() }
    defer { close(file) }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let written = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == data.count else {
      let error = TestRun.error()
      unlink(path)
      throw error
    }
    return path
  }

  private static func error() -> any Error {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

/// The claims of the processes of a run cannot be kept.
struct TestRunError: Error, Hashable {
  /// The folder.
  let folder: String

  /// The system's reason.
  let reason: String
}

/// A process of the system, distinguished from all others over time.
struct SystemProcess: Hashable {
  /// The name of the program.
  let name: String

  /// The process, with its start and the system's: identifiers are reused.
  let identity: String

  init(name: String, identity: String) {
    self.name = name
    self.identity = identity
  }

  /// The process that started this one; `nil` if the system does not provide it.
  static var parent: SystemProcess? { SystemProcess(id: "\(getppid())") }

  /// The running process with this identifier; `nil` if there is none, or if the system does not provide it.
  private init?(id: String) {
    #if os(Linux)
      guard let system = try? String(contentsOfFile: SystemProcess.systemFile, encoding: .utf8),
        let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")"), open < close
      else { return nil }
      // After the name: state, parent, and as the twentieth word the start.
      let words = status[close...].dropFirst().split(separator: " ")
      guard words.count > 19 else { return nil }
      name = String(status[open..<close].dropFirst())
      identity = "\(id)-\(words[19])-\(system.filter { !$0.isWhitespace })"
    #else
      return nil
    #endif
  }

  private static let systemFile = "/proc/sys/kernel/random/boot_id"

  /// Removes the folders in `folder` that are named after processes which no longer run.
  static func removeFolders(ofEndedProcessesIn folder: URL) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names ?? [] {
      let id = String(name.prefix { $0 != "-" })
      if SystemProcess(id: id)?.identity == name { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
