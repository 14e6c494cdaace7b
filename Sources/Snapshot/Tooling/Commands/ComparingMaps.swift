import Foundation
import ScreenMapping

/// Tells how the map of an app differs from an older one, without the app.
struct ComparingMaps {
  let old: String
  let new: String
  let markdown: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let old = try ComparingMaps.map(at: old, in: context)
    let new = try ComparingMaps.map(at: new, in: context)
    let difference = MapDifference(from: old.summary, to: new) { new.ending(of: $0) }
    let laws = LawDifference(from: old, to: new)
    let texts =
      markdown
      ? [difference.markdown(laws: laws)] : [difference.message(budget: .max), laws.text]
    for text in texts where !text.isEmpty { context.print(text: text) }
    return difference.isEmpty && laws.isEmpty ? .done : .pending
  }

  private static func map(at path: String, in context: ToolContext) throws(ToolError) -> ScreenMap {
    var file = URL(fileURLWithPath: context.url(path).path)
    // The folder of a map's documents stands for its file.
    if (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
      file = file.appendingPathComponent("map.json")
    }
    var text = ""
    try attempt(on: file) { text = String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    do throws(ScreenMapError) {
      return try ScreenMap(json: text)
    } catch {
      throw .map(file.path, error)
    }
  }
}
