/// The declarations in the sources of an app, whose names are not translated.
struct AppNames: Sendable {
  /// The top-level types.
  private(set) var types: Set<String> = []

  /// The types in others, with the names of those.
  private(set) var nested: [String: Set<String>] = [:]

  /// The names of all types, generic parameters among them.
  private(set) var all: Set<String> = []

  /// The functions by name.
  private(set) var functions: [String: [Function]] = [:]

  /// The names of static members and of cases.
  private(set) var members: Set<String> = []

  /// The wrapped members that are plain models here, with the types that they are members of.
  private(set) var models: [String: Set<String>] = [:]

  /// The supertypes of models, by their names, with `true` for classes.
  private var ancestors: [String: (names: [String], isClass: Bool)] = [:]

  /// The views that are made by UIKit.
  private(set) var representables: Set<String> = []

  /// The names of the colours of catalogues.
  var colours: Set<String> = []

  /// The pictures of catalogues.
  var pictures: [String: AssetCatalogue.Picture] = [:]

  /// The replacements that the app lists for third-party views.
  var boxes: [String: ScreenList.Box] = [:]

  /// The factories that are made without arguments, and the members of routes that build their screens.
  private(set) var screens: Set<Screens> = []

  /// The members that the app adds to colours, by their signatures.
  private(set) var colorMembers: Set<[String]> = []

  /// The factories and members that build the screens of routes.
  enum Screens: Hashable, Sendable {
    case factory(String)
    case member(String, ofRoute: String)
  }

  /// Whether a picture is the value of something, which may or may not be a symbol.
  var hasPictureValues = false

  /// The keys of the environment.
  private(set) var keys: Set<String> = []

  /// The modules whose sources are translated, too.
  var modules: Set<String> = []

  /// A function that an app declares.
  struct Function: Hashable, Sendable {
    let labels: [String]
    let hasDefault: [Bool]

    /// The type that it is declared in.
    let owner: String?
  }

  /// Adds the declarations of a file.
  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      all.formUnion(declaration.generics)
      if let builder = declaration.screens(among: declarations) { screens.insert(builder) }
      let owner = declaration.parent.map { declarations[$0] }
      let ownerName = owner.map { AppNames.lastName($0.name) }
      if ownerName == "Color" { colorMembers.insert(declaration.signature) }
      switch declaration.kind {
      case let kind where kind.isType:
        all.insert(declaration.name)
        if declaration.isRepresentable { representables.insert(declaration.name) }
        if declaration.kind == .classType || declaration.kind == .protocolType {
          ancestors[declaration.name] = (declaration.inherited, declaration.kind == .classType)
        }
        if let ownerName {
          nested[declaration.name, default: []].insert(ownerName)
        } else {
          types.insert(declaration.name)
        }
      case .function:
        functions[declaration.name, default: []].append(
          Function(
            labels: declaration.labels,
            hasDefault: declaration.hasDefault,
            owner: owner?.kind.hasMembers == true ? ownerName : nil
          )
        )
        if declaration.isStatic { members.insert(declaration.name) }
      case .enumerationCase: members.insert(declaration.name)
      case .variable, .constant:
        if declaration.isStatic { members.insert(declaration.name) }
        if let ownerName, owner?.kind.hasMembers == true, declaration.isModel(ofType: true) {
          models[declaration.name, default: []].insert(ownerName)
        }
        if ownerName == "EnvironmentValues" { keys.insert(declaration.name) }
      default: break
      }
    }
  }

  /// Whether a class is the first of its superclasses that announces its changes.
  func keepsAnnouncements(_ declaration: Declaration) -> Bool {
    func announces(_ name: String, depth: Int) -> Bool {
      if name == "ObservableObject" { return true }
      guard depth < 20, let known = ancestors[name] else { return false }
      return known.names.contains { announces($0, depth: depth + 1) }
    }
    guard declaration.inherited.contains(where: { announces($0, depth: 0) }) else { return false }
    return !declaration.inherited.contains { name in
      ancestors[name]?.isClass == true && announces(name, depth: 0)
    }
  }

  /// The last part of `A.B`.
  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether the app declares a function to which a call with these labels can refer.
  ///
  /// If it is called on a view, it cannot refer to a function of another type.
  func declares(_ name: String, labels: [String], isOnView: Bool) -> Bool {
    guard let candidates = functions[name] else { return false }
    return candidates.contains { candidate in
      (!isOnView || candidate.owner == nil || AppNames.views.contains(candidate.owner ?? ""))
        && AppNames.fits(labels, candidate)
    }
  }

  /// Whether labels are those of a function, without some that have defaults.
  private static func fits(_ labels: [String], _ function: Function) -> Bool {
    var next = 0
    for label in labels {
      // A trailing closure has no label.
      while next < function.labels.count, function.labels[next] != label, function.hasDefault[next]
      {
        next += 1
      }
      guard next < function.labels.count, function.labels[next] == label || label.isEmpty else {
        return false
      }
      next += 1
    }
    return function.hasDefault.dropFirst(next).allSatisfy { $0 }
  }

  /// The types whose extensions have modifiers.
  static let views: Set<String> = [
    "View", "Text", "Image", "Button", "Label", "Shape", "List", "Form", "Group", "Toggle", "Color",
    "TextField", "ModifiedContent", "NavigationLink", "ScrollView", "Picker",
  ]
}

extension Declaration {
  /// How it builds screens: as a factory without arguments, or as a member of a route.
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
