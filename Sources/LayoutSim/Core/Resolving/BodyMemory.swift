import Observation

/// An element, a modifier or a design, and what its body returned when it last ran.
final class BodyMemory<Maker, Made> {
  /// The element, with its members bound.
  var maker: Maker

  /// The element that was passed last, if it counts as equal to the one whose body ran without being the same.
  var passedOver: Maker?

  var body: Made

  /// Runs the body.
  var make: @MainActor (Maker) -> Made

  /// The settling in which it last ran.
  var settling = 0

  /// Whether findings about stale content are silenced there.
  var isSilenced = false

  init(_ maker: Maker, body: Made, _ make: @escaping @MainActor (Maker) -> Made) {
    (self.maker, self.body, self.make) = (maker, body, make)
  }
}

/// A remembered body, whatever its type.
@MainActor
protocol RememberedBody: AnyObject {
  /// The content that would differ if the body, which did not run in `settling`, ran now; `nil` if none would.
  func staleness(after settling: Int) -> StaleContent?
}

extension BodyMemory: RememberedBody {
  func staleness(after settling: Int) -> StaleContent? {
    guard !isSilenced, self.settling != settling || passedOver != nil else { return nil }
    let catalogue = MemberCatalogue.shared
    var newest = maker
    if var other = passedOver, catalogue.share(membersOf: maker, with: &other) { newest = other }
    let present = Evaluation.attempt { make(newest) }
    let comparison = catalogue.comparison(of: Made.self, for: .appearance)
    guard !comparison.areEqual(body, present),
      let difference = ValueDifference(from: body, to: present)
    else { return nil }
    // Where the value that was evaluated still gives the same body, the newer one was passed over.
    let isUnchanged = comparison.areEqual(body, Evaluation.attempt { make(maker) })
    return StaleContent(
      reader: typeName(Maker.self),
      difference: difference,
      cause: isUnchanged ? .equalValue : .unobserved(unobservedClass(in: newest))
    )
  }

  /// The class of a member that nothing observes; `nil` if there is none.
  private func unobservedClass(in element: Maker) -> String? {
    for child in Mirror(reflecting: element).children {
      guard let member = StaleContent.content(of: child.value), type(of: member) is AnyClass,
        !(member is any Observable), !(child.value is any StateMember)
      else { continue }
      return _typeName(type(of: member), qualified: false)
    }
    return nil
  }
}
