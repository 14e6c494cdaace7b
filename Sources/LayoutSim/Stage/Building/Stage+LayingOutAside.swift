extension Stage {
  /// Lays an element out aside, at `width` and no height, until its state has settled.
  ///
  /// Nothing in it appears by that.
  ///
  /// - Parameters:
  ///   - width: The offered width in points.
  ///   - isUpToDate: Whether the element shows what it passed up; it is made anew until it does.
  ///   - element: Makes the element for one pass.
  /// - Returns: The last pass, without boxes.
  func layOutAside<Content: Element>(
    width: Double,
    until isUpToDate: () -> Bool = { true },
    element: () -> Content
  ) -> Pass {
    ElementTree(measurer: measurer, isShown: false)
      .settle(showsNodes: false, isUpToDate: isUpToDate) {
        input(element(), proposal: Proposal(width: width, height: nil))
      }.pass
  }

  /// A pass over `root` with everything that the stage hands down.
  func input<Root: Element>(_ root: Root, proposal: Proposal) -> PassInput<Root> {
    PassInput(root, inherited: inherited, proposal: proposal, pixel: traits.device.pixel)
  }
}
