/// Why a hierarchy could not be saved, or a saved state not be restored.
///
/// Nothing has changed then. Coordinators wrap one in ``FlowError/savedStateRefused(_:)``.
public enum SavedStateProblem: Error, Hashable, Sendable {
  /// The route's type is neither `Codable` nor an enum of strings.
  case routeNotCodable(RouteDescription, owner: OwnerPath)

  /// The route's own `encode(to:)` failed.
  case routeNotEncoded(RouteDescription, owner: OwnerPath)

  /// The data is larger than any that is written or read.
  case tooLarge(bytes: Int, limit: Int)

  /// What is at the place in the data is not what a saved state has there.
  ///
  /// The place is empty for data that is no JSON, and where the decoder does not say.
  case notReadable(at: String)

  /// The version is not among those that this engine reads.
  case unknownVersion(Int, newest: Int)

  /// The coordinator at `index` does not fit the others.
  case brokenEntry(index: Int, EntryProblem)

  /// The state is that of another hierarchy.
  case otherRoot(saved: String, current: String)

  /// There is no coordinator at the path.
  case ownerMissing(OwnerPath)

  /// Screens are saved for a tab coordinator or an orchestrator that shows other coordinators.
  case containerHasStack(OwnerPath)

  /// There is no tab at the index; valid are those below `count`.
  case noTab(OwnerPath, index: Int, count: Int)

  /// The coordinator that was made for the path has another name.
  case otherName(made: String, for: OwnerPath)
}

/// What is wrong with one coordinator of a saved state.
public enum EntryProblem: Hashable, Sendable {
  /// The first one has an owner, or there is none.
  case noRoot

  /// The owner is none of those before it.
  case noOwner

  /// There can be no such index among its siblings.
  case noIndex(Int)

  /// Another one has the same place.
  case placeTaken

  /// What it has pushed is none of its children, or is pushed twice.
  case notPushable(Int)

  /// What it presents is none of its modals and detours, or is presented twice.
  case notPresentable(Int)

  /// It is a detour, and its owner does not present it.
  case detourNotPresented
}
