import FlowEngine
import LayoutSim

extension Composition {
  /// The surfaces with their stacks, owners and contexts, one per line, lowest first.
  ///
  /// ```text
  /// base home owner=app
  ///   tabs owner=app
  ///     tab home "Home"
  ///     tab browse.shelves "Browse" badge=2 selected
  ///       screen browse.shelves context=tab owner="app/tab 1 Browse"
  ///       screen authors.all context=pushed pushed-child back owner="app/tab 1 Browse/child Authors"
  /// sheet browse.about kind=modal detents=custom owner="app/tab 1 Browse/modal About"
  ///   screen browse.about context=modal back owner="app/tab 1 Browse/modal About"
  /// ```
  ///
  /// A split has a line for each column, `front` on the one in front if there is room for one only:
  ///
  /// ```text
  /// base start owner=app
  ///   split columns=all owner=app
  ///     column sidebar owner="app/column sidebar Boxes"
  ///       screen boxes context=column owner="app/column sidebar Boxes"
  ///     column detail front owner="app/column detail Message"
  ///       screen message(7) context=column owner="app/column detail Message"
  /// ```
  ///
  /// `back` is on a screen that needs a way back. A screen that is `plain` has no stack. It ends in a newline.
  public var text: String {
    var lines = CompositionLines()
    for surface in surfaces { lines.add(surface) }
    return lines.text
  }
}

/// Writes the lines of a composition.
private struct CompositionLines {
  private(set) var text = ""

  mutating func add(_ surface: Surface) {
    var words = [surface.style.rawValue, PrintedWords.route(surface.route.identifier)]
    if let kind = surface.kind { words.append("kind=\(kind.rawValue)") }
    if let detents = surface.detents {
      let names = detents.detents.map(\.rawValue).joined(separator: ",")
      words.append(PrintedWords.fact("detents", names))
      if let selected = detents.selectedDetent {
        words.append(PrintedWords.fact("selected", selected.rawValue))
      }
    }
    if surface.hasClearBackdrop { words.append("backdrop=clear") }
    write(words, of: surface.owner, depth: 0)
    add(surface.content, depth: 1)
  }

  private mutating func add(_ content: SurfaceContent, depth: Int) {
    switch content {
    case .stack(let entries): for entry in entries { add(entry, isPlain: false, depth: depth) }
    case .screen(let entry): add(entry, isPlain: true, depth: depth)
    case .tabs(let tabs): add(tabs, depth: depth)
    case .split(let split): add(split, depth: depth)
    }
  }

  private mutating func add(_ split: SplitComposition, depth: Int) {
    var words = ["split"]
    if split.visibility != .automatic { words.append("columns=\(split.visibility.rawValue)") }
    write(words, of: split.owner, depth: depth)
    for column in split.columns {
      var words = ["column", column.column.rawValue]
      if column.column == split.front { words.append("front") }
      guard let owner = column.owner else {
        write(words + ["empty"], depth: depth + 1)
        continue
      }
      write(words, of: owner, depth: depth + 1)
      add(column.content, depth: depth + 2)
    }
  }

  private mutating func add(_ entry: StackEntry, isPlain: Bool, depth: Int) {
    var words = ["screen", PrintedWords.route(entry.route.identifier)]
    words.append("context=\(entry.context.rawValue)")
    if isPlain { words.append("plain") }
    if entry.isPushedChild { words.append("pushed-child") }
    if entry.canNavigateBack { words.append("back") }
    write(words, of: entry.owner, depth: depth)
    if let tabs = entry.tabs { add(tabs, depth: depth + 1) }
  }

  // The engine limits the nesting depth of tabs.
  private mutating func add(_ tabs: TabComposition, depth: Int) {
    write(["tabs"], of: tabs.owner, depth: depth)
    for (index, tab) in tabs.tabs.enumerated() {
      var words = ["tab", PrintedWords.route(tab.route.identifier)]
      if let title = tab.title { words.append(PrintedWords.quoted(title)) }
      if let badge = tab.badge { words.append(PrintedWords.fact("badge", badge)) }
      if index == tabs.selected { words.append("selected") }
      write(words, of: tab.owner, depth: depth + 1)
      if index == tabs.selected { add(tabs.content, depth: depth + 2) }
    }
  }

  private mutating func write(_ words: [String], of owner: OwnerPath, depth: Int) {
    write(words + [PrintedWords.fact("owner", owner.description)], depth: depth)
  }

  private mutating func write(_ words: [String], depth: Int) {
    let line = words.joined(separator: " ")
    text += String(repeating: "  ", count: depth) + line + "\n"
  }
}

extension AnyCoordinator {
  /// This coordinator and all coordinators below it with their states, one per line, whether they are on screen or not.
  ///
  /// ```text
  /// app App
  ///   tab 0 Home selected stack=home.window
  ///   tab 1 Browse stack=browse.shelves,browse.genre(manners) pushed=1 presents=1
  ///     child Authors pushed stack=authors.all
  ///     modal About presented=sheet stack=browse.about
  /// ```
  ///
  /// Unlike a composition it contains hidden tabs with their stacks, children that are not pushed, and modals that are
  /// not presented. Its lines are in the order in which coordinators were added. It ends in a newline.
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
