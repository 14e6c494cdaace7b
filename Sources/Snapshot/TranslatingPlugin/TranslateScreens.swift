import Foundation
import PackagePlugin

/// Translates SwiftUI views into elements at each build, for a target that lists their folders in `TranslatedScreens.txt`.
@main
struct TranslateScreens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = target.directoryURL.appendingPathComponent("TranslatedScreens.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "\(list.path) is missing: list the folders of the app's views in it, one a line, relative to the package"
      )
      return []
    }
    let package = context.package.directoryURL
    let work = context.pluginWorkDirectoryURL
    let folders = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      // A replacement for a view has a name and `=`.
      .filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.contains(" = ") }
      .map { URL(fileURLWithPath: $0, relativeTo: package).standardizedFileURL }
    let plan = self.plan(of: folders)
    // The command rewrites the plan, so that it runs at each build, and finds new and removed sources. It does nothing
    // if nothing has changed. A source that is newer than the plan is in `NewScreens.swift`.
    let planFile = work.appendingPathComponent("Plan.txt")
    try Data(plan.map { "\($0.name)\t\($0.source)\n" }.joined().utf8).write(to: planFile)
    return [
      .buildCommand(
        displayName: "Translating the screens of \(target.name)",
        executable: try context.tool(named: "translate-screens").url,
        arguments: [package.path, list.path, work.path],
        inputFiles: [list, planFile],
        outputFiles: (plan.map(\.name) + ["NewScreens.swift"]).map(work.appendingPathComponent)
      )
    ]
  }

  /// A file for each source.
  ///
  /// No file has the name of its source, since the compiler could not distinguish positions in the two.
  private func plan(of folders: [URL]) -> [(name: String, source: String)] {
    var taken: Set<String> = []
    var plan: [(name: String, source: String)] = []
    for folder in folders {
      let all = FileManager.default.enumerator(atPath: folder.path)
      var paths = folder.pathExtension == "swift" ? [""] : []
      while let path = all?.nextObject() as? String {
        if path.hasSuffix(".swift"), !("/" + path).contains("/.") { paths.append(path) }
      }
      for path in paths.sorted() {
        let parts = [folder.lastPathComponent] + path.split(separator: "/").map(String.init)
        let name = "Translated_" + parts.joined(separator: "_")
        guard taken.insert(name.lowercased()).inserted else { continue }
        plan.append((name, path.isEmpty ? folder.path : folder.path + "/" + path))
      }
    }
    return plan
  }
}
