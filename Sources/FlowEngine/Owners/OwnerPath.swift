/// The place of a coordinator in its hierarchy, from the root down: `app/tab 1 Browse/child Authors`.
///
/// Paths are made of roles and names, not of objects, so they are equal between two runs and can be printed,
/// compared and sent anywhere. A path shares storage with the paths of its owners, so creating and copying it
/// takes the same time at any depth.
public struct OwnerPath: Sendable {
  let node: OwnerPathNode

  init(_ node: OwnerPathNode) {
    self.node = node
  }

  /// Creates the path from the coordinator named `rootName` through `steps`.
  public init(rootName: String, steps: [OwnerStep] = []) {
    node = steps.reduce(OwnerPathNode(rootName: rootName)) { OwnerPathNode($1, below: $0) }
  }

  /// The steps below the root, outermost first; empty for the root itself.
  ///
  /// - Complexity: O(depth).
  public var steps: [OwnerStep] {
    var steps: [OwnerStep] = []
    steps.reserveCapacity(node.depth)
    node.climb { if let step = $0.step { steps.append(step) } }
    return steps.reversed()
  }

  /// The last step; `nil` for the root.
  package var lastStep: OwnerStep? { node.step }

  /// The name of the root coordinator.
  ///
  /// - Complexity: O(depth).
  public var rootName: String {
    var name = ""
    node.climb { name = $0.name }
    return name
  }

  /// The number of owners above the coordinator: 0 for the root.
  public var depth: Int { node.depth }

  /// The name of the coordinator at the end of the path.
  public var name: String { node.name }

  /// The path of a coordinator that this one owns.
  public func appending(_ step: OwnerStep) -> OwnerPath {
    OwnerPath(OwnerPathNode(step, below: node))
  }

  /// The path of the same coordinator once its root is owned, and is at `place`.
  func moved(to place: OwnerPath) -> OwnerPath {
    steps.reduce(place) { $0.appending($1) }
  }
}

extension OwnerPath: Hashable {
  /// Whether both have equal steps and equal root names.
  public static func == (lhs: OwnerPath, rhs: OwnerPath) -> Bool {
    lhs.node.isEqual(to: rhs.node)
  }

  /// Feeds the end of the path and its depth to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.depth)
    hasher.combine(node.name)
    hasher.combine(node.step)
  }
}

extension OwnerPath: Codable {
  private enum CodingKeys: String, CodingKey { case rootName, steps }

  /// Reads the root's name and the steps.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rootName: try values.decode(String.self, forKey: .rootName),
      steps: try values.decode([OwnerStep].self, forKey: .steps)
    )
  }

  /// Writes the root's name and the steps.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(rootName, forKey: .rootName)
    try values.encode(steps, forKey: .steps)
  }
}

extension OwnerPath: CustomStringConvertible {
  /// The roles and names, joined by slashes; the root is always `app`.
  public var description: String {
    steps.reduce(into: "app") { $0 += "/\($1)" }
  }
}

/// The last step of an owner path, linked to the path before it.
final class OwnerPathNode: Sendable {
  /// The last step; `nil` at the root.
  let step: OwnerStep?

  let name: String
  let depth: Int

  // Changes only during deinitialization, when nothing else refers to it.
  private nonisolated(unsafe) var upper: OwnerPathNode?

  init(rootName: String) {
    step = nil
    name = rootName
    depth = 0
  }

  init(_ step: OwnerStep, below upper: OwnerPathNode) {
    self.step = step
    self.upper = upper
    name = step.name
    depth = upper.depth + 1
  }

  deinit {
    // One by one: a long path must not exhaust the thread's stack.
    var current = upper
    upper = nil
    while isKnownUniquelyReferenced(&current) {
      let next = current?.upper
      current?.upper = nil
      current = next
    }
  }

  /// Calls `body` with this node and all before it, the root last.
  func climb(_ body: (OwnerPathNode) -> Void) {
    var current: OwnerPathNode? = self
    while let node = current {
      body(node)
      current = node.upper
    }
  }

  func isEqual(to other: OwnerPathNode) -> Bool {
    guard depth == other.depth else { return false }
    var (left, right) = (self, other)
    while left !== right {
      guard left.step == right.step, left.name == right.name else { return false }
      guard let upperLeft = left.upper, let upperRight = right.upper else { return true }
      (left, right) = (upperLeft, upperRight)
    }
    return true
  }
}

/// One step of an owner path: the relation of a coordinator to its owner, and its name.
public struct OwnerStep: Hashable, Sendable, Codable {
  /// The relation of a coordinator to its owner; a coordinator has at most one owner.
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

    /// A plain screen that its owner presents, by a coordinator of the engine.
    case screen

    /// A coordinator that a call brought along, pushed or presented until it leaves.
    case subflow
  }

  /// The relation to its owner.
  public let role: Role

  /// The coordinator's name.
  public let name: String

  /// For a tab its index, for a column 0 (sidebar), 1 (content) or 2 (detail); otherwise the number of preceding
  /// siblings with the same role and name.
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
