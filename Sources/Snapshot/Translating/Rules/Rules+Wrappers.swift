extension FileTranslation {
  /// Translates an attribute.
  mutating func translateAttribute(at index: Int) -> Int {
    var name = file.name(index)
    var end = index
    if name == "@SwiftUI" || name == "@Combine", file.has(".", at: index + 1) {
      name = "@" + file.name(index + 2)
      end = index + 2
    }
    guard let entry = table[.wrapper, name],
      usesSwiftUI || FileTranslation.modelWrappers.contains(name),
      end > index || !isApps(String(name.dropFirst()), at: index)
    else { return index + 1 }
    if end > index { edits.remove((index + 1)...end) }
    let call = file.touches(end, end + 1) ? CallReader.call(in: file, of: end) : nil
    let member = attributed[index].map { source.declarations[$0] }
    switch entry.outcome {
    case .rule:
      count(entry, at: index)
      return translateWrapper(entry, call, of: member, at: index, end: end)
    case .refused: count(entry, at: index)
    case .leftOut:
      count(entry, at: index)
      edits.remove(index...max(end, call?.end ?? end))
    default:
      count(entry, at: index)
      edits.replace(index, with: ours(entry.ours))
    }
    return end + 1
  }

  private mutating func translateWrapper(
    _ entry: NameTable.Entry,
    _ call: Call?,
    of member: Declaration?,
    at index: Int,
    end: Int
  ) -> Int {
    let last = max(end, call?.parentheses?.upperBound ?? end)
    switch entry.name {
    case "@Environment": return translateEnvironment(call, of: member, at: index, end: end)
    case "@EnvironmentObject":
      let type = member?.type.map { file.text(of: $0) } ?? "Never"
      edits.replace(index, with: ours("@Inherited") + "(\(type).self)")
    case "@ObservedObject", "@Bindable":
      let isLocal = member?.parent.map { !source.declarations[$0].kind.hasMembers } ?? true
      if member?.equals != nil, !isLocal {
        edits.replace(index, with: ours("@Local"))
      } else {
        edits.remove(index...end)
        if isLocal, let member { edits.replace(member.keyword, with: "let") }
      }
    case "@Query", "@FetchRequest":
      return translateQuery(entry, call, of: member, at: index, end: end)
    case "@Entry":
      if let member { translateEntry(member) }
      edits.remove(index...end)
    default:
      edits.replace(index, with: ours(entry.ours))
      if last > end { edits.remove((end + 1)...last) }
      giveDefault(to: member, alsoToBool: entry.name != "@State")
      if entry.name == "@Namespace", let member { edits.insert(" = 0", after: member.nameToken) }
    }
    return last + 1
  }

  /// Initializes an optional member without a value to `nil`, and a `Bool` one to `false` if `includesBool`.
  private mutating func giveDefault(to member: Declaration?, alsoToBool includesBool: Bool) {
    guard let member, member.equals == nil, let type = member.type else { return }
    let text = file.text(of: type)
    if text.hasSuffix("?") || text.hasPrefix("Optional<") {
      edits.insert(" = nil", after: type.upperBound)
    } else if includesBool, text == "Bool" {
      edits.insert(" = false", after: type.upperBound)
    }
  }

  /// `@Entry var level = 1` becomes a separate key, on the same line.
  private mutating func translateEntry(_ member: Declaration) {
    let key = "EntryOf_" + member.name
    let end = ExpressionReader.end(in: file, from: member.equals.map { $0 + 1 } ?? member.end + 1)
    let isOptional = member.type.map { file.text(of: $0).hasSuffix("?") } ?? false
    edits.insert(
      ": \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "enum \(key): \(ours("InheritedKey")) { static let defaultValue",
      after: member.nameToken
    )
    let last = member.equals == nil ? member.end : end - 1
    edits.insert(member.equals == nil && isOptional ? " = nil }" : " }", after: last)
  }

  private mutating func translateEnvironment(
    _ call: Call?,
    of member: Declaration?,
    at index: Int,
    end: Int
  ) -> Int {
    edits.replace(index, with: ours("@Inherited"))
    guard let call, let parentheses = call.parentheses, let value = call.arguments.first?.value,
      file.has("\\", at: value.lowerBound)
    else { return end + 1 }
    if file.name(value.upperBound - 1) == "presentationMode", let member {
      counts[.rule, default: 0] += 1
      edits.replace(value.upperBound - 1, with: "dismiss")
      dismissals.insert(member.name)
      return parentheses.upperBound + 1
    }
    translateKey(from: value.lowerBound)
    return parentheses.upperBound + 1
  }

  /// Translates the key path to an inherited value that begins at an index.
  mutating func translateKey(from index: Int) {
    // `\.key`, or `\EnvironmentValues.key`
    var name = index + 1
    if file.name(name) == "EnvironmentValues" {
      edits.replace(name, with: ours("InheritedValues"))
      name += 1
    }
    guard file.has(".", at: name) else { return }
    name += 1
    guard let entry = table[.key, file.name(name)], !app.declaresKey(file.name(name)) else {
      return
    }
    count(entry, at: name)
    if !entry.ours.isEmpty { edits.replace(name, with: entry.ours) }
  }
}

extension AppNames {
  /// Whether the app declares a key of the environment with that name.
  func declaresKey(_ name: String) -> Bool { keys.contains(name) }
}

/// Finds the ends of expressions.
enum ExpressionReader {
  /// The index after the expression that begins at an index.
  static func end(in file: SourceFile, from index: Int) -> Int {
    var next = index
    while next < min(file.tokens.count, index + 5000) {
      if file.kind(next) == .close || file.has(";", at: next) || file.has(",", at: next) {
        return next
      }
      if next > index, file.startsLine(next), !file.has(".", at: next), file.kind(next) != .symbol,
        file.kind(next - 1) != .symbol || file.endsValue(next - 1), !file.has(".", at: next - 1)
      {
        return next
      }
      next = (file.close(of: next) ?? next) + 1
    }
    return next
  }
}

extension FileTranslation {
  /// The wrappers found in model files, which need not import SwiftUI.
  private static let modelWrappers: Set<String> = [
    "@Published", "@Query", "@Model", "@Attribute", "@Relationship", "@Transient",
  ]

  /// Makes a `@Model` class conform to `StoredModel`.
  mutating func conformToStoredModel(_ declaration: Declaration) {
    guard declaration.attributes.contains("@Model"), let body = declaration.body else { return }
    let separator = file.has(":", at: declaration.nameToken + 1) ? ", " : ": "
    edits.insert(separator + ours("StoredModel") + " ", before: body.lowerBound)
    // Predicates read it on any actor.
    if !declaration.attributes.contains("@MainActor"),
      !declaration.modifiers.contains("nonisolated")
    {
      edits.insert("nonisolated ", before: declaration.keyword)
    }
  }

  /// `@Query(…) var notes: [Note]` is computed from an inherited store.
  private mutating func translateQuery(
    _ entry: NameTable.Entry,
    _ call: Call?,
    of member: Declaration?,
    at index: Int,
    end: Int
  ) -> Int {
    let last = max(end, call?.parentheses?.upperBound ?? end)
    guard let member, let type = member.type else { return last + 1 }
    let isFetched = entry.name == "@FetchRequest"
    let isArray = file.has("[", at: type.lowerBound) && file.has("]", at: type.upperBound)
    let isGeneric = file.has("<", at: type.lowerBound + 1)
    let model =
      isArray || isGeneric
      ? file.text(of: (type.lowerBound + (isArray ? 1 : 2))...(type.upperBound - 1))
      : "(\(file.text(of: type))).Element"
    let query = "_" + member.name
    let isSet = file.tokens.indices.contains { file.name($0) == query }
    let hasArguments = call?.arguments.isEmpty == false && !isFetched
    edits.replace(
      index,
      with: ours("@Inherited") + "(\\.modelContext) private var \(member.name)_store; private "
        + (isSet ? "var" : "let") + " \(query) = \(ours("StoreQuery"))<\(model)>"
        + (hasArguments ? "" : "();")
    )
    if hasArguments, let call {
      for argument in call.arguments where argument.label.map(file.name) == "animation" {
        removeArgument(argument, of: call)
      }
      edits.insert(";", after: last)
    } else if last > end {
      edits.remove((end + 1)...last)
    }
    if isFetched {
      edits.replace(type.lowerBound, with: "Array")
      if call?.arguments.isEmpty == false {
        warn("the models are shown in the order in which a test puts them in", at: index)
      }
    }
    edits.insert(" { \(query).values(in: \(member.name)_store) }", after: type.upperBound)
    return hasArguments ? end + 1 : last + 1
  }
}
