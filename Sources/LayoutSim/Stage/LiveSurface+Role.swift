import FlowEngine

extension LiveSurface {
  /// The role that outlines print for the surface; the base is printed as its content.
  var role: Role {
    switch style {
    case .base: content.role
    case .sheet: .sheet
    case .cover: .cover
    case .overlay: .overlay
    case .dialog: .dialog
    }
  }

  /// Whether it is the lowest one, which nothing presents.
  var isBase: Bool { kind == nil }

  /// Whether it has detents between which it can be dragged.
  var isSheet: Bool { style == .sheet }

  /// Whether it fills the window and is not shown on platforms without covers.
  var isCover: Bool { style == .cover }

  /// Whether it hides everything behind it.
  var hidesWhatIsBehind: Bool { isCover && !hasClearBackdrop }

  /// Whether it is over a part of another surface instead of having its own place in the window.
  var isOverlay: Bool { style == .overlay }

  /// The reason for presenting the surface, if its style does not show it, and whether the content behind it is
  /// visible.
  var kindFacts: [Fact] {
    var facts: [Fact] = []
    switch kind {
    case .screen where isPresentedByElement: facts = [Fact("kind", "element")]
    case .detour, .subflow, .screen: facts = kind.map { [Fact("kind", $0.rawValue)] } ?? []
    case .modal, nil: break
    }
    if hasClearBackdrop { facts.append(.clearBackdrop) }
    return facts
  }

  /// The lowest screen, which determines the height of a sheet.
  var rootScreen: LiveScreen? {
    guard case .stack(let stack) = content else { return nil }
    return stack.screens.first
  }
}

extension LiveContent {
  var role: Role {
    switch self {
    case .stack: .stack
    case .tabs: .tabs
    case .split: .split
    }
  }

  var facts: [Fact] {
    switch self {
    case .stack(let stack): [Fact("depth", "\(stack.screens.count)")]
    case .tabs(let tabs): tabs.facts
    case .split(let split): split.facts
    }
  }
}

extension LiveTabs {
  var facts: [Fact] {
    let tabs = owner.children
    guard tabs.indices.contains(selected) else { return [Fact("count", "\(tabs.count)")] }
    return [
      Fact("count", "\(tabs.count)"),
      Fact("selected", names[selected]),
    ]
  }

  /// The names of the tabs.
  var names: [String] { owner.children.map { $0.rootRoute }.names }
}

extension LiveStack {
  var names: [String] { screens.map { $0.wrapper.route }.names }
}

extension [any Route] {
  /// The names of routes that meet: their identifiers, with its type before that of which a route of another type is
  /// called the same.
  fileprivate var names: [String] {
    let names = map(\.identifier)
    guard names.count > 1, Set(names).count < names.count else { return names }
    let routes = map { RouteDescription($0) }
    let types = Dictionary(routes.map { ($0.identifier, Set([$0.type])) }) { $0.union($1) }
    return routes.map { route in
      (types[route.identifier]?.count ?? 1) > 1 ? "\(route.type).\(route)" : route.identifier
    }
  }
}

extension LiveSplit {
  var facts: [Fact] {
    var facts = [Fact("count", "\(style.columns.count)")]
    if visibility != .automatic { facts.append(Fact("columns", visibility.rawValue)) }
    return facts
  }
}

extension LiveScreen {
  var route: String { wrapper.route.identifier }

  var flags: NodeFlags { isPushedChild ? .pushedChild : [] }

  var facts: [Fact] { [Fact("owner", wrapper.coordinator.ownerName)] }

  /// The kind of view that an error names if the screen cannot be built.
  func kind(on surface: LiveSurface) -> ViewKind {
    if depth > 0 || isPushedChild { return .pushed }
    switch surface.kind {
    case .modal, .screen, .subflow: return .modal
    case .detour: return .detour
    case nil: return .root
    }
  }
}

extension LiveSurface {
  /// Every stack, all columns and all tabs on the surface in selected tabs, including those that pushed screens cover.
  var contents: [LiveContent] {
    var contents = [content]
    var next = 0
    while next < contents.count {
      switch contents[next] {
      case .stack(let stack):
        for screen in stack.screens {
          if let tabs = screen.tabs { contents.append(.tabs(tabs)) }
          contents += screen.inner
        }
      case .tabs(let tabs): contents += [tabs.content].compactMap(\.self)
      case .split(let split): contents += split.columns.compactMap(\.content)
      }
      next += 1
    }
    return contents
  }

  /// All tabs on the surface, including nested ones, the outermost first.
  var tabs: [LiveTabs] {
    contents.compactMap { if case .tabs(let tabs) = $0 { tabs } else { nil } }
  }
}

extension LiveTabs {
  /// The tabs that are not selected, in order.
  var unselected: [AnyCoordinator] {
    owner.children.enumerated().filter { $0.offset != selected }.map(\.element)
  }
}
