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

  /// Whether it has detents between which it can be dragged.
  var isSheet: Bool { style == .sheet }

  /// Whether it hides everything behind it, and is not shown on platforms without covers.
  var isCover: Bool { style == .cover }

  /// Why the surface was presented, if its style does not tell.
  var kindFacts: [Fact] {
    switch kind {
    case .detour, .subflow, .screen: kind.map { [Fact("kind", $0.rawValue)] } ?? []
    case .modal, nil: []
    }
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
    }
  }

  var facts: [Fact] {
    switch self {
    case .stack(let stack): [Fact("depth", "\(stack.screens.count)")]
    case .tabs(let tabs): tabs.facts
    }
  }
}

extension LiveTabs {
  var facts: [Fact] {
    let tabs = owner.children
    guard tabs.indices.contains(selected) else { return [Fact("count", "\(tabs.count)")] }
    return [
      Fact("count", "\(tabs.count)"),
      Fact("selected", tabs[selected].rootRoute.identifier),
    ]
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
