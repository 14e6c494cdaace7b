import LayoutSim

/// The elements of a scenario, laid out again and again as a stage does it: a pass makes all boxes anew, in
/// the memory of those before.
@MainActor
struct RepeatedLayout {
  private let tree: ElementTree
  private let element: any Element
  private let proposal: Proposal

  init(_ scenario: LayoutScenario, size: Int, measurer: any TextMeasurer = StubText()) {
    tree = ElementTree(measurer: measurer)
    element = scenario.element(size)
    proposal = scenario.proposal
  }

  func run() { run(element) }

  private func run(_ element: some Element) {
    let pass = tree.pass(element, proposal: proposal, pixel: 1, showsNodes: { _ in false })
    precondition(pass.refusal == nil, "\(pass.refusal as Any)")
  }
}
