import Foundation
import LayoutSim
import Observation

/// What tells an object of Core Data from others.
public typealias EntityID = ObjectIdentifier

/// An object of Core Data, which a test makes and gives its values.
///
/// It stands for `NSManagedObject`. Nothing is saved, a predicate of a request is not asked, and the other side of a relationship is
/// not set.
open class EntityObject: Identifiable, Hashable {
  /// The store in which it was made; `nil` after that is gone.
  public private(set) weak var managedObjectContext: ModelStore?

  /// Creates an object, and puts it into `context`.
  public required init(context: ModelStore) {
    managedObjectContext = context
    context.insert(self)
  }

  /// What tells it from others.
  public var objectID: EntityID { ObjectIdentifier(self) }

  /// Whether both are the same object.
  public static func == (first: EntityObject, second: EntityObject) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The objects of a relationship without one of them.
  public func rest(of set: Any?, without object: EntityObject) -> [EntityObject] {
    let all = (set as? NSOrderedSet)?.array ?? (set as? NSSet)?.allObjects ?? []
    return all.compactMap { $0 as? EntityObject }.filter { $0 != object }
  }
}
