/// The state members of the element types seen so far.
@MainActor
final class MemberCatalogue {
  /// The catalogue of all trees: its content depends only on the types.
  static let shared = MemberCatalogue()

  private var places: [ObjectIdentifier: MemberPlaces] = [:]
  private var names: [ObjectIdentifier: MemberNames] = [:]

  /// The comparisons of values, by purpose and by type.
  private var comparisons: [[ObjectIdentifier: ValueComparison]] = [[:], [:], [:]]

  private var kinds: [ObjectIdentifier: EvaluationKind] = [:]

  /// The places of the members in the type of `element`.
  func places<Value>(in element: Value) -> MemberPlaces {
    let type = ObjectIdentifier(Value.self)
    if let known = places[type] { return known }
    let learnt = MemberPlaces.learn(element)
    places[type] = learnt
    return learnt
  }

  /// How the body of `element` is evaluated: those of this module do not run code of the app, and but for a
  /// ``KeptElement`` cost less than remembering what they returned.
  func evaluationKind<Value>(of element: Value) -> EvaluationKind {
    let type = ObjectIdentifier(Value.self)
    if let known = kinds[type] { return known }
    var kind = EvaluationKind.remembered
    if Value.self is any KeptElement.Type {
      kind = .kept
    } else if _typeName(Value.self, qualified: true).hasPrefix("LayoutSim.") {
      if case .none = places(in: element) { kind = .stateless } else { kind = .stateful }
    }
    kinds[type] = kind
    return kind
  }

  /// The comparison of values of `type`.
  func comparison<Value>(
    of type: Value.Type,
    for purpose: ValueComparison.Purpose = .identity
  ) -> ValueComparison {
    if let known = comparisons[purpose.rawValue][ObjectIdentifier(type)] { return known }
    let comparison = ValueComparison(of: type, for: purpose)
    comparisons[purpose.rawValue][ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// Lets `element` share the members of `bound`, another value of its type; returns whether that is possible.
  func share<Value>(membersOf bound: Value, with element: inout Value) -> Bool {
    switch places(in: bound) {
    case .none: return true
    case .reflected: return false
    case .offsets(let offsets):
      for offset in offsets {
        MemberPlaces.replaceReference(
          at: offset,
          of: &element,
          by: MemberPlaces.box(at: offset, of: bound)
        )
      }
      return true
    }
  }

  /// Whether the body of `element`, whose members are bound, would read the same under `inherited` values.
  func areCurrent<Value>(
    _ element: Value,
    at places: MemberPlaces,
    under inherited: InheritedValues
  ) -> Bool {
    var areCurrent = true
    // Each is asked, because some take part in the pass by it.
    for box in boxes(of: element, at: places) where !box.isCurrent(under: inherited) {
      areCurrent = false
    }
    return areCurrent
  }

  private func boxes<Value>(of element: Value, at places: MemberPlaces) -> [MemberBox] {
    switch places {
    case .none: []
    case .reflected: MemberPlaces.reflectedBoxes(of: element)
    case .offsets(let offsets): offsets.map { MemberPlaces.box(at: $0, of: element) }
    }
  }

  /// Binds the members of `element` to `slot`.
  ///
  /// They are copies, so that the value itself, which an app may store, has no access to the state of the place, as on a
  /// device (forums.swift.org 31944, and the warning about state outside of a view; well established).
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
        if box.slot !== slot {
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

/// A member of an element type.
struct MemberPlace: Sendable {
  let names: MemberNames
  let index: Int

  var name: String { names.members.dropFirst(index).first ?? "state" }
}

/// The names of the members of an element type.
final class MemberNames: Sendable {
  let element: String
  let members: [String]

  init(element: String, members: [String]) {
    self.element = element
    self.members = members
  }
}
