/// The maximum number of passes of one settling.
package let settlingLimit = 32

/// The number of passes after which observers are notified although something was built for other values.
private let silentLimit = 4

/// The input of a pass.
@MainActor
package struct PassInput<Root: Element> {
  let root: Root
  let inherited: InheritedValues
  let proposal: Proposal
  let pixel: Double

  /// Creates a pass over `root` with `inherited` values, an offer of `proposal`, and pixels of `pixel`
  /// points.
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
  /// Runs passes until nothing is left to change, at most ``settlingLimit``.
  ///
  /// - Parameters:
  ///   - showsNodes: Whether the last pass lists its boxes.
  ///   - mayNotify: Whether observers are to be notified: not of what was built for other values than the content has
  ///     passed up, which is never seen.
  ///   - isUpToDate: Whether what the input of a pass was built from is still current; it is called once for each, when
  ///     observers were notified.
  ///   - isDone: Whether a pass may be the last one; it is called for each.
  ///   - input: Builds the input of a pass, and returns what it was built from.
  /// - Returns: The last pass, what its input was built from, and whether it left nothing to change.
  package func settle<Root: Element, Source>(
    showsNodes: Bool = true,
    mayNotify: (Source) -> Bool = { _ in true },
    isUpToDate: (Source) -> Bool = { _ in true },
    isDone: (Pass, Source) -> Bool = { _, _ in true },
    _ input: () -> (PassInput<Root>, from: Source)
  ) -> (pass: Pass, source: Source, isSettled: Bool) {
    var number = 0
    while true {
      number += 1
      let isLast = number == settlingLimit
      let (input, source) = input()
      var isCurrent: Bool?
      let pass = pass(
        input.root,
        inherited: input.inherited,
        proposal: input.proposal,
        pixel: input.pixel,
        mayNotify: { number > silentLimit || mayNotify(source) },
        showsNodes: { needsAnother in
          let isStill = isUpToDate(source)
          isCurrent = isStill
          return showsNodes && (isLast || !needsAnother && isStill)
        },
        isContinuing: number > 1
      )
      // Elements that cannot be laid out have no observers.
      let leavesNothing = !pass.needsAnother && (isCurrent ?? isUpToDate(source))
      let isSettled = isDone(pass, source) && leavesNothing
      if isSettled || isLast { return (pass, source, isSettled) }
    }
  }

  /// Runs passes until nothing is left to change, and returns the last one.
  package func settle<Root: Element>(
    showsNodes: Bool = true,
    isUpToDate: () -> Bool = { true },
    _ input: () -> PassInput<Root>
  ) -> Pass {
    settle(showsNodes: showsNodes, isUpToDate: { _ in isUpToDate() }) {
      (input(), from: ())
    }.pass
  }
}
