/// One step of an owner path: what a coordinator is to its owner, and its name.
public struct OwnerStep: Hashable, Sendable, Codable {
  /// What a coordinator can be to the one that owns it.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// A structural child, pushed or not.
    case child

    /// A tab of a tab coordinator.
    case tab

    /// A registered modal, presented or not.
    case modal

    /// A detour, on screen.
    case detour

    /// The current flow of an orchestrator.
    case flow
  }

  /// What it is to its owner.
  public let role: Role

  /// The coordinator's name.
  public let name: String

  /// For a tab its index; otherwise how many of its siblings with the same role and name
  /// stand before it.
  public let index: Int

  /// The step to the coordinator called `name`.
  public init(role: Role, name: String, index: Int = 0) {
    self.role = role
    self.name = name
    self.index = index
  }
}

extension OwnerStep: CustomStringConvertible {
  /// `tab 1 Browse`, `child Authors`, or `child Authors 2` for the second of that name.
  public var description: String {
    switch role {
    case .tab: "tab \(index) \(name)"
    case .child, .modal, .detour, .flow:
      // People count from one; what cannot be counted on is printed as it is.
      index == 0
        ? "\(role.rawValue) \(name)"
        : "\(role.rawValue) \(name) \(index < .max ? index + 1 : index)"
    }
  }
}
