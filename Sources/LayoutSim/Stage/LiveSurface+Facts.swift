import FlowEngine

extension LiveSurface {
  /// The role that outlines print for the surface; the base is printed as its content.
  var role: Role {
    switch style {
    case .base: content.role
    case .sheet: .sheet
    case .cover: .cover
    case .overlay: .overlay
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

  /// Whether it is over a part of another surface, and has no place of its own in the window.
  var isOverlay: Bool { style == .overlay }

  /// Why the surface was presented, if its style does not tell, and whether it can be seen through.
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

  /// The names of the tabs by their routes, with its type where a route of another type is called the same.
  var names: [String] {
    let routes = owner.children.map { RouteDescription($0.rootRoute) }
    return routes.map { route in
      let isShared = routes.contains { "\($0)" == "\(route)" && $0.type != route.type }
      return isShared ? "\(route.type).\(route)" : "\(route)"
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
