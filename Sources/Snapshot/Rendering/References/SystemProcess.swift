import Foundation

/// A process of the system, told apart from all others that there ever are.
struct SystemProcess: Hashable {
  /// The name of the program.
  let name: String

  /// The process, with its start and the system's: identifiers are used again.
  let identity: String

  init(name: String, identity: String) {
    self.name = name
    self.identity = identity
  }

  /// The process that started this one; `nil` if the system does not tell.
  static var parent: SystemProcess? { SystemProcess(id: "\(getppid())") }

  /// The running process with this identifier; `nil` if there is none, or if the system does not tell.
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
