/// The state members of the element types seen so far.
@MainActor
final class MemberCatalogue {
  /// The catalogue of all trees: its content depends only on the types.
  static let shared = MemberCatalogue()

  private var places: [ObjectIdentifier: MemberPlaces] = [:]
  private var names: [ObjectIdentifier: MemberNames] = [:]

  /// The places of the members in the type of `element`.
  func places<Value>(in element: Value) -> MemberPlaces {
    let type = ObjectIdentifier(Value.self)
    if let known = places[type] { return known }
    let learnt = MemberPlaces.learn(element)
    places[type] = learnt
    return learnt
  }

  /// Binds the members of `element` to `slot`, in a copy if the value is used elsewhere, too.
  func bind<Value>(
    _ element: inout Value,
    at places: MemberPlaces,
    to slot: StateSlot,
    inherited: InheritedValues
  ) {
    if case .none = places { return }
    if slot.names == nil { slot.names = names(of: element) }
    switch places {
    case .none:
      break
    case .reflected:
      for (index, box) in MemberPlaces.reflectedBoxes(of: element).enumerated() {
        box.bind(to: slot, index: index, inherited: inherited)
      }
    case .offsets(let offsets):
      for (index, offset) in offsets.enumerated() {
        var box = MemberPlaces.box(at: offset, of: element)
        if let bound = box.slot, bound !== slot {
          box = box.fresh()
          MemberPlaces.replaceReference(at: offset, of: &element, by: box)
        }
        box.bind(to: slot, index: index, inherited: inherited)
      }
    }
  }

  private func names<Value>(of element: Value) -> MemberNames {
    let type = ObjectIdentifier(Value.self)
    if let known = names[type] { return known }
    let learnt = MemberNames(
      element: typeName(Value.self),
      members: MemberPlaces.reflectedNames(of: element)
    )
    names[type] = learnt
    return learnt
  }
}

/// The names of the members of an element type.
final class MemberNames {
  let element: String
  let members: [String]

  init(element: String, members: [String]) {
    self.element = element
    self.members = members
  }
}
