import LayoutSim
import Snapshot

/// A wireframe in its parts.
struct DrawnPicture {
  /// The rows, with their numbers.
  let rows: [String]

  /// What is below the rows: the notes, and the signs.
  let below: [String]

  init(_ tree: RenderTree, as renderer: TreeRenderer = .wireframe) {
    let lines = renderer.render(tree).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasPrefix("cell ") }.dropFirst(2)
    rows = body.prefix { !$0.isEmpty }.map(String.init)
    below = body.drop { !$0.isEmpty }.dropFirst().dropLast().map(String.init)
  }

  /// The rows as one text.
  var drawing: String { rows.joined(separator: "\n") }

  /// The rows and what is below them.
  var whole: String { (rows + [""] + below).joined(separator: "\n") }
}
