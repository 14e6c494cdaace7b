import Snapshot

extension Stage {
  /// The line of the outline that tells the surfaces.
  var layersLine: String {
    let lines = TreeRenderer.outline.render(renderTree).split(separator: "\n")
    return lines.first { $0.hasPrefix("layers ") }.map(String.init) ?? ""
  }
}
