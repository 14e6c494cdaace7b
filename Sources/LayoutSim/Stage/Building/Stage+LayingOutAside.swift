extension Stage {
  /// Lays out an element outside the window, at `width` and no height, until its state has settled.
  ///
  /// Nothing in it appears as a result.
  ///
  /// - Parameters:
  ///   - width: The offered width in points.
  ///   - isUpToDate: Whether the element reflects what it passed up; it is rebuilt until it does.
  ///   - element: Builds the element for one pass.
  /// - Returns: The last pass, without boxes.
  func layOutAside<Content: Element>(
    width: Double,
    until isUpToDate: () -> Bool = { true },
    element: () -> Content
  ) -> Pass {
    ElementTree(measurer: measurer, isShown: false)
      .settle(showsNodes: false, isUpToDate: isUpToDate) {
        input(element(), proposal: Proposal(width: width, height: nil))
      }
  }

  /// The input of a pass over `root`, with everything that the stage passes down.
  func input<Root: Element>(_ root: Root, proposal: Proposal) -> PassInput<Root> {
    PassInput(root, inherited: inherited, proposal: proposal, pixel: traits.device.pixel)
  }
}
