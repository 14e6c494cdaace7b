import Testing

@testable import FlowEngine

extension AnyCoordinator {
  /// This coordinator and all below it, owners first.
  var allCoordinators: [AnyCoordinator] {
    [self] + owned.flatMap(\.allCoordinators)
  }

  /// Whether this coordinator and `other` have the same path and equal `router.state`.
  func isLike(_ other: AnyCoordinator) -> Bool {
    func compare<R: Route>(_ type: R.Type) -> Bool {
      guard let mine = (self as? Coordinator<R>)?.router,
        let its = (other as? Coordinator<R>)?.router
      else { return false }
      return mine.state == its.state
    }
    return ownerPath == other.ownerPath && compare(baseRouter.routeMetatype)
  }
}

/// Expects that two hierarchies are in the same observable state.
@MainActor
func expectAlike(
  _ one: AnyCoordinator,
  _ other: AnyCoordinator,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(one.composition == other.composition, sourceLocation: sourceLocation)
  #expect(try one.savedState() == other.savedState(), sourceLocation: sourceLocation)
  #expect(
    one.allCoordinators.map(\.ownerPath) == other.allCoordinators.map(\.ownerPath),
    sourceLocation: sourceLocation
  )
  for (mine, its) in zip(one.allCoordinators, other.allCoordinators) {
    #expect(mine.isLike(its), "\(mine.ownerPath)", sourceLocation: sourceLocation)
  }
}

/// Expects that `call` is refused with `problem`, and that `root` is as it was.
@MainActor
func expectRefused(
  _ problem: SavedStateError,
  _ root: AnyCoordinator,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws -> Void
) throws {
  try expectUnchanged(root, sourceLocation: sourceLocation) {
    #expect(
      throws: FlowError.savedStateRefused(problem),
      sourceLocation: sourceLocation,
      performing: call
    )
  }
}

/// Expects that nothing of `root` is changed by `body`.
@MainActor
func expectUnchanged(
  _ root: AnyCoordinator,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) throws {
  let composition = root.composition
  let state = try root.savedState()
  let revision = root.revision
  try body()
  #expect(root.composition == composition, sourceLocation: sourceLocation)
  #expect(try root.savedState() == state, sourceLocation: sourceLocation)
  #expect(root.revision == revision, sourceLocation: sourceLocation)
  #expect(root.unhandledErrors == [], sourceLocation: sourceLocation)
}

extension SavedState {
  /// The same state after an update of the app in which routes with these identifiers went.
  func losing(_ identifiers: String...) -> SavedState {
    func lose(_ route: inout SavedRoute) {
      guard identifiers.contains(route.identifier) else { return }
      route = SavedRoute(type: route.type, identifier: route.identifier, payload: .json("gone"))
    }
    return changing { entry in
      lose(&entry.root)
      for index in entry.stack.indices { lose(&entry.stack[index]) }
      for index in entry.presentations.indices { lose(&entry.presentations[index].route) }
    }
  }

  /// The same state with its entries changed.
  func changing(_ change: (inout SavedCoordinator) -> Void) -> SavedState {
    SavedState(
      coordinators: coordinators.map {
        var entry = $0
        change(&entry)
        return entry
      },
      surfaces: surfaces
    )
  }

  /// The same state with the entry at `index` changed.
  func changing(_ index: Int, _ change: (inout SavedCoordinator) -> Void) -> SavedState {
    var entries = coordinators
    change(&entries[index])
    return SavedState(coordinators: entries, surfaces: surfaces)
  }
}
