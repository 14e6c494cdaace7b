/// Finds the declarations of a source.
struct DeclarationReader {
  private let source: SourceFile
  private var found: [Declaration] = []

  /// The declarations whose body is open, with the index of its closing brace.
  private var open: [(close: Int, declaration: Int)] = []

  private init(source: SourceFile) { self.source = source }

  /// The declarations in the order of their names.
  static func declarations(in source: SourceFile) -> [Declaration] {
    var reader = DeclarationReader(source: source)
    for index in source.tokens.indices {
      while let last = reader.open.last, last.close <= index { reader.open.removeLast() }
      reader.read(at: index)
    }
    return reader.found
  }

  private mutating func read(at index: Int) {
    guard source.kind(index) == .identifier, !source.has(".", at: index - 1),
      source.name(index - 1) != "import",  // `import struct SwiftUI.Color`
      let kind = Declaration.Kind(rawValue: source.name(index))
    else { return }
    if source.has(":", at: index + 1) { return }  // a label
    switch kind {
    case .enumerationCase: readCases(at: index)
    case .initializer:
      guard isMemberLevel,
        source.has("(", at: index + 1) || source.has("<", at: index + 1)
          || source.text(index + 1) == "?" || source.text(index + 1) == "!"
      else { return }
      readFunction(kind, name: "init", at: index, nameToken: index)
    case .function:
      guard source.kind(index + 1) == .identifier || source.kind(index + 1) == .symbol else {
        return
      }
      readFunction(kind, name: source.text(index + 1), at: index, nameToken: index + 1)
    case .variable, .constant: readVariable(kind, at: index)
    default:
      guard source.kind(index + 1) == .identifier, source.name(index + 1) != "func",
        source.name(index + 1) != "var", source.name(index + 1) != "let"
      else { return }
      readType(kind, at: index)
    }
  }

  /// Whether the innermost open body has members.
  private var isMemberLevel: Bool {
    open.last.map { found[$0.declaration].kind.hasMembers } ?? false
  }

  private mutating func readType(_ kind: Declaration.Kind, at index: Int) {
    var declaration = made(kind, name: source.name(index + 1), at: index, nameToken: index + 1)
    var next = index + 2
    while kind == .extensionOfType, source.has(".", at: next), source.kind(next + 1) == .identifier
    {
      declaration.name += "." + source.name(next + 1)
      next += 2
    }
    if source.has("<", at: next) { declaration.generics = generics(&next) }
    let ends = kind == .alias || kind == .associatedType
    while next < headEnd(after: index), !source.has("{", at: next), !source.has("}", at: next) {
      if ends, source.startsLine(next) || source.has(";", at: next) { break }
      if DeclarationReader.otherHeads.contains(source.name(next)) { break }
      if source.kind(next) == .identifier, source.name(next) != "where",
        !source.has(".", at: next + 1)
      {
        declaration.inherited.append(source.name(next))
      }
      next = (source.close(of: next) ?? next) + 1
    }
    finish(&declaration, at: next)
  }

  private mutating func readFunction(
    _ kind: Declaration.Kind,
    name: String,
    at index: Int,
    nameToken: Int
  ) {
    var declaration = made(kind, name: name, at: index, nameToken: nameToken)
    var next = nameToken + 1
    while source.kind(next) == .symbol, !source.has("<", at: next) { next += 1 }
    if source.has("<", at: next) { declaration.generics = generics(&next) }
    guard source.has("(", at: next), let close = source.close(of: next) else { return }
    for argument in CallReader.arguments(in: source, open: next, close: close) {
      let label = argument.label ?? argument.value.lowerBound
      declaration.labels.append(source.name(label))
      declaration.hasDefault.append(
        argument.value.contains { source.has("=", at: $0) && source.kind($0) == .symbol }
      )
    }
    next = close + 1
    while next < headEnd(after: index), !source.has("{", at: next), !source.has("}", at: next),
      !source.has(";", at: next)
    {
      if source.startsLine(next),
        !["->", "where", "&", "async", "throws", "rethrows"].contains(source.text(next)),
        !["->", "&", ",", ":", "=="].contains(source.text(next - 1)),
        source.name(next - 1) != "where"
      {
        break
      }
      next = (source.close(of: next) ?? next) + 1
    }
    finish(&declaration, at: next)
  }

  private mutating func readVariable(_ kind: Declaration.Kind, at index: Int) {
    guard source.kind(index + 1) == .identifier else { return }
    var declaration = made(kind, name: source.name(index + 1), at: index, nameToken: index + 1)
    var next = index + 2
    if source.has(":", at: next) {
      let end = TypeReader.end(in: source, from: next + 1)
      if end > next + 1 { declaration.type = (next + 1)...(end - 1) }
      next = end
    }
    if source.has("=", at: next) {
      declaration.equals = next
      declaration.end = next
      found.append(declaration)
    } else if source.has("{", at: next), !source.isStatementBody(next) {
      finish(&declaration, at: next)
    } else {
      declaration.end = next - 1
      found.append(declaration)
    }
  }

  private mutating func readCases(at index: Int) {
    guard let last = open.last, found[last.declaration].kind == .enumeration,
      source.kind(index + 1) == .identifier
    else { return }
    var next = index + 1
    while source.kind(next) == .identifier {
      found.append(made(.enumerationCase, name: source.name(next), at: index, nameToken: next))
      next += 1
      while next < source.tokens.count, !source.has(",", at: next), !source.startsLine(next),
        !source.has("}", at: next), !source.has(";", at: next)
      {
        next = (source.close(of: next) ?? next) + 1
      }
      guard source.has(",", at: next) else { return }
      next += 1
    }
  }

  /// Reads generic parameters, and moves past them.
  private func generics(_ next: inout Int) -> [String] {
    var names: [String] = []
    var depth = 0
    let end = headEnd(after: next)
    while next < end {
      let text = source.text(next)
      if source.kind(next) == .symbol {
        depth += text.count { $0 == "<" }
        if text != "->" { depth -= text.count { $0 == ">" } }
      } else if source.kind(next) == .open || source.kind(next) == .close {
        guard let close = source.close(of: next), !source.has("{", at: next) else { return names }
        next = close
      } else if depth == 1, source.has("<", at: next - 1) || source.has(",", at: next - 1) {
        names.append(text == "each" ? source.text(next + 1) : text)
      }
      next += 1
      if depth <= 0 { return names }
    }
    return names
  }

  /// Keywords that begin another declaration.
  private static let otherHeads: Set<String> = [
    "struct", "enum", "func", "var", "let", "extension", "protocol", "import", "typealias",
  ]

  /// The index at which the head of a declaration must have ended, so that a source without bodies is not read repeatedly.
  private func headEnd(after index: Int) -> Int { min(source.tokens.count, index + 300) }

  private func made(
    _ kind: Declaration.Kind,
    name: String,
    at index: Int,
    nameToken: Int
  ) -> Declaration {
    var declaration = Declaration(
      kind: kind,
      name: name.filter { $0 != "`" },
      keyword: index,
      nameToken: nameToken,
      start: index,
      end: nameToken,
      parent: open.last?.declaration
    )
    var before = index - 1
    while before >= 0 {
      if source.kind(before) == .identifier, Declaration.modifiers.contains(source.name(before)) {
        declaration.modifiers.append(source.name(before))
      } else if source.kind(before) == .attribute {
        declaration.attributes.append(source.name(before))
      } else if source.has(")", at: before), source.tokens[before].match > 0 {
        // The arguments of an attribute, or of `private(set)`.
        let opening = source.tokens[before].match
        let isArgument =
          source.kind(opening - 1) == .attribute && source.touches(opening - 1, opening)
          || Declaration.modifiers.contains(source.name(opening - 1))
        guard isArgument else { break }
        before = opening
      } else {
        break
      }
      declaration.start = source.has("(", at: before) ? declaration.start : before
      before -= 1
    }
    return declaration
  }

  /// Adds a declaration whose body begins at an index, if it has one.
  private mutating func finish(_ declaration: inout Declaration, at next: Int) {
    if source.has("{", at: next), let close = source.close(of: next) {
      declaration.body = next...close
      declaration.end = close
      open.append((close, found.count))
    } else {
      declaration.end = max(declaration.nameToken, next - 1)
    }
    found.append(declaration)
  }
}

extension Declaration {
  static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "indirect",
    "required", "convenience", "dynamic", "optional", "isolated",
  ]
}
