@_exported import FlowEngine
import Foundation
@_exported import LayoutSim
@_exported import ScreenMapping

/// Serves apps to agents and editors, which look at screens and perform actions through the Model Context Protocol.
///
/// An executable of the app's package needs a few lines:
///
/// ```swift
/// var server = StageServer("shop")
/// server.add(Exploration("shop") { ShopCoordinator() })
/// await server.run()
/// ```
///
/// The server speaks the protocol's revision of 2026-07-28, and those of 2025-11-25 and 2025-06-18 with their handshake,
/// over standard input and output. The same requests get the same answers, byte by byte.
@MainActor
public struct StageServer {
  private let name: String
  private let version: String
  private var apps: [ServedApp] = []

  /// Creates a server without apps.
  ///
  /// - Parameters:
  ///   - name: The name by which clients show it.
  ///   - version: The version that it states.
  public init(_ name: String, version: String = "1") {
    self.name = name
    self.version = version
  }

  /// Adds an app; a second one of that name replaces the first.
  ///
  /// Its declared events and links can be performed, its declared routes planned, and its inputs are offered.
  ///
  /// - Parameters:
  ///   - exploration: The app, with its device and settings.
  ///   - source: A Swift expression that makes the exploration, for recorded tests; by default one that creates the
  ///     app's coordinator without arguments.
  ///   - modules: The modules that a recorded test imports for it, besides that of the app's coordinator.
  public mutating func add(
    _ exploration: Exploration<some AnyCoordinator>,
    source: String? = nil,
    importing modules: [String] = []
  ) {
    apps.removeAll { $0.name == exploration.name }
    apps.append(ServedApp(exploration, source: source, modules: modules))
  }

  /// Serves one client until its input ends.
  ///
  /// While it serves on standard output, whatever the app prints goes to standard error.
  ///
  /// - Parameters:
  ///   - input: Where the client's messages are read.
  ///   - output: Where the answers are written.
  public func run(
    reading input: FileHandle = .standardInput,
    writing output: FileHandle = .standardOutput
  ) async {
    let output = output.fileDescriptor == STDOUT_FILENO ? StageServer.takeOverOutput() : output
    let reader = MessageReader(input)
    let session = ProtocolSession(name: name, version: version, tools: Tools(apps))
    while let line = await reader.next() {
      guard let answer = await session.answer(to: line) else { continue }
      do {
        try output.write(contentsOf: answer + Data("\n".utf8))
      } catch {
        // The client has gone.
        return
      }
    }
  }

  /// The standard output, of which no one else has the file descriptor afterwards.
  private static func takeOverOutput() -> FileHandle {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { return .standardOutput }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return FileHandle(fileDescriptor: output, closeOnDealloc: true)
  }
}

/// Reads the messages of a client, one per line.
///
/// It has a queue of its own, since reading blocks until the client writes. Everything else happens on it.
final class MessageReader: @unchecked Sendable {
  /// The maximum length of a line, in bytes; nothing is kept of a longer one.
  static let mostBytes = 1 << 16

  private let queue = DispatchQueue(label: "MessageReader")
  private let input: FileHandle
  private var bytes = Data()

  init(_ input: FileHandle) {
    self.input = input
  }

  /// The next line that is not blank, without its end, or no bytes for one that is too long; `nil` at the end.
  func next() async -> Data? {
    await withCheckedContinuation { result in
      queue.async { result.resume(returning: self.read()) }
    }
  }

  private func read() -> Data? {
    var isTooLong = false
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      if end == nil {
        if bytes.count > MessageReader.mostBytes { (bytes, isTooLong) = (Data(), true) }
        if readMore() { continue }
      }
      let line = bytes[..<(end ?? bytes.endIndex)]
      let isAtEnd = end == nil && line.isEmpty
      bytes = Data(bytes.dropFirst(line.count + 1))
      if isTooLong || line.count > MessageReader.mostBytes { return Data() }
      if isAtEnd { return nil }
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return Data(line) }
    }
  }

  /// Reads what the client has written; returns whether it had not ended before.
  private func readMore() -> Bool {
    // `FileHandle` either waits until a length has come, or traps if reading fails.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input.fileDescriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
