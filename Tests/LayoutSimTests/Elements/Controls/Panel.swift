import LayoutSim

/// Shows controls with real letters at three pixels a point, and touches them.
@MainActor
final class Panel {
  private let root: AnyElement
  private let inherited: InheritedValues
  private let proposal: Proposal
  private let pixel: Double
  private let tree = ElementTree(measurer: InterMeasurer())
  private(set) var pass: Pass

  init(
    _ platform: PlatformProfile = .iOS18,
    typeSize: TypeSize = .large,
    idiom: Idiom = .phone,
    width: Double? = 361,
    height: Double? = nil,
    pixel: Double = 1.0 / 3,
    @ElementBuilder content: () -> some Element
  ) {
    var inherited = InheritedValues()
    inherited.platform = platform
    inherited.dynamicTypeSize = typeSize
    inherited.idiom = idiom
    self.inherited = inherited
    self.pixel = pixel
    proposal = Proposal(width: width, height: height)
    root = AnyElement(content())
    pass = tree.pass(root, inherited: inherited, proposal: proposal, pixel: pixel)
  }

  /// The size of everything.
  var size: Size { pass.size }

  /// What a user sees of one kind of thing, in order.
  func things(_ role: Role) -> [RenderNode] {
    pass.nodes.filter { $0.role == role && $0.detail <= .semantic }
  }

  /// The kinds of things that a user sees, in order.
  var roles: [Role] { pass.nodes.filter { $0.detail <= .semantic }.map(\.role) }

  /// A fact of the first thing of a kind.
  func fact(_ key: String, of role: Role) -> String? {
    things(role).first?.facts.first { $0.key == key }?.value
  }

  /// Whether the first thing of a kind is marked as laid out with what is not known for sure.
  func isApproximate(_ role: Role) -> Bool {
    things(role).first?.flags.contains(.approximate) ?? false
  }

  /// Presses the first thing of a kind that is called `label`; false if nothing answers.
  @discardableResult
  func press(_ role: Role, _ label: String) -> Bool {
    guard let index = index(role, label), let action = pass.actions[index] else { return false }
    action()
    refresh()
    return true
  }

  /// Enters words into the first thing of a kind that is called `label`; false if it does not take
  /// them, `nil` if nothing answers.
  @discardableResult
  func enter(_ words: String, _ role: Role, _ label: String) -> Bool? {
    guard let index = index(role, label), let entry = pass.entries[index] else { return nil }
    let isTaken = entry(words)
    refresh()
    return isTaken
  }

  private func index(_ role: Role, _ label: String) -> Int? {
    pass.nodes.indices.first {
      let node = pass.nodes[$0]
      return node.role == role && node.label == label && node.detail <= .semantic
    }
  }

  private func refresh() {
    pass = tree.pass(root, inherited: inherited, proposal: proposal, pixel: pixel)
  }
}

/// A piece of state with a link to it, for controls that are tried on their own.
@MainActor
final class Wire<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var link: Bound<Value> { Bound(get: { self.value }, set: { self.value = $0 }) }
}

extension Size {
  /// Whether both lengths are within a hundredth of a point of those given.
  func isNear(_ width: Double, _ height: Double) -> Bool {
    abs(self.width - width) < 0.01 && abs(self.height - height) < 0.01
  }
}

extension Double {
  /// Whether it is within a hundredth of `other`.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 0.01 }
}
