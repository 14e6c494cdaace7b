/// The names of a prototype's sections, by which they are addressed.
struct PrototypeNames {
  /// For each state its name: its `id`, or another one where that is no part of an address, or another state's, too.
  let all: [String]

  /// The names of `states`.
  ///
  /// - Complexity: O(length of all identifiers).
  init(_ states: [MapState]) {
    var used: Set<String> = []
    var names = states.map { state in
      PrototypeNames.isUsable(state.id) && used.insert(state.id).inserted ? state.id : nil
    }
    for index in names.indices where names[index] == nil {
      var number = index + 1
      while !used.insert("state-\(number)").inserted { number += states.count }
      names[index] = "state-\(number)"
    }
    all = names.map { $0 ?? "" }
  }

  /// Whether an identifier stands in an address as it is, and is none of those that drawings have.
  private static func isUsable(_ id: String) -> Bool {
    guard !id.isEmpty, id.utf8.count <= 200, !id.hasSuffix("-gradient") else { return false }
    return id.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && !"\"<>&#%:\u{7F}".unicodeScalars.contains(scalar)
        && !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && !scalar.properties.isNoncharacterCodePoint
        && scalar.properties.generalCategory != .control
    }
  }
}
