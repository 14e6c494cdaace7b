/// The place of a coordinator in its hierarchy, from the root down: `app/tab 1 Browse/child
/// Authors`.
///
/// Paths are made of roles and names, not of objects, so that they are equal between two runs and
/// can be printed, compared and sent anywhere.
public struct OwnerPath: Hashable, Sendable, Codable {
  /// The steps below the root, outermost first; empty for the root itself.
  public let steps: [OwnerStep]

  /// The name of the root coordinator.
  public let rootName: String

  /// The path that leads from the coordinator called `rootName` through `steps`.
  public init(rootName: String, steps: [OwnerStep] = []) {
    self.rootName = rootName
    self.steps = steps
  }

  /// The name of the coordinator at the end of the path.
  public var name: String { steps.last?.name ?? rootName }

  /// The path of a coordinator that this one owns.
  public func appending(_ step: OwnerStep) -> OwnerPath {
    OwnerPath(rootName: rootName, steps: steps + [step])
  }

  /// The path of the same coordinator when its root is owned, and is at `place`.
  func moved(to place: OwnerPath) -> OwnerPath {
    OwnerPath(rootName: place.rootName, steps: place.steps + steps)
  }
}

extension OwnerPath: CustomStringConvertible {
  /// The roles and names, joined by slashes; the root is always `app`.
  public var description: String {
    (["app"] + steps.map(\.description)).joined(separator: "/")
  }
}

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
    default: index == 0 ? "\(role.rawValue) \(name)" : "\(role.rawValue) \(name) \(index + 1)"
    }
  }
}
