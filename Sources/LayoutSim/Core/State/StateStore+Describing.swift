extension StateStore {
  /// The state of all elements in words, in an order that depends on nothing but their places.
  ///
  /// - Returns: For each member its place, with the names of its element and of itself, and its value.
  package var describedMembers: [DescribedMember] {
    // The places of all elements, once a member is found: most screens have none.
    lazy var places = self.places
    var members: [DescribedMember] = []
    for (identity, slot) in present {
      for (index, member) in slot.members.sorted(by: { $0.key < $1.key }) {
        guard let storage = member as? any DescribedStorage,
          // What has the focus is told by the field.
          !(storage.describedValue is FieldFocus)
        else { continue }
        let name = slot.names?.members.dropFirst(index).first ?? "\(index)"
        members.append(
          DescribedMember(
            place: places(identity),
            name: "\(slot.names?.element ?? "element").\(name)",
            value: DescribedValue(storage.describedValue)
          )
        )
      }
    }
    return members.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// The steps from the root to an identity, in words.
  ///
  /// Numbers of places depend on the order in which elements came, so they are followed instead of being printed.
  private var places: (Identity) -> String {
    var anchors: [Int: Identity] = [:]
    for (identity, slot) in present { anchors[slot.number] = identity }
    return { identity in
      var parts: [String] = []
      var next: Identity? = identity
      while let current = next {
        let steps = current.steps.map(\.words).joined(separator: ".")
        parts.append(current.occurrence == 0 ? steps : "\(steps)#\(current.occurrence)")
        next = anchors[current.anchor]
      }
      return parts.reversed().joined(separator: "/")
    }
  }
}

/// One value of an element's state, in words.
package struct DescribedMember {
  /// Its place among the elements of its screen.
  package let place: String

  /// The names of its element and of itself: `FilterScreen.isOn`.
  package let name: String

  /// The value.
  package let value: DescribedValue
}

extension IdentityStep {
  fileprivate var words: String {
    switch self {
    case .position(let position): "\(position)"
    case .number(let number): "id \(number)"
    case .explicit(let id): "id \(DescribedValue(id.base).words)"
    case .type: "any"
    }
  }
}
