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
      setNothing(to: member, isAlways: entry.name != "@State")
      if entry.name == "@Namespace", let member { edits.insert(" = 0", after: member.nameToken) }
    }
    return last + 1
  }

  /// Gives an optional member without a value `nil`, and one of a wrapper that has a value of its own `false`.
  private mutating func setNothing(to member: Declaration?, isAlways: Bool) {
    guard let member, member.equals == nil, let type = member.type else { return }
    let text = file.text(of: type)
    if text.hasSuffix("?") || text.hasPrefix("Optional<") {
      edits.insert(" = nil", after: type.upperBound)
    } else if isAlways, text == "Bool" {
      edits.insert(" = false", after: type.upperBound)
    }
  }

  /// `@Entry var level = 1` is a key of its own, in the same line.
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

/// Finds where an expression ends.
enum ExpressionReader {
  /// The index behind the expression that begins at an index.
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
