import Foundation
import ScreenTranslation

/// Translates the views of a target at each build, for the plugin `TranslateScreens`.
///
/// The plugin has planned one file for each source that it found, and one for all sources that are newer than its plan.
struct BuildTranslation {
  /// The folder of the package, to which paths are relative.
  let package: URL

  /// The file with the folders of the target's views.
  let list: URL

  /// The folder of the plan, which has a line for each planned file: its name and the path of its source.
  let work: URL

  func run() throws -> Int32 {
    let planFile = work.appendingPathComponent("Plan.txt")
    let plan = try String(contentsOf: planFile, encoding: .utf8)
    // The plan is an input of this command: rewriting it makes the next build run the command again.
    defer { try? Data(plan.utf8).write(to: planFile) }
    let sources = SourceFolders(in: [list.path], relativeTo: package)
    for path in sources.missing {
      print("\(list.path):1:1: error: there is no such folder: \(path)")
    }
    guard sources.missing.isEmpty else { return 1 }
    let signature = signature(of: sources, plan: plan)
    let signatureFile = work.appendingPathComponent("Translated.txt")
    if let last = FileManager.default.contents(atPath: signatureFile.path),
      last == Data(signature.utf8)
    {
      return 0
    }
    try? FileManager.default.removeItem(at: signatureFile)
    let translation = sources.translation(beside: list.deletingLastPathComponent())
    for message in translation.report.messages { print(message.description) }
    if translation.report.hasErrors { return 1 }
    try write(translation, plan: plan)
    try Data(signature.utf8).write(to: signatureFile)
    return 0
  }

  /// The input of the translation: this program, the sources and the catalogues with their dates, and the plan.
  private func signature(of sources: SourceFolders, plan: String) -> String {
    var urls = sources.sources.map(\.url) + sources.written(in: list.deletingLastPathComponent())
    urls.append(list)
    if let program = Bundle.main.executableURL { urls.append(program) }
    for folder in sources.folders {
      let all = FileManager.default.enumerator(atPath: folder.path)
      while let path = all?.nextObject() as? String {
        if [".xcassets/", ".xcstrings", ".xcdatamodel"].contains(where: path.contains) {
          urls.append(folder.appendingPathComponent(path))
        }
      }
    }
    let lines = urls.map { url -> String in
      let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
      let date = facts?[.modificationDate] as? Date
      return "\(url.path) \(date?.timeIntervalSinceReferenceDate ?? 0) \(facts?[.size] ?? 0)\n"
    }
    return lines.sorted().joined() + plan
  }

  private func write(_ translation: Translation, plan: String) throws {
    let texts = Dictionary(translation.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    var planned: Set<String> = []
    for line in plan.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      planned.insert(parts[1])
      // A source that is gone leaves an empty file behind, until the next plan.
      try put(texts[parts[1]] ?? Array(Translation.firstLine.utf8), in: parts[0])
    }
    var rest = Array((translation.assets ?? Translation.firstLine).utf8) + [0x0A]
    for file in translation.files where !planned.contains(file.path) { rest += file.bytes + [0x0A] }
    try put(rest, in: "NewScreens.swift")
  }

  /// A file that stays the same keeps its date, and is not compiled again.
  private func put(_ bytes: [UInt8], in name: String) throws {
    let url = work.appendingPathComponent(name)
    if FileManager.default.contents(atPath: url.path) == Data(bytes) { return }
    try Data(bytes).write(to: url, options: .atomic)
  }
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 3 else {
  print("translate-screens is run by the plugin TranslateScreens; use flowsim translate instead.")
  exit(2)
}
exit(
  try BuildTranslation(package: arguments[0], list: arguments[1], work: arguments[2]).run()
)
