extension FileTranslation {
  /// The wrappers that files of models have, which need not import SwiftUI.
  static let modelWrappers: Set<String> = [
    "@Published", "@Query", "@Model", "@Attribute", "@Relationship", "@Transient",
  ]

  /// A class of stored models conforms to the protocol of these.
  mutating func makeStored(_ declaration: Declaration) {
    guard declaration.attributes.contains("@Model"), let body = declaration.body else { return }
    let separator = file.has(":", at: declaration.nameToken + 1) ? ", " : ": "
    edits.insert(separator + ours("StoredModel") + " ", before: body.lowerBound)
    // Predicates read it anywhere.
    if !declaration.attributes.contains("@MainActor"),
      !declaration.modifiers.contains("nonisolated")
    {
      edits.insert("nonisolated ", before: declaration.keyword)
    }
  }

  /// `@Query(…) var notes: [Note]` is computed from a store that is inherited.
  mutating func translateQuery(
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
