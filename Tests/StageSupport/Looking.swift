import LayoutSim
import SnapshotRendering
import Testing

extension RenderTree {
  /// What is to be seen of a kind, in tree order.
  package func all(_ role: Role) -> [RenderNode] {
    nodes.filter { $0.role == role && $0.detail != .layout }
  }

  /// The screen that shows `route`, the topmost if there are several.
  package func screen(
    _ route: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RenderNode {
    try #require(all(.screen).last { $0.route == route }, sourceLocation: sourceLocation)
  }

  /// The outline of the first node of a kind and of its content; frames are counted from the corner of
  /// its container.
  package func outline(of role: Role) -> String {
    let lines = TreeRenderer.outline.render(self).split(separator: "\n")
    func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    func isWanted(_ line: Substring) -> Bool {
      line.dropFirst(indent(line)).hasPrefix("\(role.rawValue) ")
    }
    guard let first = lines.firstIndex(where: isWanted) else { return "" }
    let outer = indent(lines[first])
    let inner = lines[(first + 1)...].prefix { indent($0) > outer }
    return ([lines[first]] + inner).map { $0.dropFirst(outer) }.joined(separator: "\n")
  }

  /// The words of all texts that are not in a button, in tree order.
  package var words: [String] {
    nodes.indices.filter { index in
      nodes[index].role == .text && nodes[index].detail != .layout
        && !ancestors(of: index).contains { nodes[$0].isCombined }
    }
    .compactMap { nodes[$0].label }
  }
}

extension Rect {
  /// Whether every edge is where `other` has it, to the third decimal that tables print.
  package func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) < 0.0006 && abs(minY - other.minY) < 0.0006
      && abs(size.width - other.size.width) < 0.0006
      && abs(size.height - other.size.height) < 0.0006
  }
}
