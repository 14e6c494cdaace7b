extension Declaration {
  /// How it builds screens of routes: as a factory that needs no arguments, or as a member of a route.
  func screens(among declarations: [Declaration]) -> AppNames.Screens? {
    switch kind {
    case .classType where isFactory && parent == nil && !isPrivate:
      return needsArguments(among: declarations) ? nil : .factory(name)
    case .variable:
      guard ["body", "view"].contains(name), let parent, type != nil, body != nil, !isStatic
      else { return nil }
      let owner = declarations[parent]
      guard owner.parent == nil, owner.isRoute, !owner.isPrivate else { return nil }
      return .member(name, ofRoute: owner.name)
    default: return nil
    }
  }

  /// Whether it is a subclass of a factory of views.
  var isFactory: Bool { inherited.contains("ViewFactory") }

  /// Whether no initialiser of a class can be called without arguments.
  func needsArguments(among declarations: [Declaration]) -> Bool {
    let initializers = declarations.filter {
      $0.kind == .initializer && $0.parent.map { declarations[$0].nameToken } == nameToken
    }
    return !initializers.isEmpty && !initializers.contains { $0.hasDefault.allSatisfy { $0 } }
  }

  /// Whether it declares or extends a route.
  private var isRoute: Bool {
    [.enumeration, .structure, .extensionOfType].contains(kind)
      && (name.hasSuffix("Route")
        || ["Route", "StyledRoute", "ViewRoute"].contains(where: inherited.contains))
  }

  private var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}

extension AppNames {
  /// A table of the screens that factories and routes build, as a member; `nil` without any.
  func screenTable(importing modules: Set<String>) -> String? {
    guard !screens.isEmpty else { return nil }
    let lines = screens.map { builder in
      switch builder {
      case .factory(let name): "    screens.register(\(name)())\n"
      case .member(let member, let route):
        "    screens.register(\(route).self) { route, _ in route.\(member) }\n"
      }
    }
    let imports = modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    return imports.joined() + """

      extension LayoutSim.ScreenTable {
        @MainActor static var translated: LayoutSim.ScreenTable {
          var screens = LayoutSim.ScreenTable()
      \(lines.sorted().joined())    return screens
        }
      }

      """
  }
}
