/// One step from an element to a part of it.
@usableFromInline
enum IdentityStep: Hashable {
  /// The position among siblings, or the branch taken.
  case position(Int)

  /// A number that the author gave as an id.
  case number(Int)

  /// Any other id that the author gave.
  case explicit(AnyHashable)

  /// The type of content whose type is only known at run time.
  case type(ObjectIdentifier)
}

/// The place of an element in the tree, exactly: a place above it, and the steps from there.
struct Identity: Hashable {
  /// The number of the nearest stateful place above; 0 at the root.
  var anchor: Int

  /// The steps from there.
  var steps: [IdentityStep]

  /// The type that stands at the place, so that another type there starts afresh.
  var type: ObjectIdentifier

  /// How many elements claimed the same place before in the same pass: nonzero where ids repeat.
  var occurrence: Int
}
