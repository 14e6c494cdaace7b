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
  /// Another version is refused with ``SavedStateProblem/unknownVersion(_:newest:)`` before anything
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
