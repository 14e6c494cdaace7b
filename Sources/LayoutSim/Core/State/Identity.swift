/// One step from an element to a part of it.
@usableFromInline
enum IdentityStep: Hashable {
  /// The position among siblings, or the branch that was taken.
  case position(Int)

  /// A number that was set as an id.
  case number(Int)

  /// Any other id that was set.
  case explicit(AnyHashable)

  /// The type of type-erased content.
  case type(ObjectIdentifier)
}

/// The exact place of an element in the tree: a place above it, and the steps from there.
struct Identity: Hashable {
  /// The number of the nearest stateful place above; 0 at the root.
  var anchor: Int

  /// The steps from there.
  var steps: [IdentityStep]

  /// The type of the element, so that another type at the same place starts afresh.
  var type: ObjectIdentifier

  /// The number of earlier elements with the same place in the same pass: nonzero for duplicate ids.
  var occurrence: Int
}
