/// The most passes that settling takes before it gives up.
package let settlingLimit = 32

/// What one pass lays out, and in what.
@MainActor
package struct PassInput<Root: Element> {
  let root: Root
  let inherited: InheritedValues
  let proposal: Proposal
  let pixel: Double

  /// A pass over `root`, to which `inherited` is handed down and which is offered `proposal`; a pixel is
  /// `pixel` points long.
  package init(
    _ root: Root,
    inherited: InheritedValues = InheritedValues(),
    proposal: Proposal,
    pixel: Double
  ) {
    self.root = root
    self.inherited = inherited
    self.proposal = proposal
    self.pixel = pixel
  }
}

extension ElementTree {
  /// Makes passes until nothing is left to change, ``settlingLimit`` at most.
  ///
  /// - Parameters:
  ///   - showsNodes: Whether the last pass lists its boxes.
  ///   - isUpToDate: Whether everything that was built for a pass is still so; it is asked once observers
  ///     were notified.
  ///   - isDone: Whether a pass may be the last one; it is asked about each.
  ///   - input: Builds what a pass lays out.
  /// - Returns: The last pass, and whether it left nothing to change.
  package func settle<Root: Element>(
    showsNodes: Bool = true,
    isUpToDate: () -> Bool = { true },
    isDone: (Pass) -> Bool = { _ in true },
    _ input: () -> PassInput<Root>
  ) -> (pass: Pass, isSettled: Bool) {
    var number = 0
    while true {
      number += 1
      let isLast = number == settlingLimit
      let input = input()
      let pass = pass(
        input.root,
        inherited: input.inherited,
        proposal: input.proposal,
        pixel: input.pixel,
        showsNodes: { needsAnother in
          showsNodes && (isLast || !needsAnother && isUpToDate())
        },
        isContinuing: number > 1
      )
      let leavesNothing = !pass.needsAnother && isUpToDate()
      let isSettled = isDone(pass) && leavesNothing
      if isSettled || isLast { return (pass, isSettled) }
    }
  }
}
