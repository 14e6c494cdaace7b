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
