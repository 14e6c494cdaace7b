/// A source without the code that an iPhone's build does not have, and without previews.
struct AppSource: Sendable {
  /// The file.
  let file: SourceFile

  /// Its declarations.
  let declarations: [Declaration]

  /// The number of removed previews and entry points.
  let droppedCount: Int

  /// A reason why a file cannot be translated.
  struct Problem: Error {
    let message: TranslationMessage

    init(_ path: String, at place: (line: Int, column: Int) = (1, 1), _ text: String) {
      message = TranslationMessage(
        severity: .error,
        path: path,
        line: place.line,
        column: place.column,
        endColumn: place.column,
        text: text
      )
    }
  }

  /// Reads a source.
  static func read(_ text: SourceText) -> Result<AppSource, Problem> {
    guard text.bytes.count <= Translation.largestFile else {
      return .failure(
        Problem(text.path, "the file is larger than 4 MB and was not translated; split it")
      )
    }
    guard String(validating: text.bytes, as: UTF8.self) != nil else {
      return .failure(
        Problem(text.path, "the file is not UTF-8 and was not translated; save it as UTF-8")
      )
    }
    // The compiler skips a byte order mark at the start of a file, but not after our header.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let unmarked = text.bytes.starts(with: mark) ? Array(text.bytes.dropFirst(3)) : text.bytes
    var file = SourceFile(path: text.path, bytes: unmarked)
    if let zero = unmarked.firstIndex(of: 0) {
      let reason =
        "the file has a byte of zero here and was not translated; take it out, or save it as UTF-8"
      return .failure(Problem(text.path, at: file.place(at: zero), reason))
    }
    if let bytes = Conditions.decided(file) { file = SourceFile(path: text.path, bytes: bytes) }
    if let index = file.tokens.firstIndex(where: isUnpaired) {
      let place = file.place(at: file.tokens[index].start)
      let what = file.kind(index) == .open ? "is never closed" : "closes nothing"
      return .failure(
        Problem(
          text.path,
          at: place,
          "this bracket \(what): the file was not translated; mend it first"
        )
      )
    }
    if let index = firstTooDeep(file.tokens) {
      let place = file.place(at: file.tokens[index].start)
      return .failure(
        Problem(
          text.path,
          at: place,
          "more than 500 brackets are open here: the file was not translated; divide it"
        )
      )
    }
    let declarations = DeclarationReader.declarations(in: file)
    let dropped = Previews.ranges(in: file, declarations)
    guard !dropped.isEmpty else {
      return .success(AppSource(file: file, declarations: declarations, droppedCount: 0))
    }
    var bytes = file.bytes
    for index in dropped.joined() { Conditions.blank(file.tokens[index], in: &bytes) }
    file = SourceFile(path: text.path, bytes: bytes)
    return .success(
      AppSource(
        file: file,
        declarations: DeclarationReader.declarations(in: file),
        droppedCount: dropped.count
      )
    )
  }

  private static func isUnpaired(_ token: Token) -> Bool {
    (token.kind == .open || token.kind == .close) && token.match < 0
  }

  /// The first bracket that is deeper than any reader could follow.
  private static func firstTooDeep(_ tokens: [Token]) -> Int? {
    var depth = 0
    return tokens.firstIndex { token in
      depth += token.kind == .open ? 1 : token.kind == .close ? -1 : 0
      return depth > 500
    }
  }
}

/// Finds the code for Xcode and the system alone: previews and the entry point.
enum Previews {
  /// The tokens of each preview and of each entry point.
  static func ranges(in source: SourceFile, _ declarations: [Declaration]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for index in source.tokens.indices where source.name(index) == "#Preview" {
      let end = CallReader.call(in: source, of: index)?.end ?? index
      ranges.append(attributesStart(in: source, before: index)...end)
    }
    for declaration in declarations
    where isDropped(declaration) && declaration.end >= declaration.start {
      ranges.append(declaration.start...declaration.end)
    }
    return ranges
  }

  private static func isDropped(_ declaration: Declaration) -> Bool {
    declaration.kind.hasMembers
      && (declaration.inherited.contains("PreviewProvider")
        || declaration.kind == .structure
          && (declaration.inherited.contains("App") || declaration.attributes.contains("@main"))
        || declaration.inherited.contains("PreviewModifier")
        || declaration.kind == .classType
          && declaration.inherited.contains(where: delegates.contains))
  }

  /// The protocols of classes that the system makes.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
  ]

  /// The first of the attributes before a macro.
  private static func attributesStart(in source: SourceFile, before index: Int) -> Int {
    var start = index
    while start > 0 {
      if source.kind(start - 1) == .attribute {
        start -= 1
      } else if source.has(")", at: start - 1),
        source.kind(source.tokens[start - 1].match - 1) == .attribute
      {
        start = source.tokens[start - 1].match - 1
      } else {
        return start
      }
    }
    return start
  }
}
