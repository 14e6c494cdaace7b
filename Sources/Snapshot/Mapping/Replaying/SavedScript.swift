import Foundation
import LayoutSim
import SnapshotRendering

/// A script in a file, for parameterised tests.
public struct SavedScript: Hashable, Sendable {
  /// The name of the file without its extension.
  public let name: String

  /// The script.
  public let script: Script
}

extension SavedScript: CustomStringConvertible {
  /// The name, by which tests are distinguished.
  public var description: String { name }
}

extension Script {
  /// The scripts in the files `*.script` of a folder, in the order of their names.
  ///
  /// ```swift
  /// func runs(_ saved: SavedScript) async throws {
  ///   try await Replay(saved.script, of: shop).finish()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The path, relative to the package that contains the calling file.
  ///   - filePath: The calling file.
  /// - Returns: The scripts; none if the folder has no such files.
  /// - Throws: A ``SavedScriptError`` if the folder or a file cannot be read, or if a file is not a script.
  public static func all(
    in folder: String,
    filePath: StaticString = #filePath
  ) throws -> [SavedScript] {
    let url = URL(fileURLWithPath: folder, relativeTo: package(around: "\(filePath)"))
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw SavedScriptError(path: url.path, problem: error.localizedDescription)
    }
    return try names.filter { $0.hasSuffix(".script") }.sorted().map { name in
      let file = url.appendingPathComponent(name)
      do {
        let text = try String(contentsOf: file, encoding: .utf8)
        return SavedScript(
          name: String(name.dropLast(".script".count)),
          script: try Script(parsing: text)
        )
      } catch {
        let problem = (error as? ScriptError)?.description ?? error.localizedDescription
        throw SavedScriptError(path: file.path, problem: problem)
      }
    }
  }

  /// The folder of the package that contains a file, or else the current one.
  private static func package(around path: String) -> URL {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}

/// The reason why saved scripts cannot be read.
public struct SavedScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or the folder.
  public let path: String

  /// A description of the problem, in a sentence.
  public let problem: String

  /// The path, and the problem.
  public var description: String { "\(path): \(problem)" }
}

extension Script {
  /// The steps of a story so far: its actions, and everything else as events.
  ///
  /// Refused steps are left out. An exploration that replays the script needs an event for each of those names.
  @MainActor
  public init(_ recorder: StoryRecorder) {
    let steps = recorder.steps.filter { $0.refusal == nil }.map { step in
      (try? ScriptStep(parsing: step.words)) ?? .event(step.words)
    }
    self.init(steps)
  }
}
