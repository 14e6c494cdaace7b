import FlowEngine

extension LiveSurface {
  /// The word that an outline prints for the surface; the base is printed as what it holds.
  var role: Role {
    switch style {
    case .base: content.role
    case .sheet: .sheet
    case .cover: .cover
    }
  }

  /// Whether it rests at heights of its own, at which a finger drags it.
  var isSheet: Bool { style == .sheet }

  /// Whether nothing of what is behind it is seen, nor shown where a platform cannot present it.
  var isCover: Bool { style == .cover }

  /// Why the surface is there, where its style does not say so.
  var kindFacts: [Fact] {
    kind == .detour ? [Fact("kind", "detour")] : []
  }

  /// The lowest screen, whose height a sheet goes by.
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

  /// The place that an error names if the screen cannot be built.
  func kind(on surface: LiveSurface) -> ViewKind {
    if depth > 0 || isPushedChild { return .pushed }
    switch surface.kind {
    case .modal: return .modal
    case .detour: return .detour
    case nil: return .root
    }
  }
}
