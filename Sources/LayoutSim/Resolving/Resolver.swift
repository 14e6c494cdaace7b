/// Turns elements into a flat tree of boxes.
///
/// A resolver walks down the elements once for each pass. It knows the values that are inherited
/// at the present place and the identity of that place, and collects what elements tell upwards.
/// Elements meet it in ``Element/resolve(into:)``; an element with a body never needs it.
@MainActor
public struct Resolver: ~Copyable {
  /// The values handed down to the present place.
  public internal(set) var inherited: InheritedValues

  var store = NodeStore()
  let pixel: Double

  /// How many boxes the present container has got so far.
  var childCount = 0

  /// The axis of the nearest stack; `nil` where there is none, or layers are nearer.
  var stackAxis: LayoutAxis?

  /// What the elements resolved so far in the present container told upwards.
  var preferences = PreferenceValues()

  /// Whether the present container has content of which there may be more or less another time.
  var isDynamic = false

  /// Whether what each child of the present container tells is kept by child.
  var recordsChildren = false

  var preferenceObservers: [PreferenceObserver] = []

  /// What elements were resolved for, to be compared with what layout finds.
  var assumptions: [any LayoutAssumption] = []

  var place: PlaceTracker
  private let catalogue: MemberCatalogue

  init(
    inherited: InheritedValues,
    pixel: Double,
    state: StateStore,
    catalogue: MemberCatalogue
  ) {
    self.inherited = inherited
    self.pixel = pixel
    self.catalogue = catalogue
    place = PlaceTracker(state: state)
  }
}

/// A delivery that waits for the end of layout.
struct PreferenceObserver {
  let slot: StateSlot

  /// The first box of the content that it listens to, at the time.
  let node: Int
  let value: Any
  let deliver: @MainActor () -> Void
}

extension Resolver {
  // The generic shells are inlinable, since SwiftPM's release builds specialise no others for the
  // modules that use them.

  /// Resolves `element` as the `position`th part of the present one.
  @inlinable
  public mutating func child<Child: Element>(_ element: Child, at position: Int) {
    enterPart(position)
    element.resolve(into: &self)
    leavePart()
  }

  /// Resolves the body of `element`, its state members tied to their place.
  @inlinable
  mutating func composite<Composite: Element>(_ element: Composite) {
    if hasMembers(element) {
      stateful(element)
    } else {
      element.body.resolve(into: &self)
    }
  }

  @usableFromInline
  mutating func enterPart(_ position: Int) {
    place.steps.append(.position(position))
  }

  @usableFromInline
  mutating func enterPart(id: AnyHashable) {
    place.steps.append(.explicit(id))
  }

  @usableFromInline
  mutating func leavePart() {
    place.steps.removeLast()
  }

  @usableFromInline
  func hasMembers<Composite: Element>(_ element: Composite) -> Bool {
    if case .none = catalogue.places(in: element) { return false }
    return true
  }

  @usableFromInline
  mutating func stateful<Composite: Element>(_ element: Composite) {
    let places = catalogue.places(in: element)
    let slot = place.claim(Composite.self)
    var bound = element
    catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
    let outer = place.enter(slot)
    bound.body.resolve(into: &self)
    place.leave(to: outer)
  }

  /// Resolves `content` with other inherited values.
  mutating func inheriting(
    _ change: (inout InheritedValues) -> Void,
    content: (inout Resolver) -> Void
  ) {
    let outer = inherited
    change(&inherited)
    content(&self)
    inherited = outer
  }
}
