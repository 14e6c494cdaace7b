/// What is known about the state members of the element types met so far.
@MainActor
final class MemberCatalogue {
  private var places: [ObjectIdentifier: MemberPlaces] = [:]

  /// Where the members of the type of `element` are.
  func places<Value: Element>(in element: Value) -> MemberPlaces {
    let type = ObjectIdentifier(Value.self)
    if let known = places[type] { return known }
    let learnt = MemberPlaces.learn(element)
    places[type] = learnt
    return learnt
  }

  /// Ties the members of `element` to `slot`, in its own copy where the value stands elsewhere too.
  func bind<Value: Element>(
    _ element: inout Value,
    at places: MemberPlaces,
    to slot: StateSlot,
    inherited: InheritedValues
  ) {
    switch places {
    case .none:
      return
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
}
