import FlowEngine
import LayoutSim

extension AnyCoordinator {
  /// This coordinator and all below it with their states, a line each, whether they are on screen or not.
  ///
  /// ```text
  /// app App
  ///   tab 0 Home selected stack=home.window
  ///   tab 1 Browse stack=browse.shelves,browse.genre(manners) pushed=1 presents=1
  ///     child Authors pushed stack=authors.all
  ///     modal About presented=sheet stack=browse.about
  /// ```
  ///
  /// Unlike a composition it tells hidden tabs with their stacks, children that are not pushed, and modals that
  /// are not presented. Its lines are in the order in which coordinators were added. It ends in a newline.
  ///
  /// - Complexity: O(coordinators and their routes).
  public var hierarchyText: String {
    var text = ""
    var pending: [(coordinator: AnyCoordinator, host: AnyCoordinator?, depth: Int)] = [
      (self, nil, 0)
    ]
    while let (coordinator, host, depth) = pending.popLast() {
      let words = HierarchyLine(coordinator, of: host).words
      text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
      pending += coordinator.owned.reversed().map { ($0, coordinator, depth + 1) }
    }
    return text
  }
}

/// The line of one coordinator.
@MainActor
private struct HierarchyLine {
  let words: [String]

  /// The line of a coordinator that `host` owns; `nil` for the first line.
  init(_ coordinator: AnyCoordinator, of host: AnyCoordinator?) {
    let path = coordinator.ownerPath
    let step = host == nil ? nil : path.lastStep
    var words = [PrintedWords.bare(step?.description ?? "app \(path.name)")]
    if let host { words += HierarchyLine.place(of: coordinator, in: host) }
    let state = coordinator.baseRouter.current
    let routes = ([state.root] + state.stack.routes).map(\.identifier)
    words.append(PrintedWords.fact("stack", routes.joined(separator: ",")))
    if state.split.visibility != .automatic {
      words.append("columns=\(state.split.visibility.rawValue)")
    }
    if !state.pushedChildren.isEmpty { words.append("pushed=\(state.pushedChildren.count)") }
    if !state.presentations.isEmpty { words.append("presents=\(state.presentations.count)") }
    if let badge = coordinator.badgeOnTab { words.append(PrintedWords.fact("badge", badge)) }
    self.words = words
  }

  /// Whether it is the selected tab, the column in front, pushed or presented.
  private static func place(of coordinator: AnyCoordinator, in host: AnyCoordinator) -> [String] {
    let state = host.baseRouter.current
    var words: [String] = []
    if coordinator.ownerPath.lastStep?.role == .tab,
      host.children.firstIndex(where: { $0 === coordinator }) == state.selectedTab
    {
      words.append("selected")
    }
    if coordinator === host.frontColumn { words.append("front") }
    if state.flow === coordinator { words.append("current") }
    if state.pushedChildren.contains(where: { $0 === coordinator }) { words.append("pushed") }
    if let shown = state.presentations.first(where: { $0.coordinator === coordinator }) {
      words.append("presented=\(shown.surfaceStyle.rawValue)")
    }
    return words
  }
}
