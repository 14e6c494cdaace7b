/// The place of a coordinator in its hierarchy, from the root down: `app/tab 1 Browse/child
/// Authors`.
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
