/// The reason why a hierarchy could not be saved, or a saved state not restored.
///
/// Nothing has changed in either case. Coordinators wrap one in ``FlowError/savedStateRefused(_:)``.
public enum SavedStateProblem: Error, Hashable, Sendable {
  /// The route's type is neither `Codable` nor an enum of strings.
  case routeNotCodable(RouteDescription, owner: OwnerPath)

  /// The route's own `encode(to:)` failed.
  case routeNotEncoded(RouteDescription, owner: OwnerPath)

  /// The data exceeds the maximum size.
  case tooLarge(bytes: Int, limit: Int)

  /// The data at the place is not what a saved state has there.
  ///
  /// The place is empty if the data is not JSON, or if the decoder does not report one.
  case notReadable(at: String)

  /// This engine does not read the version.
  case unknownVersion(Int, newest: Int)

  /// The coordinator at `index` is inconsistent with the others.
  case brokenEntry(index: Int, EntryProblem)

  /// The state is that of another hierarchy.
  case otherRoot(saved: String, current: String)

  /// There is no coordinator at the path.
  case ownerMissing(OwnerPath)

  /// Screens are saved for a tab coordinator or an orchestrator that shows other coordinators.
  case containerHasStack(OwnerPath)

  /// There is no tab at the index; valid indices are below `count`.
  case noTab(OwnerPath, index: Int, count: Int)

  /// The coordinator that was created for the path has another name.
  case otherName(made: String, for: OwnerPath)
}

/// A problem with one coordinator of a saved state.
public enum EntryProblem: Hashable, Sendable {
  /// The first one has an owner, or there is none.
  case noRoot

  /// The owner is not one of those before it.
  case noOwner

  /// The index among its siblings is invalid.
  case noIndex(Int)

  /// Another one has the same place.
  case placeTaken

  /// A coordinator that it has pushed is not one of its children, or is pushed twice.
  case notPushable(Int)

  /// A coordinator that it presents is not one of its modals and detours, or is presented twice.
  case notPresentable(Int)

  /// It is a detour that its owner does not present.
  case detourNotPresented
}
