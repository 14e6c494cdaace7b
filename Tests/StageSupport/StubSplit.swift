import FlowEngine
import LayoutSim
import SnapshotRendering

/// Columns.
package final class StubSplit: SplitCoordinator<StubRoute> {
  package init(
    _ style: SplitStyle = .doubleColumn,
    sidebar: AnyCoordinator? = nil,
    content: AnyCoordinator? = nil,
    detail: AnyCoordinator? = nil,
    screens: @escaping StubFactory.Screens = { _ in nil }
  ) {
    super.init(router: Router(initial: "split", factory: StubFactory(screens)), style: style)
    if let sidebar { setColumn(.sidebar, to: sidebar) }
    if let content { setColumn(.content, to: content) }
    if let detail { setColumn(.detail, to: detail) }
  }

  override package var ownerName: String { "Split" }
  override package var tabItem: (text: String, image: String)? { ("Mail", "envelope") }
}

/// Mail: boxes with a row for each, the list of a box, and a message.
@MainActor
package struct MailColumns {
  package let boxes: StubCoordinator
  package let list = StubCoordinator("list", handles: ["found"]) {
    TextBlock($0.identifier).navigationTitle($0 == "list" ? "Inbox" : "Found")
  }
  package let message = StubCoordinator("message", handles: ["headers"]) {
    TextBlock($0.identifier).navigationTitle($0 == "message" ? "Message" : "Headers")
  }
  package let split: StubSplit

  package init(_ style: SplitStyle = .doubleColumn, width: Double? = nil) {
    boxes = StubCoordinator("boxes", handles: ["settings"]) { route in
      BoxScreen(words: route.identifier, width: route == "boxes" ? width : nil)
        .navigationTitle(route == "boxes" ? "Boxes" : "Settings")
    }
    split = StubSplit(
      style,
      sidebar: boxes,
      content: style == .tripleColumn ? list : nil,
      detail: message
    )
  }
}

private struct BoxScreen: Element {
  let words: String
  let width: Double?

  var body: some Element {
    if let width {
      TextBlock(words).navigationSplitViewColumnWidth(width)
    } else {
      TextBlock(words)
    }
  }
}

extension Stage {
  /// The line of the outline that tells the surfaces.
  package var layersLine: String {
    let lines = TreeRenderer.outline.render(renderTree).split(separator: "\n")
    return lines.first { $0.hasPrefix("layers ") }.map(String.init) ?? ""
  }

  /// The columns on screen with their frames, in the order of the tree: `sidebar 0,0 320x820`.
  package var columnFrames: [String] {
    renderTree.nodes.filter { $0.role == .splitColumn }.compactMap { column in
      column.frame.map { frame in
        "\(column.route ?? "") \(Int(frame.minX)),\(Int(frame.minY)) "
          + "\(Int(frame.size.width))x\(Int(frame.size.height))"
      }
    }
  }

  /// The labels of the buttons that can be tapped in the bars, in the order of the tree.
  package var barLabels: [String] {
    let tree = renderTree
    return tree.nodes.indices.filter { index in
      tree.nodes[index].flags.contains(.pressable) && !tree.nodes[index].flags.contains(.inert)
        && tree.ancestors(of: index).contains { tree.nodes[$0].role == .navigationBar }
    }.compactMap { tree.nodes[$0].label }
  }
}
