/// The state of a whole hierarchy, as a value: to be written to a file, compared, and restored.
///
/// It contains what calls have changed (roots, stacks, tabs, pushed children, presentations, flows) and
/// nothing that the app itself builds. It is flat, so that any depth can be encoded.
public struct SavedState: Hashable, Sendable {
  /// The version of saved states that this engine writes, and the latest that it reads.
  public static let currentVersion = 1

  /// The version of the format.
  public let version: Int

  /// The coordinators, the root first, and each after its owner.
  let coordinators: [SavedCoordinator]

  /// The indices of the presented coordinators, the lowest first; `nil` if there are fewer than two.
  ///
  /// Without it, what the selected tab presents is above what others do.
  let surfaces: [Int]?

  init(coordinators: [SavedCoordinator], surfaces: [Int]? = nil) {
    version = Self.currentVersion
    self.surfaces = surfaces
    self.coordinators = coordinators
  }
}

extension SavedState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case coordinators
    case surfaces
  }

  /// Reads a saved state of a known version.
  ///
  /// Another version is refused with ``SavedStateError/unknownVersion(_:newest:)`` before anything
  /// else is read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw FlowError.savedStateRefused(
        .unknownVersion(version, newest: Self.currentVersion)
      )
    }
    self.version = version
    coordinators = try container.decode([SavedCoordinator].self, forKey: .coordinators)
    surfaces = try container.decodeIfPresent([Int].self, forKey: .surfaces)
  }
}

extension SavedState {
  /// Throws if no hierarchy can be in the state, whatever its structure.
  ///
  /// Afterwards every index is valid, owners precede what they own, and no two coordinators have the same
  /// place.
  func check() throws(FlowError) {
    guard let root = coordinators.first, root.place == nil else { throw broken(0, .noRoot) }
    var taken: Set<SavedCoordinator.Place> = []
    var names: Set<NamedPlace> = []
    var isPresented = [Bool](repeating: false, count: coordinators.count)
    for (index, coordinator) in coordinators.enumerated().dropFirst() {
      guard let place = coordinator.place, (0..<index).contains(place.owner) else {
        throw broken(index, .noOwner)
      }
      guard (0..<Int.max).contains(place.index) else { throw broken(index, .noIndex(place.index)) }
      // A tab and a column are identified by their index, and a flow is the only one; the others differ by their
      // names.
      let isFree =
        switch place.role {
        case .tab, .column, .flow: taken.insert(place).inserted
        case .child, .modal, .detour, .screen, .subflow:
          names.insert(NamedPlace(place: place, name: coordinator.name)).inserted
        }
      guard isFree else { throw broken(index, .placeTaken) }
    }
    for (index, coordinator) in coordinators.enumerated() {
      try check(coordinator, at: index, &isPresented)
    }
    for (index, coordinator) in coordinators.enumerated() where !isPresented[index] {
      switch coordinator.place?.role {
      case .detour?, .screen?: throw broken(index, .detourNotPresented)
      case .subflow?:
        let owner = coordinator.place?.owner ?? 0
        guard coordinators[owner].pushed.contains(index) else {
          throw broken(index, .detourNotPresented)
        }
      case .child?, .tab?, .column?, .modal?, .flow?, nil: break
      }
    }
  }

  private struct NamedPlace: Hashable {
    let place: SavedCoordinator.Place
    let name: String
  }

  private func check(
    _ coordinator: SavedCoordinator,
    at index: Int,
    _ isPresented: inout [Bool]
  ) throws(FlowError) {
    var pushed: Set<Int> = []
    for child in coordinator.pushed {
      let role = role(of: child, in: index)
      guard role == .child || role == .subflow, pushed.insert(child).inserted else {
        throw broken(index, .notPushable(child))
      }
    }
    for presentation in coordinator.presentations {
      let shown = presentation.coordinator
      let isRight =
        switch presentation.kind {
        case .modal:
          role(of: shown, in: index) == .modal && presentation.detents != nil
            && presentation.style == nil
        case .detour:
          role(of: shown, in: index) == .detour && presentation.detents == nil
            && presentation.style == nil
        case .screen:
          role(of: shown, in: index) == .screen && presentation.isConsistent
            && coordinators[shown].isPlainScreen
        case .subflow:
          role(of: shown, in: index) == .subflow && presentation.isConsistent
            && !pushed.contains(shown)
        }
      guard isRight, !isPresented[shown] else { throw broken(index, .notPresentable(shown)) }
      isPresented[shown] = true
    }
  }

  /// The role of the coordinator at `index` with respect to the one at `owner`; `nil` if that does not own
  /// it.
  private func role(of index: Int, in owner: Int) -> OwnerStep.Role? {
    guard coordinators.indices.contains(index), let place = coordinators[index].place,
      place.owner == owner
    else { return nil }
    return place.role
  }

  private func broken(_ index: Int, _ problem: EntryProblem) -> FlowError {
    .savedStateRefused(.brokenEntry(index: index, problem))
  }
}

extension SavedPresentation {
  /// Whether it has a style other than a push, with detents if that is a sheet.
  fileprivate var isConsistent: Bool {
    guard let style, style != .push else { return false }
    return (style.detents != nil) == (detents != nil)
  }
}

extension SavedCoordinator {
  /// Whether it shows nothing but its root.
  fileprivate var isPlainScreen: Bool {
    stack.isEmpty && pushed.isEmpty && presentations.isEmpty && selectedTab == 0
      && lastingRoot == nil
  }
}
