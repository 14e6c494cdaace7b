import LayoutSim
import SnapshotRendering

extension ScreenMap {
  /// The wireframe of the outline at `index`, without the settings, which are those of the map.
  func wireframe(ofOutlineAt index: Int) -> String {
    let text = outlines[index]
    // A text that is no outline is shown as it is.
    let picture =
      (try? Outline(parsing: text)).map { TreeRenderer.wireframe.render(RenderTree(of: $0)) }
      ?? text
    let first = "\(settings)\n"
    let lines = picture.hasPrefix(first) ? picture.dropFirst(first.count) : picture[...]
    return String(lines.hasSuffix("\n") ? lines.dropLast() : lines)
  }
}
