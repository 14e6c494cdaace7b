import LayoutSim

/// Shows an element, passes until it settles, and presses its buttons.
@MainActor
final class Show {
  var root: AnyElement
  private let tree = ElementTree(measurer: MonospacedMeasurer())
  private(set) var pass: Pass
  private(set) var passCount = 0
  private let proposal: Proposal

  init(
    _ proposal: Proposal = Proposal(width: 300, height: 600),
    @ElementBuilder content: () -> some Element
  ) {
    self.proposal = proposal
    root = AnyElement(content())
    (pass, passCount) = Show.settle(root, in: tree, proposal)
  }

  func refresh() {
    (pass, passCount) = Show.settle(root, in: tree, proposal)
  }

  func labels(_ role: Role) -> [String] {
    things(role).compactMap(\.label)
  }

  func things(_ role: Role) -> [RenderNode] {
    pass.nodes.filter { $0.role == role && $0.detail <= .semantic }
  }

  func action(at position: Int) -> (@MainActor () -> Void)? {
    let buttons = pass.nodes.indices.filter { pass.nodes[$0].role == .button }
    return buttons.indices.contains(position) ? pass.actions[buttons[position]] : nil
  }

  func press(at position: Int) {
    action(at: position)?()
    refresh()
  }

  func press(_ label: String) {
    let index = pass.nodes.firstIndex { $0.role == .button && $0.label == label }
    if let index { pass.actions[index]?() }
    refresh()
  }

  private static func settle(
    _ root: AnyElement,
    in tree: ElementTree,
    _ proposal: Proposal
  ) -> (Pass, Int) {
    var passCount = 0
    let pass = tree.settle {
      passCount += 1
      return PassInput(root, proposal: proposal, pixel: 1)
    }
    return (pass, passCount)
  }
}
