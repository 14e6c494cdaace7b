/// The translation of one file: one walk over its tokens, in which each name is handed to its rule.
struct FileTranslation {
  let source: AppSource
  let app: AppNames
  let table = NameTable.standard

  var edits = Edits()
  var messages: [TranslationMessage] = []
  var counts: [NameTable.Outcome: Int] = [:]

  /// The refused uses, with their places.
  var refusals: [(token: Int, name: String)] = []

  /// The lines in which warnings are silenced.
  var silenced: Set<Int> = []

  /// The tokens that comments have replaced.
  var skipped: Set<Int> = []

  /// The names after `SwiftUI.`, which are never the app's.
  var qualified: Set<Int> = []

  /// The declarations around the present token, from the outermost on.
  var scope: [Int] = []

  /// The wrapped properties that are plain models here, with the declarations that they belong to.
  var models: [String: Set<Int>] = [:]

  /// Third-party modules, with their imports, which are made conditional: a missing module would hide all other errors.
  var foreignImports: [(module: String, text: String)] = []

  /// Whether the system's log is imported, so that `Logger` is not another one.
  var usesSystemLog = false

  /// The members that hold SwiftUI's presentation mode, and here the action that leaves.
  var dismissals: Set<String> = []

  /// Whether the file imports SwiftUI; if not, only what Foundation and Combine share with it is translated.
  let usesSwiftUI: Bool

  /// The declarations in others.
  let children: [Int: [Int]]

  /// The declarations that attributes belong to, by token.
  let attributed: [Int: Int]

  private let declaredNames: Set<Int>
  private var nextDeclaration = 0

  init(of source: AppSource, in app: AppNames) {
    self.source = source
    self.app = app
    declaredNames = Set(
      source.declarations.filter { $0.kind != .extensionOfType }.map(\.nameToken)
    )
    var children: [Int: [Int]] = [:]
    var attributed: [Int: Int] = [:]
    for (place, declaration) in source.declarations.enumerated() {
      if let parent = declaration.parent { children[parent, default: []].append(place) }
      for token in declaration.start..<max(declaration.start, declaration.keyword)
      where source.file.kind(token) == .attribute && !declaration.kind.isType {
        attributed[token] = place
      }
    }
    self.children = children
    self.attributed = attributed
    usesSwiftUI = FileTranslation.imports(in: source.file).contains { name in
      name == "SwiftUI" || name.hasSuffix("UI") && name != "UIKit" && !app.modules.contains(name)
    }
    if source.droppedCount > 0 { counts[.leftOut] = source.droppedCount }
  }

  var file: SourceFile { source.file }

  /// The translated source; `nil` if a comment is wrong.
  mutating func run() -> [UInt8]? {
    guard readComments() else { return nil }
    findModels()
    var index = 0
    while index < file.tokens.count {
      updateScope(at: index)
      if skipped.contains(index) || edits.changes(index) {
        index += 1
      } else {
        index = max(index + 1, translate(at: index))
      }
    }
    noteRefusals()
    return Array(header.utf8) + edits.applied(to: file)
  }

  /// Translates what begins at an index, and returns the index at which to continue.
  private mutating func translate(at index: Int) -> Int {
    switch file.kind(index) {
    case .attribute: return translateAttribute(at: index)
    case .pound: return translatePound(at: index)
    case .string: return translateLiteral(at: index)
    case .dollar: return translateProjection(at: index)
    case .identifier:
      // A dot, but not the last of `...`.
      if file.has(".", at: index - 1), !file.has(".", at: index - 2) {
        return translateMember(at: index)
      }
      return translateName(at: index)
    default: return index + 1
    }
  }

  private mutating func translateName(at index: Int) -> Int {
    let name = file.name(index)
    if name == "import" { return translateImport(at: index) }
    if name == "SwiftUI", file.has(".", at: index + 1), !app.types.contains("SwiftUI") {
      let isKnown = table[.type, file.name(index + 2)] != nil
      if isKnown {
        edits.remove(index...(index + 1))
        qualified.insert(index + 2)
        updateScope(at: index + 2)
        return max(index + 3, translateType(at: index + 2))
      }
      edits.replace(index, with: "LayoutSim")
      return index + 3
    }
    if name == "String", let next = translateLocalized(at: index) { return next }
    if usesSwiftUI, file.name(index - 1) == "func",
      name == "explicitAlignment" || name == "spacing" && file.name(index + 2) == "subviews"
    {
      warn("`\(name)` of a layout is not asked here: its children's are merged", at: index)
    }
    guard !declaredNames.contains(index), !isLabel(index) else { return index + 1 }
    if let entry = table[.function, name], usesSwiftUI, app.functions[name] == nil {
      return translateFunction(entry, at: index)
    }
    if name.hasPrefix("_"), let next = translateStorage(at: index) { return next }
    if let next = translateForeign(at: index) { return next }
    if table[.type, name] != nil { return translateType(at: index) }
    return translateImplicitModifier(at: index) ?? index + 1
  }

  /// Whether the name is a label: in a call or a declaration, with a colon behind it.
  func isLabel(_ index: Int) -> Bool {
    file.has(":", at: index + 1) && (file.has("(", at: index - 1) || file.has(",", at: index - 1))
      && !file.has("?", at: index - 1)
  }

  private mutating func updateScope(at index: Int) {
    while let last = scope.last, source.declarations[last].end < index { scope.removeLast() }
    while nextDeclaration < source.declarations.count,
      source.declarations[nextDeclaration].start <= index
    {
      while let last = scope.last,
        source.declarations[last].end < source.declarations[nextDeclaration].start
      {
        scope.removeLast()
      }
      scope.append(nextDeclaration)
      nextDeclaration += 1
    }
  }

  /// Whether a name means a type of the app's at the present place.
  func isApps(_ name: String, at index: Int) -> Bool {
    if qualified.contains(index) { return false }
    if app.types.contains(name) { return true }
    return scope.contains { place in
      let declaration = source.declarations[place]
      return declaration.generics.contains(name)
        || app.nested[name]?.contains(AppNames.lastName(declaration.name)) == true
    }
  }

  /// A spelling of ours, with its module where the app has that name.
  func ours(_ spelling: String) -> String {
    let isAttribute = spelling.hasPrefix("@")
    let bare = isAttribute ? String(spelling.dropFirst()) : spelling
    let first = bare.prefix { $0 != "." && $0 != "(" }
    let isTaken = app.all.contains(String(first)) || first == "Element" && isInCollection
    guard isTaken else { return spelling }
    let module =
      FileTranslation.modules[String(first)]
      ?? (NameTable.standInTypes.contains(String(first)) ? "StandIns" : "LayoutSim")
    return (isAttribute ? "@" : "") + module + "." + bare
  }

  private static let modules = [
    "Double": "Swift", "String": "Swift", "Observable": "Observation",
    "SplitColumn": "FlowEngine", "ColumnVisibility": "FlowEngine",
  ]

  /// Whether the present place is in an extension of a type with elements.
  private var isInCollection: Bool {
    let collections: Set<String> = [
      "Array", "Set", "Sequence", "Collection", "Dictionary", "RandomAccessCollection", "Binding",
      "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection", "Range",
    ]
    return scope.contains {
      source.declarations[$0].kind == .extensionOfType
        && collections.contains(source.declarations[$0].name)
    }
  }

  static func imports(in file: SourceFile) -> [String] {
    file.tokens.indices.filter { file.name($0) == "import" && !file.has(".", at: $0 - 1) }
      .map { file.name($0 + 1) }
  }
}
