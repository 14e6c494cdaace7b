import Foundation
import LayoutSim
import Observation

/// A model in a store.
///
/// It stands for SwiftData's `PersistentModel`.
public protocol StoredModel: AnyObject, Observable, Identifiable, Hashable {}

extension StoredModel {
  /// No store: a model has no reference to the one that contains it.
  public var modelContext: ModelStore? { nil }

  /// Whether both are the same model.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The models that a test inserts, in place of a database.
///
/// ```swift
/// let store = ModelStore([Note(text: "Milk")])
/// let stage = Stage(on: .iPhone15) { NotesView().environment(\.modelContext, store) }
/// ```
///
/// It stands for SwiftData's `ModelContext` and for Core Data's contexts. Nothing is written anywhere.
@Observable
public final class ModelStore {
  private var models: [any AnyObject]

  /// Creates a store with models, in the order in which queries without a sort return them.
  public init(_ models: [any AnyObject] = []) { self.models = models }

  /// Adds a model.
  public func insert(_ model: some AnyObject) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
  }

  /// Removes a model.
  public func delete(_ model: some AnyObject) { models.removeAll { $0 === model } }

  /// Does nothing: everything is saved.
  public func save() throws {}

  /// Whether something has to be saved: always `false`.
  public var hasChanges: Bool { false }

  /// The models of a query.
  public func fetch<Model>(_ query: StoreQuery<Model>) throws -> [Model] { query.values(in: self) }

  /// How many models a query has.
  public func fetchCount<Model>(_ query: StoreQuery<Model>) throws -> Int {
    query.values(in: self).count
  }

  fileprivate func all<Model>(_ type: Model.Type) -> [Model] { models.compactMap { $0 as? Model } }
}

/// A selection of the models of a store, with an order.
///
/// It stands for SwiftData's `Query` and `FetchDescriptor`.
public struct StoreQuery<Model> {
  /// Selects models; `nil` for all of a type.
  public var predicate: Predicate<Model>?

  /// The order, the first one first; empty for that of the store.
  public var sortBy: [SortDescriptor<Model>]

  /// The order of two models by a value; `nil` for another order.
  private var isBefore: ((Model, Model) -> Bool)?

  /// The largest number of models; `nil` and zero for any, as for `NSFetchRequest`.
  public var fetchLimit: Int?

  /// Creates a query.
  public init(
    predicate: Predicate<Model>? = nil,
    sortBy: [SortDescriptor<Model>] = []
  ) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// Creates a query.
  public init(
    filter: Predicate<Model>? = nil,
    sort: [SortDescriptor<Model>],
    animation: Void? = nil
  ) {
    self.init(predicate: filter, sortBy: sort)
  }

  /// Creates a query in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Model>? = nil,
    sort path: KeyPath<Model, Value>,
    order: SortOrder = .forward,
    animation: Void? = nil
  ) {
    self.init(predicate: filter)
    isBefore = { first, second in
      let (first, second) = (first[keyPath: path], second[keyPath: path])
      return order == .forward ? first < second : second < first
    }
  }

  /// Creates a query.
  public init(filter: Predicate<Model>?, animation: Void? = nil) { self.init(predicate: filter) }

  /// Creates a query from a descriptor.
  public init(_ query: StoreQuery<Model>, animation: Void? = nil) { self = query }

  /// Its models in a store.
  public func values(in store: ModelStore) -> [Model] {
    var models = store.all(Model.self)
    if let predicate { models = models.filter { (try? predicate.evaluate($0)) ?? false } }
    if let isBefore { models.sort(by: isBefore) }
    if !sortBy.isEmpty { models.sort(using: sortBy) }
    return fetchLimit.flatMap { $0 > 0 ? Array(models.prefix($0)) : nil } ?? models
  }
}

private enum ModelStoreKey: InheritedKey {
  static var defaultValue: ModelStore? { nil }
}

extension InheritedValues {
  /// The store of the screen; an empty one unless a test inserts one.
  public var modelContext: ModelStore {
    get { self[ModelStoreKey.self] ?? ModelStore() }
    set { self[ModelStoreKey.self] = newValue }
  }
}

/// The identity of an object of Core Data.
public typealias EntityID = ObjectIdentifier

/// An object of Core Data, which a test creates and fills.
///
/// It stands for `NSManagedObject`. Nothing is saved, predicates of requests are ignored, and the inverse of a relationship is
/// not set.
open class EntityObject: Identifiable, Hashable {
  /// The store in which it was created; `nil` once that is gone.
  public private(set) weak var managedObjectContext: ModelStore?

  /// Creates an object in `context`.
  public required init(context: ModelStore) {
    managedObjectContext = context
    context.insert(self)
  }

  /// The identity.
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
