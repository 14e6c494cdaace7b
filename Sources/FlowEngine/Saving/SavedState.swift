import FlowEngineCore

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

  init(coordinators: [SavedCoordinator]) {
    version = Self.currentVersion
    self.coordinators = coordinators
  }
}

extension SavedState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case coordinators
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
  }
}
