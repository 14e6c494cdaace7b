/// One step of an owner path: the relation of a coordinator to its owner, and its name.
public struct OwnerStep: Hashable, Sendable, Codable {
  /// The relation of a coordinator to its owner.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// A structural child, pushed or not.
    case child

    /// A tab of a tab coordinator.
    case tab

    /// A column of a split coordinator.
    case column

    /// A registered modal, presented or not.
    case modal

    /// A presented detour.
    case detour

    /// The current flow of an orchestrator.
    case flow

    /// A plain screen that its owner presents.
    case screen

    /// A coordinator that a call brought along, until it leaves.
    case subflow
  }

  /// The relation to its owner.
  public let role: Role

  /// The coordinator's name.
  public let name: String

  /// For a tab its index, for a column 0 (sidebar), 1 (content) or 2 (detail); otherwise the number of preceding siblings with the same role and name.
  public let index: Int

  /// Creates the step to the coordinator named `name`.
  public init(role: Role, name: String, index: Int = 0) {
    self.role = role
    self.name = name
    self.index = index
  }
}

extension OwnerStep: CustomStringConvertible {
  /// `tab 1 Browse`, `column detail Message`, `child Authors`, or `child Authors 2` for the second of that name.
  public var description: String {
    switch role {
    case .tab: "tab \(index) \(name)"
    case .column:
      "column \(SplitColumn(index: index)?.rawValue ?? String(index)) \(name)"
    case .child, .modal, .detour, .flow, .screen, .subflow:
      // Printed numbers start at one; an index that cannot be incremented is printed as it is.
      index == 0
        ? "\(role.rawValue) \(name)"
        : "\(role.rawValue) \(name) \(index < .max ? index + 1 : index)"
    }
  }
}
