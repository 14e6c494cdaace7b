import LayoutSim

/// The elements of a scenario, laid out repeatedly as on a stage: each pass creates all boxes again, in the
/// memory of the previous ones.
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
