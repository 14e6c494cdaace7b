/// The reason why a hierarchy could not be saved, or a saved state not restored.
///
/// Nothing has changed in either case. Coordinators wrap one in ``FlowError/savedStateRefused(_:)``.
public enum SavedStateError: Error, Hashable, Sendable {
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

extension SavedStateError: CustomStringConvertible {
  /// A sentence that states what happened with all the facts, followed by what to do.
  public var description: String { "\(whatHappened) \(whatToDo)" }

  /// What happened, as a sentence.
  public var whatHappened: String { happened.onOneLine }

  /// What to do about it, as a sentence.
  public var whatToDo: String { advice.onOneLine }

  private var happened: String {
    switch self {
    case .routeNotCodable(let route, let owner):
      "\(route.type) “\(route)” of \(owner) cannot be saved: it is not Codable."
    case .routeNotEncoded(let route, let owner):
      "\(route.type) “\(route)” of \(owner) cannot be saved: its encode(to:) failed."
    case .tooLarge(let bytes, let limit):
      "The saved state has \(bytes) bytes; the limit is \(limit)."
    case .notReadable(let place):
      place.isEmpty
        ? "The saved state cannot be read." : "The saved state cannot be read at \(place)."
    case .unknownVersion(let version, let newest):
      "The saved state has version \(version); the newest known version is \(newest)."
    case .brokenEntry(let index, let problem):
      "Coordinator \(index) of the saved state \(problem)."
    case .otherRoot(let saved, let current):
      "The saved state belongs to \(saved), but this is \(current)."
    case .ownerMissing(let owner):
      "The saved state has \(owner), but there is no such coordinator."
    case .containerHasStack(let owner):
      "The saved state has screens on \(owner), which has no stack."
    case .noTab(let owner, let index, let count):
      "The saved state selects tab \(index) of \(owner), which has \(count)."
    case .otherName(let made, let owner):
      "The coordinator that was created for \(owner) is named \(made)."
    }
  }

  private var advice: String {
    switch self {
    case .routeNotCodable(let route, _): "Let \(route.type) be Codable."
    case .routeNotEncoded: "Let it encode all its values."
    case .tooLarge: "Start anew, and look for what pushes so many screens."
    case .notReadable, .brokenEntry: "Start anew; the data is damaged."
    case .unknownVersion: "Start anew, or restore it with the version that saved it."
    case .otherRoot: "Restore it on the coordinator that it was saved from."
    case .ownerMissing: "Start anew, or add the coordinator before restoring."
    case .containerHasStack, .noTab:
      "Start anew; the app was structured differently when it was saved."
    case .otherName: "Let coordinator(restoring:) create what the saved owner names, or return nil."
    }
  }
}

extension EntryProblem: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .noRoot: "is not the root that it should be"
    case .noOwner: "has an owner that does not come before it"
    case .noIndex(let index): "has the index \(index) among its siblings"
    case .placeTaken: "has the same place as another"
    case .notPushable(let index): "has pushed \(index), which it cannot push"
    case .notPresentable(let index): "presents \(index), which it cannot present"
    case .detourNotPresented: "is a detour that no coordinator presents"
    }
  }
}
